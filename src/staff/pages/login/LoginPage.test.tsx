import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildStaffMe } from '../../../testing/builders/staff';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { needsEnrolment, needsNoFactor } from '../../../testing/handlers/staffLogin';
import { mswServer } from '../../../testing/mswServer';
import { fillStorage } from '../../../testing/fillStorage';
import { renderStaff } from '../../../testing/renderStaff';

type User = ReturnType<typeof renderStaff>['user'];

const bodies: Record<string, unknown> = {};
beforeEach(() => {
  mswServer.events.on('request:start', ({ request }) => {
    if (request.method !== 'POST') return;
    const path = new URL(request.url).pathname;
    void request
      .clone()
      .text()
      .then((body) => (bodies[path] = body === '' ? undefined : JSON.parse(body)));
  });
});
afterEach(() => mswServer.events.removeAllListeners());

const type = async (user: User, label: string, text: string, button: string) => {
  await user.type(await screen.findByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: button }));
};

/** Up to what follows the code. */
const openAndVerify = async () => {
  const view = renderStaff();
  await type(view.user, 'Mobile Number', '9876543210', 'Send code');
  await view.user.type(await screen.findByLabelText('One-time code'), '123456');
  return view;
};
const isIn = () => screen.findByRole('button', { name: 'Selvi' });

it('lets in who needs no second factor, in their own language', async () => {
  mswServer.use(
    needsNoFactor,
    http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: 3, language: 'ta' }))),
  );
  const { i18n } = await openAndVerify();
  await isIn();
  expect(i18n.language).toBe('ta');
  expect(localStorage.getItem('staffToken')).toBe('token-of-selvi');
  expect(localStorage.getItem('token')).toBeNull();
});

it('lets in where storage is full', async () => {
  mswServer.use(
    needsNoFactor,
    http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: 3 }))),
  );
  fillStorage();
  await openAndVerify();
  expect(await isIn()).toBeVisible();
});

it('leads from the code to the second factor, and to the staff area', async () => {
  const { user } = await openAndVerify();
  expect(await screen.findByRole('heading', { name: 'Second factor' })).toBeVisible();
  await type(user, 'Code from the app', ' 123456 ', 'Log in');
  await isIn();
  expect(bodies['/api/staff/factor']).toEqual({ ticket: 't'.repeat(43), code: '123456' });
});

it('still expects the code after a reload, until it is right', async () => {
  mswServer.use(
    needsNoFactor,
    http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: 3 }))),
  );
  const first = renderStaff();
  await type(first.user, 'Mobile Number', '9876543210', 'Send code');
  await screen.findByLabelText('One-time code');
  first.unmount();
  const { user } = renderStaff();
  await user.type(await screen.findByLabelText('One-time code'), '123456');
  await isIn();
  expect(sessionStorage.getItem('staffSentCode')).toBeNull();
});

it('clears a wrong code and names it, and begins again when the tries are used up', async () => {
  mswServer.use(http.post(staffApiUrl('/factor'), () => rejected(409, 'Not right. 4 tries left.')));
  const { user } = await openAndVerify();
  await type(user, 'Code from the app', '123456', 'Log in');
  await waitFor(() => expect(screen.getByLabelText('Code from the app')).toHaveValue(''));
  expect(screen.getByLabelText('Code from the app')).toHaveAccessibleDescription('Not right. 4 tries left.');
  expect(screen.getByLabelText('Code from the app')).toHaveFocus();

  mswServer.use(http.post(staffApiUrl('/factor'), () => rejected(410, 'Please begin again')));
  await type(user, 'Code from the app', '123457', 'Log in');
  expect(await screen.findByLabelText('Mobile Number')).toHaveValue('9876543210');
});

it('does not clear a code that was not checked', async () => {
  mswServer.use(http.post(staffApiUrl('/factor'), () => rejected(503)));
  const { user } = await openAndVerify();
  await type(user, 'Code from the app', '123456', 'Log in');
  await screen.findByText('Rejected');
  expect(screen.getByLabelText('Code from the app')).toHaveValue('123456');
});

it('takes a recovery code instead, and requires one', async () => {
  const { user } = await openAndVerify();
  await user.click(await screen.findByRole('button', { name: 'Phone lost? Use a recovery code' }));
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Enter the code')).toBeVisible();
  await type(user, 'Recovery code', '7kqm-9txb-4hwc-pr2a', 'Log in');
  await isIn();
  expect(bodies['/api/staff/factor']).toMatchObject({ code: '7kqm-9txb-4hwc-pr2a' });
});

