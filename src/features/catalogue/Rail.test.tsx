import { screen } from '@testing-library/react';
import { buildProductCards } from '../../testing/builders/homepage';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Rail } from './Rail';

// jsdom has no layout: it neither scrolls nor knows a width.
const scrollBy = jest.fn();
beforeEach(() => {
  scrollBy.mockReset();
  Element.prototype.scrollBy = scrollBy;
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollBy'));

const show = (products: ReturnType<typeof buildProductCards> | undefined) =>
  renderWithProviders(<Rail title="Millets" products={products} renderAction={() => null} />);

test('its arrows scroll the row back and forth, leaving part of it in view', async () => {
  const { user } = show(buildProductCards(8));
  await user.click(screen.getByRole('button', { name: 'More of Millets', hidden: true }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 800, behavior: 'smooth' });
  await user.click(screen.getByRole('button', { name: 'Previous in Millets', hidden: true }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -800, behavior: 'smooth' });
});

test('a rail has no arrows before there is something to scroll', () => {
  show(undefined);
  expect(screen.getByRole('status', { name: 'Loading products' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { hidden: true })).not.toBeInTheDocument();
});
