import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { StaffMember } from '../../../../contract/staff';
import { buildPeople, buildPerson, buildStaffMe } from '../../../testing/builders/staff';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { PeoplePage } from './PeoplePage';

const open = () => renderWithProviders(<PeoplePage />, { staffUser: true });
const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Records what is sent. */
const listen = (method: 'post' | 'put', path: string, secret: string | null = null) => {
  const bodies: unknown[] = [];
  mswServer.use(
    http[method](staffApiUrl(path), async ({ request }) => {
      bodies.push(await request.json().catch(() => null));
      return ok({ person: buildPeople()[2], secret }, 'Done');
    }),
  );
  return bodies;
};

it('lists people with role and number, and what keeps them out', async () => {
  open();
  expect(await row('Selvi')).toHaveTextContent('Super Admin · +91 90000 00001');
  expect(await row('Arun')).toHaveTextContent('No second factor yet');
  expect(await row('Deepa')).toHaveTextContent('Switched off');
  expect(await row('Mani')).toHaveTextContent('Last active 24 Nov 2026');
});

it('names a second factor that has to be reset', async () => {
  const person = buildPerson({ role: 2, hasSecondFactor: true, factorLost: true });
  mswServer.use(http.get(staffApiUrl('/people'), () => ok({ items: [person] })));
  open();
  expect(await row('Kavya')).toHaveTextContent('Second factor lost: reset it');
});

it('adds a person, and shows a one-time secret until it is noted', async () => {
  const bodies = listen('post', '/people', '7KQM-9TXB-4HWC-PR2A');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  const form = await dialog('New person');
  await user.click(form.getByRole('button', { name: 'Add a person' }));
  expect(await form.findByText('Enter the name')).toBeVisible();
  await user.type(form.getByLabelText('Mobile Number'), '9000000009');
  await user.type(form.getByLabelText('Name'), 'Devi');
  await user.click(form.getByRole('radio', { name: 'Admin' }));
  await user.click(form.getByRole('radio', { name: 'தமிழ்' }));
  await user.click(form.getByRole('button', { name: 'Add a person' }));
  expect(await screen.findByText('7KQM-9TXB-4HWC-PR2A')).toBeVisible();
  expect(bodies).toEqual([{ mobileNumber: '9000000009', name: 'Devi', role: 2, language: 'ta' }]);
  await user.keyboard('{Escape}');
  expect(screen.getByText('7KQM-9TXB-4HWC-PR2A')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have noted it' }));
  await waitFor(() => expect(screen.queryByText('7KQM-9TXB-4HWC-PR2A')).not.toBeInTheDocument());
});

it('preserves what was typed when the number is taken', async () => {
  mswServer.use(http.post(staffApiUrl('/people'), () => rejected(409, 'This number belongs to someone')));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  const form = await dialog('New person');
  await user.type(form.getByLabelText('Mobile Number'), '9000000003');
  await user.type(form.getByLabelText('Name'), 'Devi');
  await user.click(form.getByRole('button', { name: 'Add a person' }));
  expect(await screen.findByText('This number belongs to someone')).toBeVisible();
  expect(form.getByLabelText('Name')).toHaveValue('Devi');
});

it('changes name, role and language', async () => {
  const bodies = listen('put', '/people/staff-3');
  const { user } = open();
  await user.click(await row('Kavya'));
  const form = await dialog('Kavya');
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(form.getByLabelText('Name'), ' R');
  await user.click(form.getByRole('radio', { name: 'Rider' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toEqual([{ name: 'Kavya R', role: 5, language: 'ta', active: true }]));
});

it('switches off after a question, and on again without one', async () => {
  const off = listen('put', '/people/staff-3');
  const on = listen('put', '/people/staff-6');
  const { user } = open();
  await user.click(await row('Kavya'));
  await user.click((await dialog('Kavya')).getByRole('button', { name: 'Switch off' }));
  await user.click((await dialog('Switch off Kavya?')).getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(off).toMatchObject([{ active: false }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await row('Deepa'));
  await user.click((await dialog('Deepa')).getByRole('button', { name: 'Switch on' }));
  await waitFor(() => expect(on).toMatchObject([{ active: true }]));
});

it('says why the last Super Admin stays', async () => {
  mswServer.use(http.put(staffApiUrl('/people/staff-1'), () => rejected(409, 'The shop needs a Super Admin')));
  const { user } = open();
  await user.click(await row('Selvi'));
  await user.click((await dialog('Selvi')).getByRole('button', { name: 'Switch off' }));
  await user.click((await dialog('Switch off Selvi?')).getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('The shop needs a Super Admin')).toBeVisible();
});

it('resets the second factor of another with such a role, and not their own', async () => {
  const selvi: Partial<StaffMember> = { _id: 'staff-1', role: 1 };
  mswServer.use(http.get(staffApiUrl('/me'), () => ok(buildStaffMe(selvi))));
  const { user } = open();
  for (const name of ['Selvi', 'Kavya']) {
    await user.click(await row(name));
    const person = await dialog(name);
    expect(person.queryByRole('button', { name: 'Reset second factor' })).not.toBeInTheDocument();
    await user.click(person.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  await user.click(await row('Arun'));
  await user.click((await dialog('Arun')).getByRole('button', { name: 'Reset second factor' }));
  const question = await dialog('Reset the second factor of Arun?');
  await user.click(question.getByRole('button', { name: 'Reset second factor' }));
  expect(await screen.findByText('7KQM-9TXB-4HWC-PR2A')).toBeVisible();
});

it('unlocks the login of another, and not their own', async () => {
  mswServer.use(http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ _id: 'staff-1', role: 1 }))));
  const bodies = listen('post', '/people/staff-3/unlock');
  const { user } = open();
  await user.click(await row('Selvi'));
  const own = await dialog('Selvi');
  expect(own.queryByRole('button', { name: 'Unlock login' })).not.toBeInTheDocument();
  await user.click(own.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await row('Kavya'));
  await user.click((await dialog('Kavya')).getByRole('button', { name: 'Unlock login' }));
  expect(await screen.findByText('Done')).toBeVisible();
  expect(bodies).toHaveLength(1);
});

it('shows where a person is logged in, and ends it', async () => {
  const { user } = open();
  await user.click(await row('Kavya'));
  const person = await dialog('Kavya');
  expect(await person.findByText('Chrome, Android')).toBeVisible();
  expect(person.getByText('Unknown browser')).toBeVisible();
  await user.click(person.getByRole('button', { name: 'Log out everywhere' }));
  expect(await screen.findByText('2 logins have ended.')).toBeVisible();
});

it('ends one login of a person', async () => {
  const ended: unknown[] = [];
  mswServer.use(
    http.delete(staffApiUrl('/people/:id/sessions/:sessionId'), ({ params }) => {
      ended.push(params);
      return ok(null, '1 login has ended.');
    }),
  );
  const { user } = open();
  await user.click(await row('Kavya'));
  const person = await dialog('Kavya');
  await user.click(await person.findByRole('button', { name: 'End the login on Unknown browser' }));
  expect(await screen.findByText('1 login has ended.')).toBeVisible();
  expect(ended).toMatchObject([{ id: 'staff-3', sessionId: 'session-2' }]);
});

it('offers a retry when the list fails', async () => {
  mswServer.use(http.get(staffApiUrl('/people'), () => rejected(503), { once: true }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await row('Selvi')).toBeVisible();
});
