import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { SectionBody } from '../../../../contract/shopSettings';
import {
  buildLimitRaise,
  buildPayeeChange,
  buildSection,
  buildShopSettings,
} from '../../../testing/builders/staffSettings';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { FactorQuestion } from '../../layout/FactorQuestion';
import { SettingsSectionPage } from './SettingsSectionPage';

const open = (section: string, hash = '') =>
  renderWithProviders(<SettingsSectionPage />, {
    staffUser: true,
    route: `/staff/settings/${section}${hash}`,
    path: '/staff/settings/:section',
  });
type User = ReturnType<typeof open>['user'];
const replace = async (user: User, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
const save = () => screen.getByRole('button', { name: 'Save' });
/** Records what is saved. */
const listen = (section: string) => {
  const sent: SectionBody[] = [];
  mswServer.use(
    http.put<never, SectionBody>(staffApiUrl(`/settings/${section}`), async ({ request }) => {
      const { revision, ...values } = await request.json();
      sent.push({ ...values, revision });
      return ok({ values, samples: [], revision: 'next' }, 'The settings are saved.');
    }),
  );
  return sent;
};

it('saves what was changed, from the revision that was read', async () => {
  const sent = listen('counter');
  const { user } = open('counter');
  const limit = await screen.findByLabelText('Refunds without approval, up to ₹');
  expect(limit).toHaveValue('500');
  expect(save()).toBeDisabled();
  await replace(user, limit, '750.50');
  await replace(user, screen.getByLabelText('Hours to report an item'), '72');
  await user.click(save());
  expect(await screen.findByText('The settings are saved.')).toBeInTheDocument();
  expect(sent).toMatchObject([
    { refundLimitPaise: 75_050, complaintHours: 72, warnMinutes: 15, revision: 'counter-1' },
  ]);
  expect(save()).toBeDisabled();
});

it('names what can’t be at its field, and sends nothing', async () => {
  const sent = listen('licences');
  const { user } = open('licences');
  await replace(user, await screen.findByLabelText('GSTIN'), '33 aaach7409r1z9');
  await replace(user, screen.getByLabelText('FSSAI licence number'), '123');
  await user.click(save());
  expect(screen.getByLabelText('GSTIN')).toHaveValue('33AAACH7409R1Z9');
  await waitFor(() => expect(screen.getByLabelText('GSTIN')).toHaveAccessibleDescription(/^This is not a GSTIN/));
  expect(screen.getByLabelText('FSSAI licence number')).toHaveAccessibleDescription(
    /^14 digits, beginning with 1 or 2/,
  );
  expect(screen.getByText('Some fields need your attention')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Not registered' }));
  await replace(user, screen.getByLabelText('FSSAI licence number'), '12345678901234');
  await user.clear(screen.getByLabelText('GSTIN'));
  await user.click(save());
  await waitFor(() => expect(sent).toMatchObject([{ gstStatus: 'UNREGISTERED', gstin: '' }]));
});

it('leads to the field that a link names, where a sample may stay blank', async () => {
  const sent = listen('contact');
  const { user } = open('contact', '#address');
  const address = await screen.findByLabelText('Address, English');
  expect(address).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('A sample until you fill this in');
  await replace(user, address, '12 Mill Road\nCoimbatore 641004');
  await user.click(save());
  await waitFor(() =>
    expect(sent).toMatchObject([{ address: { en: '12 Mill Road\nCoimbatore 641004', ta: '', hi: '' }, email: '' }]),
  );
});

it('loses nothing when another person saved first, and saves again from theirs', async () => {
  const theirs = buildSection('hours', { leadDays: 5, promise: { en: 'Delivery on Sundays', ta: '', hi: '' } });
  const sent: SectionBody[] = [];
  mswServer.use(
    http.put<never, SectionBody>(staffApiUrl('/settings/hours'), async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? rejected(409, 'Arun changed these settings meanwhile.', { data: { section: theirs, changedBy: 'Arun' } })
        : ok(theirs, 'The settings are saved.');
    }),
  );
  const { user } = open('hours');
  await replace(user, await screen.findByLabelText('Days to deliver'), '1');
  await replace(user, screen.getByLabelText('Opening hours, English'), 'Open on weekdays');
  await user.click(save());
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('Arun changed these settings meanwhile.')).toBeVisible();
  expect(notice.getByText('Delivery promise, English:').closest('li')).toHaveTextContent(
    'Delivery on Sundays Theirs is in the form now.',
  );
  expect(screen.getByLabelText('Days to deliver')).toHaveValue('1');
  await user.click(notice.getByRole('button', { name: 'Take theirs: Days to deliver' }));
  expect(screen.getByLabelText('Days to deliver')).toHaveValue('5');
  await user.click(save());
  await waitFor(() =>
    expect(sent[1]).toMatchObject({
      revision: 'hours-2',
      leadDays: 5,
      hours: { en: 'Open on weekdays' },
      promise: { en: 'Delivery on Sundays' },
    }),
  );
});

