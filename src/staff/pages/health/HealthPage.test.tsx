import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { buildStaffHealth } from '../../../testing/builders/staffHealth';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { HealthPage } from './HealthPage';

const respond = (...args: Parameters<typeof buildStaffHealth>) =>
  mswServer.use(http.get(staffApiUrl('/health'), () => ok(buildStaffHealth(...args))));

it('says why a backup failed and what to do, and takes the word that the passphrase is kept elsewhere', async () => {
  const { backup } = buildStaffHealth();
  const failed = { at: '2026-11-28T20:30:00.000Z', problem: 'The disk of /mnt/usb is full.' };
  respond({ problems: ['BACKUP_FAILED', 'PASSPHRASE'], backup: { ...backup, failed } });
  const { user } = renderWithProviders(<HealthPage />, { staffUser: true });
  const [reason, passphrase] = await screen.findAllByRole('alert');
  expect(reason).toHaveTextContent(/tried again every hour.*The disk of \/mnt\/usb is full\./);
  expect(screen.getByRole('region', { name: 'Last backup' })).toHaveTextContent(
    '48.2 MB · 2,18,402 rows · s3://my-shop/vayal/',
  );

  respond();
  await user.click(within(passphrase!).getByRole('button', { name: 'It is kept elsewhere' }));
  expect(await screen.findByText(/^All is well/)).toBeVisible();
});
