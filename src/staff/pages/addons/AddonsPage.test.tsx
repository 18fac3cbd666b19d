import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { ChangeAddonBody } from '../../../../contract/staffAddons';
import { buildStaffAddon, buildStaffAddons } from '../../../testing/builders/staffAddons';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { AddonsPage } from './AddonsPage';

const ADDONS = staffApiUrl('/catalogue/addons');

const open = async (name: string) => {
  const { user } = renderWithProviders(<AddonsPage />, { staffUser: true });
  await user.click(await screen.findByRole('button', { name: `Change ${name}` }));
  return { user, dialog: within(await screen.findByRole('dialog', { name })) };
};

it('shows prices, missing translations and what is off', async () => {
  renderWithProviders(<AddonsPage />, { staffUser: true });
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows[0]).toContain('Gift boxExtra · 55 products₹40');
  expect(rows[1]).toContain('Grinding · 24 products · 1 translation missingfree');
  expect(rows[2]).toContain('Not offered');
});

it('changes the price and switches an add-on off', async () => {
  const sent: ChangeAddonBody[] = [];
  mswServer.use(
    http.put<never, ChangeAddonBody>(`${ADDONS}/:id`, async ({ request }) => {
      sent.push(await request.json());
      return ok(buildStaffAddons(), 'The add-on is saved.');
    }),
  );
  const { user, dialog } = await open('Gift box');
  const price = dialog.getByLabelText('Price per pack, ₹');
  await user.clear(price);
  await user.type(price, '10000.01');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('An amount such as 15 or 15.50, from ₹0 to ₹10,000')).toBeVisible();
  await user.clear(price);
  await user.type(price, '55');
  await user.click(dialog.getByLabelText('Offered'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The add-on is saved.');
  expect(sent).toMatchObject([{ pricePaise: 5500, active: false, kind: 'EXTRA', version: 1 }]);
});

it('retains what was typed when another person was first, and shows theirs', async () => {
  const sent: ChangeAddonBody[] = [];
  mswServer.use(
    http.put<never, ChangeAddonBody>(`${ADDONS}/:id`, async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? rejected(409, 'Another person changed this add-on meanwhile.', {
            data: { addon: buildStaffAddon({ pricePaise: 4500, version: 3 }) },
          })
        : ok(buildStaffAddons());
    }),
  );
  const { user, dialog } = await open('Gift box');
  await user.type(dialog.getByLabelText('Price per pack, ₹'), '.50');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('It is now: Gift box, ₹45, Offered. Saving again replaces it.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toMatchObject([
    { version: 1, pricePaise: 4050 },
    { version: 3, pricePaise: 4050 },
  ]);
});

it('moves an add-on', async () => {
  const sent: unknown[] = [];
  mswServer.use(
    http.put(`${ADDONS}/order`, async ({ request }) => {
      sent.push(await request.json());
      return ok(buildStaffAddons());
    }),
  );
  const { user } = renderWithProviders(<AddonsPage />, { staffUser: true });
  await user.click(await screen.findByRole('button', { name: 'Move down: Gift box' }));
  await waitFor(() => expect(sent).toEqual([{ ids: ['coarse', 'gift-box', 'bag'] }]));
});
