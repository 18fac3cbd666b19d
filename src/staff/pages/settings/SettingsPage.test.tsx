import { screen } from '@testing-library/react';
import { http } from 'msw';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { buildStaffMe } from '../../../testing/builders/staff';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { OpenTodos } from '../board/OpenTodos';
import { SettingsPage } from './SettingsPage';

const samples = () =>
  mswServer.use(
    http.get(staffApiUrl('/settings/todos'), () =>
      ok([
        { section: 'contact', field: 'address' },
        { section: 'contact', field: 'email' },
        { section: 'licences', field: 'gstin' },
      ]),
    ),
  );

it('lists every section, with the samples that are left in it', async () => {
  samples();
  renderWithProviders(<SettingsPage />, { staffUser: true });
  const contact = await screen.findByRole('link', { name: /^Address and contacts.*2 samples to replace$/ });
  expect(contact).toHaveAttribute('href', '/staff/settings/contact');
  expect(screen.getByRole('link', { name: /^Pay at the door/ })).not.toHaveTextContent('sample');
});

it('leads from the staff area’s home to each field that customers see as a sample', async () => {
  samples();
  const { user } = renderWithProviders(<OpenTodos />, { staffUser: true });
  await user.click(await screen.findByText('To do before you open: 3 settings'));
  expect(screen.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', '/staff/settings/contact#email');
  expect(screen.getByRole('link', { name: 'GSTIN' })).toHaveAttribute('href', '/staff/settings/licences#gstin');
});

it('shows nothing to do to people who may not change the settings', async () => {
  samples();
  mswServer.use(http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON }))));
  renderWithProviders(
    <>
      <OpenTodos />
      <p>Board</p>
    </>,
    { staffUser: true },
  );
  await screen.findByText('Board');
  expect(screen.queryByText(/^To do before/)).not.toBeInTheDocument();
});