it('sets up a second factor: secret, app, and recovery codes before the staff area opens', async () => {
  mswServer.use(needsEnrolment('3F09A1C2'));
  const { user } = await openAndVerify();
  expect(await screen.findByText('3F09A1C2')).toBeVisible();
  await type(user, 'One-time secret', '7KQM-9TXB-4HWC-PR2A', 'Next');
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the app on this phone' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^otpauth:/),
  );
  await type(user, 'Code from the app', '123456', 'Confirm');
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(codes.children).toHaveLength(10);
  expect(localStorage.getItem('staffToken')).toBeNull();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^(\w{4}-){3}\w{4}\n/));
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'recovery-codes.txt');
  await user.click(screen.getByRole('button', { name: 'I have stored them' }));
  await isIn();
});

it('begins as the first Super Admin with the printed link, in the language on the page', async () => {
  mswServer.use(
    http.post(
      staffApiUrl('/begin/confirm'),
      () => rejected(409, 'This number belongs to someone of the staff already.'),
      { once: true },
    ),
  );
  const { user, router } = renderStaff('/staff/begin#link-1');
  await user.type(await screen.findByLabelText('Name'), 'Selvi');
  await type(user, 'Mobile Number', '9876543210', 'Next');
  const person = { token: 'link-1', name: 'Selvi', mobileNumber: '9876543210', language: 'en' };
  await type(user, 'Code from the app', '123456', 'Confirm');
  expect(bodies['/api/staff/begin']).toEqual(person);
  expect(bodies['/api/staff/begin/confirm']).toEqual({
    ...person,
    key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    code: '123456',
  });

  await screen.findByText('This number belongs to someone of the staff already.');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Selvi');
  await type(user, 'Mobile Number', '{Backspace}1', 'Next');
  await type(user, 'Code from the app', '123456', 'Confirm');
  await user.click(await screen.findByRole('button', { name: 'I have stored them' }));
  await isIn();
  expect(router.state.location).toMatchObject({ pathname: '/staff', hash: '' });
});

it('leads from a dead link to the login', async () => {
  mswServer.use(http.post(staffApiUrl('/begin'), () => rejected(410, 'This link has been used.')));
  const { user, router } = renderStaff('/staff/begin#link-1');
  await user.type(await screen.findByLabelText('Name'), 'Selvi');
  await type(user, 'Mobile Number', '9876543210', 'Next');
  expect(await screen.findByText('This link has been used.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(await screen.findByRole('button', { name: 'Send code' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/staff', hash: '' });
});

it('stores what makes the browser known, beyond a logout, and sends it with the next number', async () => {
  localStorage.setItem('browserTokens', JSON.stringify(['c'.repeat(43)]));
  const { user } = await openAndVerify();
  await type(user, 'Code from the app', '123456', 'Log in');
  await user.click(await isIn());
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Selvi' })).getByRole('button', { name: 'Log out' }),
  );
  await type(user, 'Mobile Number', '9876543210', 'Send code');
  await screen.findByLabelText('One-time code');
  expect(bodies['/api/staff/login']).toEqual({ mobileNumber: '9876543210', browserTokens: ['b'.repeat(43)] });
  expect(JSON.parse(localStorage.getItem('browserTokens')!)).toEqual(['c'.repeat(43)]);
});

it('says on the page what to do while the login is paused, until it goes on', async () => {
  const text = 'Too many codes. Ask a Super Admin to unlock your login.';
  mswServer.use(http.post(staffApiUrl('/login'), () => rejected(429, text), { once: true }));
  const { user } = renderStaff();
  await type(user, 'Mobile Number', '9876543210', 'Send code');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getAllByText(text)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByLabelText('One-time code');
  expect(screen.queryByText(text)).not.toBeInTheDocument();

  await user.type(screen.getByLabelText('One-time code'), '123456');
  mswServer.use(http.post(staffApiUrl('/factor'), () => rejected(429, text)));
  await type(user, 'Code from the app', '123456', 'Log in');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText('Code from the app')).toHaveValue('123456');
});

it('leads back to the number, and resends the code', async () => {
  const { user } = renderStaff();
  mswServer.use(
    http.post(staffApiUrl('/login'), () =>
      ok({ mobileNumber: '9876543210', session_id: 's1', resendAfterSeconds: 0, otpLength: 6 }, 'On its way'),
    ),
  );
  await type(user, 'Mobile Number', '9876543210', 'Send code');
  expect(await screen.findByText('On its way')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Resend OTP' }));
  expect(await screen.findByText('A new code')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('Mobile Number')).toHaveValue('9876543210');
  expect(screen.getByRole('group', { name: 'Language' })).toBeVisible();
});

it('sends no number that is none', async () => {
  const { user } = renderStaff();
  await type(user, 'Mobile Number', '98765', 'Send code');
  expect(await screen.findByText('Mobile number must be exactly 10 digits')).toBeVisible();
});
