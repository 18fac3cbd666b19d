import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { buildStaffAreas } from '../../../testing/builders/staffAreas';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { AreasPage } from './AreasPage';

it('lists areas by precedence, with their charges, and moves one up', async () => {
  const sent: unknown[] = [];
  mswServer.use(
    http.put(staffApiUrl('/areas/order'), async ({ request }) => {
      sent.push(await request.json());
      return ok(buildStaffAreas().reverse());
    }),
  );
  const { user } = renderWithProviders(<AreasPage />, { staffUser: true });
  await screen.findByRole('heading', { level: 1, name: 'Delivery areas' });
  const [city, ring] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('link'));
  expect(city).toHaveTextContent('₹40, from ₹499 free');
  expect(ring).toHaveTextContent('₹60, from ₹499 ₹30, from ₹999 free');
  expect(within(city!).getByRole('button', { name: 'Move up: Coimbatore' })).toBeDisabled();
  await user.click(within(ring!).getByRole('button', { name: 'Move up: Around Coimbatore' }));
  await waitFor(() => expect(sent).toEqual([{ ids: ['ring', 'city'] }]));
});