it('has what was typed after the page was left, and names what another person saved meanwhile', async () => {
  const { user, unmount } = open('hours');
  await replace(user, await screen.findByLabelText('Days to deliver'), '1');
  unmount();
  mswServer.use(
    http.get(staffApiUrl('/settings'), () =>
      ok({ ...buildShopSettings(), hours: buildSection('hours', { leadDays: 5 }) }),
    ),
  );
  open('hours');
  expect(await screen.findByLabelText('Days to deliver')).toHaveValue('1');
  const notice = screen.getByText(/^This was changed after you typed here\./).closest<HTMLElement>('[role="alert"]')!;
  expect(within(notice).getByRole('button', { name: 'Take theirs: Days to deliver' })).toBeVisible();
});

it('adds and removes entries of a list', async () => {
  const sent = listen('testimonials');
  const { user } = open('testimonials');
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await replace(user, screen.getByLabelText('Words 2, English'), 'Good rice.');
  await user.click(save());
  expect(await screen.findByText('Fill this in')).toBeVisible();
  await replace(user, screen.getByLabelText('Who says it, and from where 2, English'), 'Ravi');
  await user.click(screen.getByRole('button', { name: 'Remove: Testimonials 1' }));
  await user.click(save());
  await waitFor(() =>
    expect(sent).toMatchObject([
      { testimonials: [{ quote: { en: 'Good rice.', ta: '', hi: '' }, source: { en: 'Ravi', ta: '', hi: '' } }] },
    ]),
  );
});

it('takes one language at least, and a first one among those shown', async () => {
  const sent = listen('languages');
  const { user } = open('languages');
  await user.click(await screen.findByRole('checkbox', { name: 'English' }));
  expect(await screen.findByText("This language isn't shown")).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'தமிழ்' }));
  await user.click(save());
  await waitFor(() => expect(sent).toMatchObject([{ languages: ['ta', 'hi'], firstLanguage: 'ta' }]));
});

it('asks a person who is alone with the right for their second factor until it is right, and says why nothing was saved', async () => {
  const factors: (string | null)[] = [];
  mswServer.use(
    http.put(staffApiUrl('/settings/payee'), ({ request }) => {
      const factor = request.headers.get('second-factor');
      factors.push(factor);
      if (factor === '123456') return ok(buildSection('payee', {}), 'The settings are saved.');
      const text = factor === null ? 'No one else may do this.' : 'This code is not right.';
      return rejected(409, text, { data: { needsFactor: true } });
    }),
  );
  const { user } = renderWithProviders(
    <>
      <SettingsSectionPage />
      <FactorQuestion />
    </>,
    { staffUser: true, route: '/staff/settings/payee', path: '/staff/settings/:section' },
  );
  await replace(user, await screen.findByLabelText('UPI address'), 'mill.road@okbank');
  const enter = async (text: string, code: string) => {
    expect(await screen.findByText(text)).toBeVisible();
    await user.type(screen.getByLabelText('Code from the app, or a recovery code'), code);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
  };
  await user.click(save());
  expect(await screen.findByText('No one else may do this.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(within(await screen.findByRole('alert')).getByText('No one else may do this.')).toBeVisible();
  await user.click(save());
  await enter('No one else may do this.', '111111');
  await enter('This code is not right.', '123456');
  expect(await screen.findByText('The settings are saved.')).toBeInTheDocument();
  expect(factors).toEqual([null, null, '111111', '123456']);
});

it('lets a second person approve another payee, and shows it then', async () => {
  let decided: string | undefined;
  mswServer.use(
    http.get(staffApiUrl('/settings/payee/changes'), () =>
      ok(decided === undefined ? buildPayeeChange() : buildPayeeChange({ state: 'APPROVED', approvedBy: 'Arun' })),
    ),
    http.post<{ id: string; how: string }>(staffApiUrl('/settings/payee/changes/:id/:how'), ({ params }) => {
      decided = `${params.id} ${params.how}`;
      return ok(null, 'The settings are saved.');
    }),
  );
  const { user } = open('payee');
  expect(await screen.findByText(/^Selvi asks that payments go to mill\.road@okbank/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(
    await screen.findByText(/^Payments go to mill\.road@okbank: Selvi asked for it, Arun approved it/),
  ).toBeVisible();
  expect(decided).toBe('payee-change-1 approve');
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

it('lets a second person confirm a raised limit, but not the one who raised it', async () => {
  let confirmed: string | undefined;
  mswServer.use(
    http.get(staffApiUrl('/settings/counter/raises'), () => {
      const change = confirmed === undefined ? {} : { isWaiting: false, confirmedBy: 'Arun' };
      return ok([buildLimitRaise(change), buildLimitRaise({ _id: 'raise-2', isOwn: true, afterPaise: 9_000_00 })]);
    }),
    http.post<{ id: string }>(staffApiUrl('/settings/counter/raises/:id/confirm'), ({ params }) => {
      confirmed = params.id;
      return ok(null, 'Confirmed: the limit applies from now on.');
    }),
  );
  const { user } = open('counter');
  expect(
    await screen.findByText(/^Selvi raised what an Admin may refund alone from ₹5,000 to ₹8,000 .*from tomorrow/),
  ).toBeVisible();
  expect(screen.getByText(/to ₹9,000/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/to ₹8,000 .* Arun confirmed it\.$/)).toBeVisible();
  expect(confirmed).toBe('raise-1');
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

it('says so where there are no such settings', async () => {
  open('moon');
  expect(await screen.findByRole('heading', { level: 1, name: 'There are no such settings' })).toBeVisible();
});
