import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { ChangeTaxClassBody } from '../../../../contract/staffTaxes';
import { buildTaxClass, buildTaxClasses } from '../../../testing/builders/staffTaxes';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { TaxesPage } from './TaxesPage';

const TAXES = staffApiUrl('/catalogue/taxes');

const open = async (name: string) => {
  const { user } = renderWithProviders(<TaxesPage />, { staffUser: true });
  await user.click(await screen.findByRole('button', { name: `Change ${name}` }));
  return { user, dialog: within(await screen.findByRole('dialog', { name })) };
};

it('shows today’s rates and those to come', async () => {
  renderWithProviders(<TaxesPage />, { staffUser: true });
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows[0]).toContain('Millets, pre-packedHSN 1008 · 15 products5 %');
  expect(rows[1]).toMatch(/12 % from 01\sApr\s2027/);
});

it('adds a rate to come, and leaves those that orders were taxed at', async () => {
  const sent: ChangeTaxClassBody[] = [];
  mswServer.use(
    http.put<never, ChangeTaxClassBody>(`${TAXES}/:id`, async ({ request }) => {
      sent.push(await request.json());
      return ok(buildTaxClasses(), 'The tax class is saved.');
    }),
  );
  const { user, dialog } = await open('Millets, pre-packed');
  expect(dialog.getByText('5 % from 18 Jul 2022')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add a rate' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose a day')).toBeVisible();
  await user.type(dialog.getByLabelText('From'), '2027-01-01');
  await user.type(dialog.getByLabelText('GST in percent'), '12');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The tax class is saved.');
  expect(sent).toEqual([
    { name: 'Millets, pre-packed', hsn: '1008', version: 1, rates: [{ from: '2027-01-01', gstPercent: 12 }] },
  ]);
});

it('retains what was typed when another person was first, and shows theirs', async () => {
  const sent: ChangeTaxClassBody[] = [];
  const theirs = buildTaxClass({ version: 4, rates: [{ from: '2027-02-01', gstPercent: 18 }] });
  mswServer.use(
    http.put<never, ChangeTaxClassBody>(`${TAXES}/:id`, async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? rejected(409, 'Another person changed this tax class meanwhile.', { data: { taxClass: theirs } })
        : ok(buildTaxClasses());
    }),
  );
  const { user, dialog } = await open('Millets, pre-packed');
  await user.type(dialog.getByLabelText('Name'), ' grain');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/18 % from 01 Feb 2027/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.map(({ version, name }) => [version, name])).toEqual([
    [1, 'Millets, pre-packed grain'],
    [4, 'Millets, pre-packed grain'],
  ]);
});

it('begins a shop with the usual classes', async () => {
  mswServer.use(http.get(TAXES, () => ok({ ...buildTaxClasses(), classes: [] }), { once: true }));
  const { user } = renderWithProviders(<TaxesPage />, { staffUser: true });
  await user.click(await screen.findByRole('button', { name: 'Add the usual ones' }));
  expect(await screen.findByText('Porridge mixes')).toBeVisible();
});
