import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import type { TellWaitingBody } from '../../../../contract/waitlist';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { WaitlistPage } from './WaitlistPage';

const open = () =>
  renderWithProviders(<WaitlistPage />, {
    staffUser: true,
    route: '/staff/areas/waitlist',
    path: '/staff/areas/waitlist',
  });

it('tells those in an area that has opened with one tap, and those of a place only after a question', async () => {
  const told: TellWaitingBody[] = [];
  mswServer.use(
    http.post<never, TellWaitingBody>(staffApiUrl('/waitlist/tell'), async ({ request }) => {
      told.push(await request.json());
      return ok({ count: 1 }, '1 person is told.');
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Tell 1 person' }));
  expect(await screen.findByText('1 person is told.')).toBeVisible();
  // Tiruppur has a point, so the shop knows that it does not deliver there.
  expect(screen.queryByRole('button', { name: 'We deliver there now: Tiruppur 641601' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'We deliver there now: ஈரோடு' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, tell them' }));
  expect(told).toEqual([{ areaId: 'ring' }, { place: 'ஈரோடு' }]);
});

it('deletes a number after a question', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete +91 98765 43210' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted.')).toBeVisible();
});
