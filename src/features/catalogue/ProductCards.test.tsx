import { screen, within } from '@testing-library/react';
import { buildProductCard, buildProductCards } from '../../testing/builders/homepage';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProductCards } from './ProductCards';

test('groups the pack choices of a product separately in each list', () => {
  const products = [buildProductCard()];
  renderWithProviders(
    <>
      {['First', 'Second'].map((label) => (
        <ProductCards key={label} layout="rail" label={label} products={products} renderAction={() => null} />
      ))}
    </>,
  );
  const [first, second] = ['First', 'Second'].map((name) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole<HTMLInputElement>('radio')
      .map((radio) => radio.name),
  );
  expect(new Set(first).size).toBe(1);
  expect(second).toHaveLength(first!.length);
  expect(second).not.toContain(first![0]);
});

test("offers the list's own action on every card", () => {
  renderWithProviders(
    <ProductCards
      layout="rail"
      label="Millets"
      products={buildProductCards(2)}
      renderAction={({ name }) => <button>Weigh {name}</button>}
    />,
  );
  expect(screen.getByRole('list', { name: 'Millets' })).toHaveTextContent(/Weigh Product 1.*Weigh Product 2/);
});
