import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { ProductsBody } from '../../../contract/homepage';
import { buildCategories, buildProductCards, buildProductPage } from '../../testing/builders/homepage';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { CategoriesPage } from './CategoriesPage';

const open = (route: string) => renderWithProviders(<CategoriesPage />, { route });

/** Fakes product lists and records requests. */
const fakeProducts = (respond: (body: ProductsBody) => ReturnType<typeof ok> = () => ok(buildProductPage())) => {
  const requests: ProductsBody[] = [];
  mswServer.use(
    http.post<never, ProductsBody>(api('/homepage/products'), async ({ request }) => {
      const body = await request.json();
      requests.push(body);
      return respond(body);
    }),
  );
  return requests;
};

const cards = () => screen.getAllByRole('article');

describe('CategoriesPage', () => {
  it('shows the products of the category in the URL, with their count', async () => {
    const requests = fakeProducts(() => ok(buildProductPage({ total: 8 })));
    open('/categories?id=puttu-mix');
    expect(await screen.findByRole('heading', { level: 1, name: 'Puttu Mix' })).toBeInTheDocument();
    expect(await screen.findByText('8 products')).toBeInTheDocument();
    expect(requests).toEqual([{ categoryId: 'puttu-mix' }]);
    expect(screen.getByRole('link', { name: 'Puttu Mix' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows the whole shop without a category', async () => {
    const requests = fakeProducts();
    open('/categories');
    expect(await screen.findByRole('heading', { level: 1, name: 'All products' })).toBeInTheDocument();
    expect(await screen.findByText('1 product')).toBeInTheDocument();
    expect(requests).toEqual([{}]);
  });

  it('shows Not Found for an unknown category, and requests no products', async () => {
    const requests = fakeProducts();
    open('/categories?id=chocolate');
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeInTheDocument();
    expect(screen.getByText('There is no such category.')).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  it('shows Not Found once the category of the open page was deleted', async () => {
    let isDeleted = false;
    mswServer.use(http.get(api('/homepage/category/list'), () => ok(buildCategories().filter(() => !isDeleted))));
    fakeProducts(() => (isDeleted ? rejected(404, 'There is no such category.') : ok(buildProductPage())));
    const { user } = open('/categories?id=puttu-mix');
    await screen.findByRole('article');
    isDeleted = true;
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high');
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeInTheDocument();
  });

  it('puts sort, stock and price into the URL and refetches', async () => {
    const requests = fakeProducts();
    const { user, router } = open('/categories?id=puttu-mix');
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Price: low to high');
    await user.click(screen.getByRole('switch', { name: 'In stock only' }));
    await user.click(screen.getByText('Price range', { selector: 'summary > span' }));
    await user.type(await screen.findByLabelText('From ₹'), '100');
    await user.type(screen.getByLabelText('To ₹'), '250');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(requests.at(-1)).toEqual({
        categoryId: 'puttu-mix',
        sort: 'price-asc',
        inStock: true,
        priceMin: 10_000,
        priceMax: 25_000,
      }),
    );
    expect(router.state.location.search).toBe('?id=puttu-mix&sort=price-asc&inStock=1&min=100&max=250');

    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('?id=puttu-mix&sort=price-asc');
    expect(screen.getByLabelText('From ₹')).toHaveValue('');
  });

  test.each([
    ['letters', 'abc', '', 'Enter whole rupees'],
    ['a fraction', '1.5', '', 'Enter whole rupees'],
    ['a negative price', '-1', '', 'Enter whole rupees'],
    ['an upper bound below the lower', '200', '100', 'Enter a price no lower than the first'],
  ])('rejects %s as a price range', async (_what, from, to, message) => {
    const { user, router } = open('/categories');
    await user.click(await screen.findByText('Price range', { selector: 'summary > span' }));
    await user.type(screen.getByLabelText('From ₹'), from);
    if (to !== '') await user.type(screen.getByLabelText('To ₹'), to);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('pages by cursor', async () => {
    const all = buildProductCards(5);
    const requests = fakeProducts(({ cursor }) =>
      ok(
        cursor === undefined
          ? buildProductPage({ items: all.slice(0, 3), nextCursor: 'after-3', total: 5 })
          : buildProductPage({ items: all.slice(2), total: 5 }),
      ),
    );
    const { user } = open('/categories');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    // The third came on both pages and is shown once.
    await waitFor(() => expect(cards()).toHaveLength(5));
    expect(requests.map(({ cursor }) => cursor)).toEqual([undefined, 'after-3']);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('fetches the next page when its end comes near', async () => {
    const seen: (() => void)[] = [];
    class Observer {
      constructor(callback: IntersectionObserverCallback) {
        seen.push(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
      }
      observe() {}
      disconnect() {}
    }
    Object.defineProperty(globalThis, 'IntersectionObserver', { value: Observer, configurable: true });
    fakeProducts(({ cursor }) =>
      ok(
        cursor === undefined
          ? buildProductPage({ items: buildProductCards(2, 'first'), nextCursor: 'next' })
          : buildProductPage({ items: buildProductCards(2, 'second') }),
      ),
    );
    open('/categories');
    await screen.findByRole('button', { name: 'Show more' });
    act(() => seen.at(-1)!());
    await waitFor(() => expect(cards()).toHaveLength(4));
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  it('retains loaded products when the next page fails, and retries', async () => {
    let failures = 1;
    fakeProducts(({ cursor }) => {
      if (cursor === undefined)
        return ok(buildProductPage({ items: buildProductCards(2, 'first'), nextCursor: 'next' }));
      return failures-- > 0 ? rejected(500) : ok(buildProductPage({ items: buildProductCards(2, 'second') }));
    });
    const { user } = open('/categories');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('We couldn’t load more products.')).toBeInTheDocument();
    expect(cards()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(cards()).toHaveLength(4));
  });

  test.each([
    ['min=5000', 'From ₹5,000'],
    ['max=20', 'Up to ₹20'],
    ['min=20&max=30', 'From ₹20 · Up to ₹30'],
    ['inStock=1&max=20', 'Up to ₹20 · In stock only'],
  ])('names the filters %s that leave nothing, shows best sellers, and offers to clear them', async (filters, why) => {
    fakeProducts(({ categoryId, ...narrowed }) =>
      ok(buildProductPage(Object.keys(narrowed).length > 0 ? { items: [] } : { total: 8 })),
    );
    const { user, router } = open(`/categories?id=puttu-mix&${filters}`);
    await screen.findByRole('heading', { name: 'Nothing matches these filters' });
    expect(screen.getByText(why, { selector: 'p' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'You may also like' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('8 products')).toBeVisible();
    expect(router.state.location.search).toBe('?id=puttu-mix');
    expect(screen.queryByRole('region', { name: 'You may also like' })).not.toBeInTheDocument();
  });

  it('says of a category without products that there is nothing yet', async () => {
    fakeProducts(() => ok(buildProductPage({ items: [] })));
    open('/categories?id=puttu-mix');
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('tries again after a failure', async () => {
    let failures = 1;
    fakeProducts(() => (failures-- > 0 ? rejected(500, 'Out of order') : ok(buildProductPage())));
    const { user } = open('/categories');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  it('returns to the default sort, which the URL omits', async () => {
    const requests = fakeProducts();
    const { user, router } = open('/categories?sort=name');
    const order = await screen.findByLabelText('Sort by');
    expect(order).toHaveValue('name');
    expect(screen.queryByRole('option', { name: 'Best match' })).not.toBeInTheDocument();
    await user.selectOptions(order, 'Most popular');
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(requests.at(-1)).toEqual({}));
  });

  it('has a search for phones, which leads to the page of results', async () => {
    const { user, router } = open('/categories?id=puttu-mix');
    await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'தினை{Enter}');
    expect(router.state.location.pathname).toBe('/search');
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('தினை');
  });

  it('has no search of its own', async () => {
    const requests = fakeProducts();
    open('/categories?search=ragi&q=ragi');
    expect(await screen.findByRole('heading', { level: 1, name: 'All products' })).toBeInTheDocument();
    await waitFor(() => expect(requests).toEqual([{}]));
  });

  it('puts a product of the list into the cart', async () => {
    const { user, store } = open('/categories');
    await user.click(await screen.findByRole('radio', { name: '1 kg' }));
    await user.click(screen.getByRole('button', { name: /^Add Foxtail/ }));
    expect(store.getState().cart.items).toEqual([
      { _id: 'ml-thinai-1000', productPrice: 13_500, quantity: 1, addons: [] },
    ]);
  });

  it('is translated into Tamil', async () => {
    renderWithProviders(<CategoriesPage />, { route: '/categories', language: 'ta' });
    expect(await screen.findByText('1 பொருள்')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'இருப்பில் உள்ளவை' })).toBeInTheDocument();
  });
});
