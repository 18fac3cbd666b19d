import { composeStories } from '@storybook/react-webpack5';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { ProductsBody } from '../../../contract/homepage';
import { buildProductCards, buildProductPage } from '../../testing/builders/homepage';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderStory } from '../../testing/renderStory';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { SearchPage } from './SearchPage';
import * as stories from './SearchPage.stories';

const { NoQuery, NothingFound, NothingWithFilters, SimilarOnly, UnknownCategory } = composeStories(stories);

const open = (route: string | string[]) => renderWithProviders(<SearchPage />, { route });

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

const cards = () => within(screen.getByRole('list', { name: /^Results for/ })).getAllByRole('article');
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of results', () => {
  it('shows the results for the query, with their count, the best match first', async () => {
    const requests = fakeProducts(() => ok(buildProductPage({ items: buildProductCards(3), total: 7 })));
    open('/search?q=%20ragi%20%26%20கம்பு');
    expect(await title('Results for “ragi & கம்பு”')).toBeVisible();
    expect(await screen.findByText('7 products')).toBeVisible();
    expect(cards()).toHaveLength(3);
    expect(requests).toEqual([{ search: 'ragi & கம்பு' }]);
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Best match');
    expect(screen.queryByText(/No exact match/)).not.toBeInTheDocument();
  });

  it('leads to the recipes that the query names, too', async () => {
    fakeProducts();
    open('/search?q=dosa');
    const recipes = within(await screen.findByRole('region', { name: 'Recipes' }));
    expect(recipes.getByRole('link', { name: 'Foxtail millet dosa' })).toHaveAttribute(
      'href',
      '/recipes/foxtail-millet-dosa',
    );
  });

  it('leads to the producers that the query names, also where no product has its words', async () => {
    fakeProducts(() => ok(buildProductPage({ items: [] })));
    open('/search?q=hill%20farmers');
    const producers = within(await screen.findByRole('region', { name: 'Producers' }));
    expect(producers.getByRole('link', { name: /Hill Farmers’ Group.*Erode/ })).toHaveAttribute(
      'href',
      '/producers/hill-farmers-group',
    );
    expect(await title('Results for “hill farmers”')).toBeVisible();
    expect(screen.queryByText('Try another spelling or fewer words.')).not.toBeInTheDocument();
  });

  it('explains when only similar products are shown', async () => {
    renderStory(SimilarOnly);
    expect(await screen.findByText('No exact match for “rgai”. Showing the closest ones.')).toBeVisible();
    expect(cards()).toHaveLength(5);
  });

  it('puts sort, stock and price into the URL beside the query, and refetches', async () => {
    const requests = fakeProducts();
    const { user, router } = open('/search?q=ragi');
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Price: low to high');
    await user.click(screen.getByRole('switch', { name: 'In stock only' }));
    await user.click(screen.getByText('Price range', { selector: 'summary > span' }));
    await user.type(await screen.findByLabelText('To ₹'), '250');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(requests.at(-1)).toEqual({ search: 'ragi', sort: 'price-asc', inStock: true, priceMax: 25_000 }),
    );
    expect(router.state.location.search).toBe('?q=ragi&sort=price-asc&inStock=1&max=250');

    await user.selectOptions(screen.getByLabelText('Sort by'), 'Best match');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('?q=ragi');
  });

  it('searches one category, or all again, and preserves the filters', async () => {
    const requests = fakeProducts();
    const { user, router } = open('/search?q=ragi&inStock=1');
    const nav = await screen.findByRole('navigation', { name: 'Categories' });
    await user.click(await within(nav).findByRole('link', { name: 'Puttu Mix' }));
    expect(router.state.location.search).toBe('?q=ragi&inStock=1&id=puttu-mix');
    await waitFor(() => expect(requests.at(-1)).toEqual({ search: 'ragi', categoryId: 'puttu-mix', inStock: true }));
    expect(within(nav).getByRole('link', { name: 'Puttu Mix' })).toHaveAttribute('aria-current', 'page');
    await user.click(within(nav).getByRole('link', { name: 'All products' }));
    expect(router.state.location.search).toBe('?q=ragi&inStock=1');
  });

  it('pages by cursor', async () => {
    const all = buildProductCards(5);
    const requests = fakeProducts(({ cursor }) =>
      ok(
        cursor === undefined
          ? buildProductPage({ items: all.slice(0, 3), nextCursor: 'after-3', total: 5 })
          : buildProductPage({ items: all.slice(3), total: 5 }),
      ),
    );
    const { user } = open('/search?q=millet');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(cards()).toHaveLength(5));
    expect(requests.at(-1)).toEqual({ search: 'millet', cursor: 'after-3' });
  });

  it('shows best sellers below few results, without those', async () => {
    const [first, ...others] = buildProductCards(3);
    mswServer.use(http.get(api('/homepage/other/products'), () => ok([first, ...others])));
    fakeProducts(() => ok(buildProductPage({ items: [first!] })));
    open('/search?q=ragi');
    const rail = within(await screen.findByRole('region', { name: 'You may also like' }));
    await waitFor(() => expect(rail.getAllByRole('article')).toHaveLength(2));
    expect(cards()).toHaveLength(1);
  });

  it('shows its products at once on Back', async () => {
    const requests = fakeProducts(({ search }) => ok(buildProductPage({ items: buildProductCards(2, search) })));
    const { goBack, router } = open('/search?q=ragi');
    expect(await screen.findByRole('heading', { name: 'Product 2 of ragi' })).toBeVisible();
    await act(() => router.navigate('/search?q=kambu'));
    expect(await screen.findByRole('heading', { name: 'Product 2 of kambu' })).toBeVisible();
    await goBack();
    expect(screen.getByRole('heading', { name: 'Product 2 of ragi' })).toBeVisible();
    expect(requests).toHaveLength(2);
  });

  it('leads on to categories and best sellers when there is nothing', async () => {
    renderStory(NothingFound);
    expect(await title('Nothing found for “chocolate”')).toBeVisible();
    // The message is said once.
    expect(screen.getAllByText(/chocolate|nothing found/i)).toHaveLength(1);
    expect(await screen.findByRole('link', { name: 'Puttu Mix' })).toHaveAttribute('href', '/categories?id=puttu-mix');
    const toAll = screen.getAllByRole('link', { name: 'All products' });
    expect(toAll.map((link) => link.getAttribute('href'))).toEqual(['/categories', '/categories']);
    expect(screen.getByRole('link', { name: 'ragi' })).toHaveAttribute('href', '/search?q=ragi');
    expect(await screen.findByRole('heading', { name: 'You may also like' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Mappillai Samba/ })).toBeVisible();
  });

  it('offers to clear the filters, the category too, when they leave nothing', async () => {
    const { user, router } = renderStory(NothingWithFilters, {
      route: '/search?q=ragi&id=puttu-mix&min=5000&sort=name',
    });
    await screen.findByRole('heading', { name: 'Nothing matches these filters' });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('?q=ragi&sort=name');
  });

  it('tries again after a failure', async () => {
    let failures = 1;
    fakeProducts(() => (failures-- > 0 ? rejected(500, 'Out of order') : ok(buildProductPage())));
    const { user } = open('/search?q=ragi');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
  });

  it.each(['/search', '/search?q=', '/search?q=%20%20'])(
    'prompts for a query at %s, and requests nothing',
    async (route) => {
      const requests = fakeProducts();
      renderStory(NoQuery, { route });
      expect(await title('What are you looking for?')).toBeVisible();
      expect(await screen.findByRole('link', { name: /^Puttu Mix/ })).toBeVisible();
      expect(await screen.findByRole('link', { name: /^Mappillai Samba/ })).toBeVisible();
      expect(requests).toEqual([]);
    },
  );

  it('shows Not Found for an unknown category', async () => {
    renderStory(UnknownCategory);
    expect(await screen.findByText('There is no such category.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/categories');
    const categories = screen.getByRole('region', { name: 'Popular categories' });
    expect((await within(categories).findAllByRole('link')).length).toBeGreaterThan(1);
  });

  it.each([
    ['counts no products beside categories, as it lists some of them', 7, false],
    ['counts them where nothing was found', 0, true],
  ])('%s', async (_what, total, hasCounts) => {
    fakeProducts(() => ok(buildProductPage({ items: buildProductCards(Math.min(total, 3)), total })));
    open('/search?q=ragi');
    const categories = screen.getByRole('navigation', { name: 'Categories' });
    await within(categories).findByRole('link', { name: 'Puttu Mix' });
    await waitFor(() => expect(categories.querySelector('.count') !== null).toBe(hasCounts));
  });

  it('limits the query to what the server accepts', async () => {
    const requests = fakeProducts();
    open(`/search?q=${'x'.repeat(300)}`);
    await waitFor(() => expect(requests).toEqual([{ search: 'x'.repeat(100) }]));
  });

  it('puts a product into the cart', async () => {
    const { user, store } = open('/search?q=thinai');
    await user.click(await screen.findByRole('button', { name: /^Add Foxtail/ }));
    expect(store.getState().cart.items).toMatchObject([{ _id: 'ml-thinai-500', quantity: 1 }]);
  });

  it('is translated into Hindi', async () => {
    renderWithProviders(<SearchPage />, { route: '/search?q=रागी', language: 'hi' });
    expect(await title('“रागी” के नतीजे')).toBeVisible();
  });
});
