import { screen } from '@testing-library/react';
import { buildProductCards } from '../../testing/builders/homepage';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { KeptCards } from './KeptCards';
import { ProductCards } from './ProductCards';
import type { RenderProductAction } from './productAction';

const ofShelf: RenderProductAction = () => 'Add';
const other: RenderProductAction = ({ name }) => <button>Weigh {name}</button>;

test.each([
  ['takes its cards from a shelf where they offer the same', ofShelf, /^product-1 product-2$/],
  ['draws its own cards where they offer something else', other, /Weigh Product 1.*Weigh Product 2/],
])('%s', (_what, renderAction, text) => {
  renderWithProviders(
    <KeptCards value={{ renderAction: ofShelf, markFor: ({ product }) => `<p>${product._id} </p>` }}>
      <ProductCards layout="rail" label="Millets" products={buildProductCards(2)} renderAction={renderAction} />
    </KeptCards>,
  );
  expect(screen.getByRole('list', { name: 'Millets' })).toHaveTextContent(text);
});
