import { screen } from '@testing-library/react';
import { buildProductCards } from '../../testing/builders/homepage';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProductCards } from './ProductCards';

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
