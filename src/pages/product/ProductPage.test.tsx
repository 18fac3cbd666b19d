import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import type { SelectedAddress } from '../../store/slices/selectedAddressSlice';
import { buildBundleParts, buildNutrition, buildPack, buildProductDetail } from '../../testing/builders/homepage';
import { buildStore } from '../../testing/builders/store';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProductPage } from './ProductPage';

const ROUTE = '/product/detail?slug=foxtail-millet-thinai';
type Options = Parameters<typeof renderWithProviders>[1];
const open = (options: Options = {}) => renderWithProviders(<ProductPage />, { route: ROUTE, ...options });

const respondWith = (overrides: Parameters<typeof buildProductDetail>[0]) =>
  mswServer.use(http.get(api('/homepage/product/detail/:slug'), () => ok(buildProductDetail(overrides))));

const facts = async () => within(await screen.findByRole('region', { name: 'Product details' }));
const fact = async (label: string) => (await facts()).getByText(label).nextElementSibling;

describe('ProductPage', () => {
  it('offers each pack with its price per kilogram and what it saves, and shows the chosen one everywhere', async () => {
    const { user } = open();
    const large = await screen.findByRole('radio', { name: /5 kg.*₹645.*₹129\/kg.*Save 14%.*Best value/ });
    expect(screen.getByRole('radio', { name: /500 g.*₹75.*₹150\/kg/ })).toBeChecked();
    expect(screen.getByText('₹0.15/g · Inclusive of all taxes')).toBeInTheDocument();
    expect(screen.getAllByText('Best value')).toHaveLength(1);
    expect(await fact('Net quantity')).toHaveTextContent('500 g');
    await user.click(large);
    expect(await fact('Net quantity')).toHaveTextContent('5 kg');
    expect(await fact('MRP (incl. of all taxes)')).toHaveTextContent('₹690');
    expect(screen.getByText('₹129.00/kg · Inclusive of all taxes')).toBeInTheDocument();
  });

  it('puts the pack into the cart, and with add-ons as another line', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: 'Add ₹75, Foxtail Millet (Thinai) rice, 500 g' }));
    const giftBox = screen.getByRole('checkbox', { name: 'Gift box + ₹40 each' });
    expect(giftBox).not.toBeChecked();
    await user.click(giftBox);
    await user.click(screen.getByRole('button', { name: 'Add ₹115, Foxtail Millet (Thinai) rice, 500 g' }));
    expect(store.getState().cart.items).toEqual([
      { _id: 'ml-thinai-500', productPrice: 7500, quantity: 1, addons: [] },
      { _id: 'ml-thinai-500', productPrice: 7500, quantity: 1, addons: ['gift-box'] },
    ]);
    await user.click(giftBox);
    await user.click(screen.getByRole('button', { name: /^One less of Foxtail/ }));
    expect(store.getState().cart.items.map(({ addons }) => addons)).toEqual([['gift-box']]);
  });

  it('grinds fine or coarse, never both, and shows the total on the button', async () => {
    const { user, store } = open();
    const add = (rupees: number) =>
      screen.findByRole('button', { name: `Add ₹${rupees}, Foxtail Millet (Thinai) rice, 500 g` });
    await add(75);
    const grinding = within(screen.getByRole('group', { name: 'Grinding' }));
    expect(grinding.getByRole('radio', { name: 'None' })).toBeChecked();
    expect(grinding.getByText('Fine')).toBeVisible();
    await user.click(grinding.getByRole('radio', { name: 'Fine grinding + ₹10' }));
    await user.click(screen.getByRole('checkbox', { name: /Gift box/ }));
    await user.click(grinding.getByRole('radio', { name: 'Coarse grinding + ₹10' }));
    await user.click(await add(125));
    expect(store.getState().cart.items[0]?.addons).toEqual(['gift-box', 'coarse-grinding']);
    await user.click(grinding.getByRole('radio', { name: 'None' }));
    expect(await add(115)).toBeVisible();
  });

  it('describes taste and use, three facts and the origin', async () => {
    open();
    expect(await screen.findByText(/^Mild and slightly nutty.*For pongal, upma, lemon rice/)).toBeVisible();
    const highlights = within(screen.getByRole('list', { name: 'At a glance' })).getAllByRole('listitem');
    expect(highlights.map(({ textContent }) => textContent)).toEqual([
      '15 min + soaking',
      'Instead of white rice',
      '12.3 g protein per 100 g',
    ]);
    expect(screen.getByText('Grown in India')).toBeVisible();
  });

  it('states nutrition per 100 ml of what is sold by volume', async () => {
    respondWith({ packs: [buildPack({ measure: 'VOLUME' })] });
    open();
    expect(await screen.findByText('12.3 g protein per 100 ml')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Per 100 ml' })).toBeVisible();
  });

  it('leaves out what the shop has not written', async () => {
    respondWith({ taste: null, origin: null, cookingMinutes: null, insteadOf: null, nutrition: null, complements: [] });
    open();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'At a glance' })).not.toBeInTheDocument();
    expect(screen.queryByText('Grown in India')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Goes well with it' })).not.toBeInTheDocument();
  });

  it('shows what the law wants to be shown', async () => {
    open();
    expect(await fact('Generic name')).toHaveTextContent('Foxtail millet');
    expect(await fact('Maker')).toHaveTextContent('Vayal green foods, 12 Sample Street, Coimbatore 641004');
    expect(await fact('Country of origin')).toHaveTextContent('India');
    expect(await fact('Best before')).toHaveTextContent('180 days from packing');
    expect(await fact('Food type')).toHaveTextContent('Vegetarian');
    expect(await fact('FSSAI licence number')).toHaveTextContent('00000000000000');
    expect(await fact('HSN code')).toHaveTextContent('1008');
    expect(await fact('GST included')).toHaveTextContent('5%');
    await (await facts()).findByText('+91 422 000 0001, +91 422 000 0002, hello@vayal.example');
    // A single grain lists no ingredients.
    expect((await facts()).queryByText('Ingredients')).not.toBeInTheDocument();
  });

  it('leaves out what is only a sample, but names the maker', async () => {
    mswServer.use(http.get(api('/homepage/store'), () => ok(buildStore({ isSample: true }))));
    const mark = 'Sample: replace in settings';
    const { facts: known } = buildProductDetail();
    respondWith({
      facts: { ...known, maker: `Vayal green foods (${mark}), Coimbatore (${mark})`, fssaiLicence: mark },
    });
    open();
    expect(await fact('Maker')).toHaveTextContent(/^Vayal green foods, Coimbatore$/);
    expect((await facts()).queryByText(/Sample/)).not.toBeInTheDocument();
    expect((await facts()).queryByText('Consumer care')).not.toBeInTheDocument();
  });

  it('leaves out the unit price where it equals the price', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: /^1 kg.*₹135/ }));
    expect(screen.getByText('Inclusive of all taxes')).toBeInTheDocument();
  });

  it('prints nutrition with its source, and never guesses a value', async () => {
    respondWith({ nutrition: buildNutrition({ ironMilligrams: null }) });
    open();
    const panel = within(await screen.findByRole('region', { name: 'Nutrition' }));
    expect(panel.getByRole('row', { name: 'Protein 12.3 g' })).toBeInTheDocument();
    expect(panel.getByRole('row', { name: 'Iron not known' })).toBeInTheDocument();
    expect(panel.getByText('Source: NIN 1989, 3 Italian millet')).toBeInTheDocument();
  });

  it('shows that nutrition is unknown', async () => {
    respondWith({ nutrition: null });
    open();
    const panel = within(await screen.findByRole('region', { name: 'Nutrition' }));
    expect(panel.getByText('Not yet measured')).toBeInTheDocument();
    expect(panel.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows how to cook, step by step', async () => {
    open();
    const steps = within(await screen.findByRole('region', { name: 'How to cook' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(buildProductDetail().cooking);
  });

  const home: SelectedAddress = { lat: 11.02, lng: 76.97, street: '5 Mill Road', type: 1, landmark: 'Well' };
  test.each([
    ['an address inside the area', home, 'We deliver to 5 Mill Road', 'Change address'],
    [
      'an address outside',
      { ...home, lat: 13.08, lng: 80.27 },
      'We don’t deliver to 5 Mill Road yet',
      'Change address',
    ],
    ['no address', null, 'Do we deliver to you?', 'Choose address'],
  ])('shows for %s whether the shop delivers', async (_what, address, text, action) => {
    const { user, router } = open({ address });
    const delivery = within(await screen.findByRole('region', { name: 'Delivery' }));
    expect(await delivery.findByText(text)).toBeInTheDocument();
    await user.click(delivery.getByRole('button', { name: action }));
    expect(router.state.location.search).toContain('location=1');
  });

  it('shows when everything is sold out', async () => {
    respondWith({ packs: [buildPack({ available: 0 })] });
    open();
    expect(await screen.findByRole('button', { name: 'Sold out' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /500 g.*Sold out/ })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Similar products' })).toHaveAttribute(
      'href',
      '/categories?id=organic-millets',
    );
  });

  it('shows Not Found for an unknown slug, with the server’s message', async () => {
    open({ route: '/product/detail?slug=chocolate' });
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('There is no such product');
  });

  test.each([
    ['no slug', '/product/detail'],
    ['an empty slug', '/product/detail?slug=%20'],
  ])('shows Not Found for %s, and requests nothing', async (_what, route) => {
    open({ route });
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('tries again after a failure', async () => {
    mswServer.use(http.get(api('/homepage/product/detail/:slug'), () => rejected(500), { once: true }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Foxtail Millet (Thinai) rice' })).toBeInTheDocument();
  });

  it('shows complements and similar products, which can be added at once', async () => {
    const { user, store } = open();
    const complements = within(await screen.findByRole('region', { name: 'Goes well with it' }));
    const similar = within(screen.getByRole('region', { name: 'Similar products' }));
    expect(similar.getByRole('button', { name: /^Add Little Millet/ })).toBeVisible();
    await user.click(complements.getByRole('button', { name: /^Add Thinai \(Foxtail\) Dosa Mix/ }));
    expect(store.getState().cart.items).toHaveLength(1);
  });

  it('leads to the recipes that use it', async () => {
    open();
    const recipes = within(await screen.findByRole('region', { name: 'Recipes with it' }));
    expect(recipes.getByRole('link', { name: /^Foxtail millet dosa/ })).toHaveAttribute(
      'href',
      '/recipes/foxtail-millet-dosa',
    );
  });

  it('shows what a set consists of, and what it saves against buying singly', async () => {
    respondWith({
      packs: [buildPack({ _id: 'set-starter-1500', netGrams: 1500, mrpPaise: 20_500, productPrice: 20_500 })],
      nutrition: null,
      cooking: [],
      parts: buildBundleParts(),
    });
    open();
    const contents = within(await screen.findByRole('region', { name: 'In this set' }));
    expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Foxtail Millet (Thinai) rice500 g₹75',
      'Little Millet (Samai) rice500 g₹80',
      'Kodo Millet (Varagu) rice500 g₹70',
    ]);
    expect(contents.getByText('₹225')).toBeInTheDocument();
    expect(contents.getByText('Bought as a set').nextElementSibling).toHaveTextContent('₹205');
    expect(screen.getByText('Save ₹20')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Kodo Millet (Varagu) rice, a pack of 500 g' })).toBeInTheDocument();
    // The packs have labels of their own.
    expect(screen.queryByRole('region', { name: 'Nutrition' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'How to cook' })).not.toBeInTheDocument();
  });
});
