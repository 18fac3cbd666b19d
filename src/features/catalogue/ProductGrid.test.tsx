import { screen } from '@testing-library/react';
import { http } from 'msw';
import { buildProductCards, buildProductPage } from '../../testing/builders/homepage';
import { api, ok } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProductGrid } from './ProductGrid';

test.each([
  [true, 1000, '1K products'],
  [false, 1000, 'More than 1K products'],
])('shows the count, exact or not: %s', async (totalIsExact, total, query) => {
  mswServer.use(
    http.post(api('/homepage/products'), () =>
      ok(buildProductPage({ items: buildProductCards(2), total, totalIsExact })),
    ),
  );
  renderWithProviders(
    <ProductGrid filters={{}} renderAction={() => null} label="All products" whenEmpty={null} toolbar={() => null} />,
  );
  expect(await screen.findByText(query)).toBeVisible();
});
