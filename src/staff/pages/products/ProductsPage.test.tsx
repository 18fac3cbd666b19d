import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { buildCataloguePage, buildCatalogueRow } from '../../../testing/builders/staffCatalogue';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { LiveRegion } from '../../layout/LiveRegion';
import { ProductsPage } from './ProductsPage';

const open = (route = '/staff/products') =>
  renderWithProviders(
    <LiveRegion>
      <ProductsPage />
    </LiveRegion>,
    { staffUser: true, route },
  );

it('lists products of every state with what is missing', async () => {
  open();
  const draft = await screen.findByRole('link', { name: /Sorghum flakes/ });
  expect(draft).toHaveAttribute('href', '/staff/products/sorghum');
  expect(draft).toHaveTextContent(/No pack for sale.*8 translations missing.*Draft/);
  expect(screen.getByRole('link', { name: /Foxtail/ })).toHaveTextContent('2 packs, 2 in stock');
});

it('filters by the URL, announces what is shown, and reads on page by page', async () => {
  const requested: string[] = [];
  mswServer.use(
    http.get(staffApiUrl('/catalogue/products'), ({ request }) => {
      const { search } = new URL(request.url);
      requested.push(search);
      return search.includes('cursor')
        ? ok({ items: [buildCatalogueRow({ _id: 'last', name: 'Last of all' })], nextCursor: null })
        : ok({ ...buildCataloguePage(), nextCursor: 'second' });
    }),
  );
  const { user } = open('/staff/products?state=DRAFT');
  await user.type(await screen.findByRole('searchbox', { name: 'Name or SKU' }), 'ragi{Enter}');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Puttu Mix');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(screen.getByText(/^\d+ products are shown$/)).toBeInTheDocument();
  await within(await screen.findByRole('list')).findByText('Last of all');
  expect(requested[0]).toBe('?state=DRAFT');
  expect(requested.at(-1)).toBe('?search=ragi&categoryId=puttu-mix&state=DRAFT&cursor=second');
});
