import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildCatalogueCategories } from '../../../testing/builders/staffCatalogue';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { ProductCategoriesPage } from './ProductCategoriesPage';

const open = async () => {
  const view = renderWithProviders(<ProductCategoriesPage />, { staffUser: true });
  await screen.findByText('Snacks');
  return view.user;
};
const record = (method: 'post' | 'put' | 'delete', path: string) => {
  const sent: unknown[] = [];
  mswServer.use(
    http[method](staffApiUrl(`/catalogue/categories${path}`), async ({ request }) => {
      sent.push(method === 'delete' ? new URL(request.url).pathname.split('/').at(-1) : await request.json());
      return ok(buildCatalogueCategories(), 'The category is saved.');
    }),
  );
  return sent;
};

it('adds a category, which customers see at once', async () => {
  const sent = record('post', '');
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add a category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a category' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter the name')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Name, English' }), 'Oils');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toMatchObject([{ name: { en: 'Oils', ta: '', hi: '' }, hidden: false }]);
});

it('moves a category in the menu', async () => {
  const sent = record('put', '/order');
  const user = await open();
  expect(screen.getByRole('button', { name: 'Move up: Organic Millets' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Move up: Puttu Mix' }));
  await waitFor(() => expect(sent).toEqual([{ ids: ['puttu-mix', 'organic-millets', 'snacks'] }]));
});

it('retains what was typed when another person was first, and then saves it', async () => {
  const sent: { version: number }[] = [];
  mswServer.use(
    http.put<never, { version: number }>(staffApiUrl('/catalogue/categories/:id'), async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? rejected(409, 'Another person changed this category meanwhile.', { data: { version: 4 } })
        : ok(buildCatalogueCategories());
    }),
  );
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Change Snacks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Snacks' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name, हिन्दी' }), 'नाश्ता');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Another person changed this category meanwhile.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toMatchObject([
    { version: 1, name: { hi: 'नाश्ता' } },
    { version: 4, name: { hi: 'नाश्ता' } },
  ]);
});

it('deletes an empty category, and none that the shop’s frame leads to', async () => {
  const sent = record('delete', '/:id');
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Change Organic Millets' }));
  const fixed = within(await screen.findByRole('dialog', { name: 'Organic Millets' }));
  expect(fixed.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await user.click(fixed.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Change Snacks' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Snacks' })).getByRole('button', { name: 'Delete' }),
  );
  const question = within(await screen.findByRole('dialog', { name: 'Delete the category Snacks?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent).toEqual(['snacks']));
});
