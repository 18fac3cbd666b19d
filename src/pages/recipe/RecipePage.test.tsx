import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import type { RecipeDetail } from '../../../contract/homepage';
import { ROUTES } from '../../../contract/routes';
import { buildPack, buildProductCard, buildRecipe } from '../../testing/builders/homepage';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { RecipePage } from './RecipePage';

const detail = api('/homepage/recipe/detail/:slug');

const open = (options: Parameters<typeof renderWithProviders>[1] = {}) =>
  renderWithProviders(<RecipePage />, { route: '/recipes/foxtail-millet-dosa', path: ROUTES.recipe.path, ...options });
const show = (recipe: RecipeDetail) => mswServer.use(http.get(detail, () => ok(recipe)));

const ragi = buildProductCard({
  _id: 'ml-ragifl',
  slug: 'ragi-flour',
  name: 'Ragi Flour',
  packs: [
    buildPack({ _id: 'ml-ragifl-500', available: 0 }),
    buildPack({ _id: 'ml-ragifl-1000', netGrams: 1000, productPrice: 9_000, mrpPaise: 9_000 }),
  ],
});
const soldOut = buildProductCard({ _id: 'ml-kambu', name: 'Kambu', packs: [buildPack({ _id: 'k', available: 0 })] });
const mixed = buildRecipe({
  ingredients: [
    { text: '1 cup millet', product: buildProductCard() },
    { text: '2 tbsp millet for dusting', product: buildProductCard() },
    { text: '1 cup ragi flour', product: ragi },
    { text: '1 cup kambu', product: soldOut },
    { text: 'Salt', product: null },
  ],
});
const line = (_id: string, productPrice: number) => ({ _id, productPrice, quantity: 1, addons: [] });

describe('RecipePage', () => {
  it('shows dish, times, servings, ingredients and numbered steps', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Foxtail millet dosa' })).toBeInTheDocument();
    expect(screen.getByText('12 h')).toBeInTheDocument();
    expect(screen.getByText('4 servings')).toBeInTheDocument();
    expect(screen.getByText('1½ cups (300 g) foxtail millet')).toBeInTheDocument();
    const method = screen.getByRole('region', { name: 'Method' });
    expect(within(method).getAllByRole('listitem')).toHaveLength(3);
  });

  it('links an ingredient to its product, with the price of the pack that fits', async () => {
    open();
    const link = await screen.findByRole('link', { name: /Foxtail Millet \(Thinai\) rice/ });
    expect(link).toHaveAttribute('href', '/product/detail?slug=foxtail-millet-thinai');
    expect(link).toHaveTextContent('500 g · ₹75');
  });

  it('adds one available pack of each sold ingredient, and takes them out again', async () => {
    show(mixed);
    const { user, store } = open();
    const add = await screen.findByRole('button', { name: /^Add 2 products/ });
    expect(add).toHaveTextContent('Add 2 products · ₹165');
    await user.click(add);
    expect(store.getState().cart.items).toEqual([line('ml-thinai-500', 7_500), line('ml-ragifl-1000', 9_000)]);
    expect(await screen.findByText(/^Added to the cart: Foxtail Millet \(Thinai\) rice, Ragi Flour$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.getState().cart.items).toEqual([]);
  });

  it('adds nothing that the cart has in another pack', async () => {
    show(mixed);
    const { user, store } = open({ cart: [line('ml-thinai-5000', 69_000)] });
    await user.click(await screen.findByRole('button', { name: /^Add Ragi Flour/ }));
    expect(store.getState().cart.items).toEqual([line('ml-thinai-5000', 69_000), line('ml-ragifl-1000', 9_000)]);
  });

  it('leads to the cart when all is in it, a visitor by way of the login', async () => {
    const { user, router } = open({ cart: [line('ml-thinai-500', 7_500)] });
    await user.click(await screen.findByRole('button', { name: 'View cart' }));
    expect(router.state.location.search).toBe(`?${new URLSearchParams({ login: '1', next: '/checkout' }).toString()}`);
  });

  it('offers nothing to add where the shop sells none of it', async () => {
    show(buildRecipe({ ingredients: [{ text: 'Salt', product: null }] }));
    open();
    expect(await screen.findByText('Salt')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  });

  it('says that what the shop sells of it is sold out', async () => {
    show(buildRecipe({ ingredients: [{ text: '1 cup kambu', product: soldOut }] }));
    open();
    expect(await screen.findByText('Sold out for now')).toBeInTheDocument();
  });

  it('shows Not Found for an unknown recipe', async () => {
    open({ route: '/recipes/pizza' });
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeInTheDocument();
    expect(screen.getByText('We don’t have this recipe. How about another one?')).toBeInTheDocument();
    const [first] = screen.getAllByRole('link', { name: 'All recipes' });
    expect(first).toHaveAttribute('href', '/recipes');
    expect(await screen.findByRole('link', { name: /Foxtail millet dosa/ })).toBeInTheDocument();
  });

  it('tries again after a failure', async () => {
    let failures = 1;
    mswServer.use(http.get(detail, () => (failures-- > 0 ? rejected(500) : ok(buildRecipe()))));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Foxtail millet dosa' })).toBeInTheDocument();
  });
});
