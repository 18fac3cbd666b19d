import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { ProductsBody } from '../../../contract/homepage';
import { buildPack, buildProductCard, buildProductPage } from '../../testing/builders/homepage';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { PriceFilter } from './PriceFilter';

const open = async (onApply = jest.fn()) => {
  const { user } = renderWithProviders(
    <>
      <PriceFilter minRupees={undefined} maxRupees={undefined} onApply={onApply} />
      <button>elsewhere</button>
    </>,
  );
  const chip = screen.getByText('Price range', { selector: 'summary > span' }).parentElement!;
  await user.click(chip);
  expect(chip.parentElement).toHaveAttribute('open');
  await screen.findByLabelText('From ₹');
  return { user, chip, details: chip.parentElement };
};

test.each([
  [undefined, undefined, 'Price range'],
  [100, undefined, 'From ₹100'],
  [undefined, 250, 'Up to ₹250'],
  [100, 100_000, '₹100 – ₹1,00,000'],
])('for %s to %s rupees it is called %s', (minRupees, maxRupees, name) => {
  renderWithProviders(<PriceFilter minRupees={minRupees} maxRupees={maxRupees} onApply={jest.fn()} />);
  expect(screen.getByText(name, { selector: 'summary > span' })).toBeInTheDocument();
});

test('the filter has fields only once opened, also before hydration', async () => {
  const filter = <PriceFilter minRupees={undefined} maxRupees={undefined} onApply={jest.fn()} />;
  const { user, unmount } = renderWithProviders(filter);
  expect(screen.queryByLabelText('From ₹')).not.toBeInTheDocument();
  await user.click(screen.getByText('Price range', { selector: 'summary > span' }));
  expect(await screen.findByLabelText('From ₹')).toBeVisible();
  unmount();

  const isOpen = jest.spyOn(HTMLDetailsElement.prototype, 'open', 'get').mockReturnValue(true);
  renderWithProviders(filter);
  expect(await screen.findByLabelText('From ₹')).toBeInTheDocument();
  isOpen.mockRestore();
});

test('applies what was typed, and closes with the focus on its chip', async () => {
  const onApply = jest.fn();
  const { user, chip, details } = await open(onApply);
  await user.type(screen.getByLabelText('To ₹'), '௨५0');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).toHaveBeenCalledWith({ minRupees: undefined, maxRupees: 250 });
  expect(details).not.toHaveAttribute('open');
  expect(chip).toHaveFocus();
});

test('stays open over what it cannot apply', async () => {
  const onApply = jest.fn();
  const { user, details } = await open(onApply);
  await user.type(screen.getByLabelText('To ₹'), 'abc');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Enter whole rupees')).toBeInTheDocument();
  expect(onApply).not.toHaveBeenCalled();
  expect(details).toHaveAttribute('open');
});

test('closes by Escape and gives the focus back to its chip', async () => {
  const { user, chip, details } = await open();
  await user.click(screen.getByLabelText('From ₹'));
  await user.keyboard('{Escape}');
  expect(details).not.toHaveAttribute('open');
  expect(chip).toHaveFocus();
});

test('closes when focus leaves, and not between its fields or for a tap beside them', async () => {
  const { user, details } = await open();
  await user.click(screen.getByLabelText('From ₹'));
  await user.click(screen.getByLabelText('To ₹'));
  await user.click(screen.getByRole('form', { name: 'Price range' }).parentElement!);
  expect(details).toHaveAttribute('open');
  await user.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(details).not.toHaveAttribute('open');
});

test('hints at the prices in the list of the URL, without its own bounds, while it is open', async () => {
  const requests: ProductsBody[] = [];
  mswServer.use(
    http.post(api('/homepage/products'), async ({ request }) => {
      const body = (await request.json()) as ProductsBody;
      requests.push(body);
      const prices = body.sort === 'price-asc' ? [9_000, 4_550] : [90_000, 34_950];
      const packs = prices.map((productPrice) => buildPack({ productPrice }));
      return ok(buildProductPage({ items: [buildProductCard({ packs })] }));
    }),
  );
  const { user } = renderWithProviders(<PriceFilter minRupees={80} maxRupees={undefined} onApply={jest.fn()} />, {
    route: '/search?q=ragi&id=puttu-mix&inStock=1&min=80&sort=name',
  });
  await user.click(screen.getByText('From ₹80'));
  const lowest = await screen.findByLabelText('From ₹');
  await waitFor(() => expect(lowest).toHaveAttribute('placeholder', '45'));
  await waitFor(() => expect(screen.getByLabelText('To ₹')).toHaveAttribute('placeholder', '350'));
  const list = { search: 'ragi', categoryId: 'puttu-mix', inStock: true };
  expect(requests).toEqual([
    { ...list, sort: 'price-asc', limit: 1 },
    { ...list, sort: 'price-desc', limit: 1 },
  ]);

  await user.keyboard('{Escape}');
  await waitFor(() => expect(lowest).not.toHaveAttribute('placeholder'));
});

test('works without its hints, and reports nothing', async () => {
  mswServer.use(http.post(api('/homepage/products'), () => rejected(500, 'The shop stumbled.')));
  const onApply = jest.fn();
  const { user } = await open(onApply);
  await user.type(screen.getByLabelText('From ₹'), '80');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).toHaveBeenCalledWith({ minRupees: 80, maxRupees: undefined });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('clears the range at once', async () => {
  const onApply = jest.fn();
  const { user } = renderWithProviders(<PriceFilter minRupees={80} maxRupees={150} onApply={onApply} />);
  await user.click(screen.getByText('₹80 – ₹150'));
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(onApply).toHaveBeenCalledWith({ minRupees: undefined, maxRupees: undefined });
});
