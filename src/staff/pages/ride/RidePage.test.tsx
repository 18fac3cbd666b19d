import { composeStories } from '@storybook/react-webpack5';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Round } from '../../../../contract/rounds';
import { buildRecalledUnits } from '../../../testing/builders/recalledUnits';
import { buildRound, buildStop } from '../../../testing/builders/staffRounds';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { liveStream } from '../../../testing/liveStream';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { inMemory } from '../../lib/offlineStorage';
import { OfflineStorageContext } from '../../lib/OfflineStorageContext';
import { renderStory } from '../../../testing/renderStory';
import { RidePage } from './RidePage';
import * as stories from './RidePage.stories';

const { WrongCode } = composeStories(stories);

const DELIVER = staffApiUrl('/ride/:roundId/stops/:orderId/deliver');

const open = (storage = inMemory()) => ({
  storage,
  ...renderWithProviders(
    <OfflineStorageContext value={storage}>
      <RidePage />
    </OfflineStorageContext>,
    { staffUser: true },
  ),
});

const typeCode = async (user: ReturnType<typeof open>['user'], code: string) => {
  await user.click(await screen.findByRole('button', { name: 'Deliver' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Delivery code' }), code);
  await user.click(dialog.getByRole('button', { name: 'Delivered' }));
  return dialog;
};

it('lets a stopped parcel only be brought back', async () => {
  const stops = [buildStop(0, { recalled: buildRecalledUnits() })];
  mswServer.use(http.get(staffApiUrl('/ride'), () => ok([buildRound({ stops })])));
  open();
  expect(await screen.findByText('Stopped: has recalled packs of LOT-7A')).toBeVisible();
  expect(screen.getByText('Don’t hand it over. Bring it back to the shop.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Deliver' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Not delivered' })).toBeVisible();
});

it('opens the next drop with call and directions, and delivers it with the customer’s code', async () => {
  let sent: unknown;
  let isDelivered = false;
  mswServer.use(
    http.get(staffApiUrl('/ride'), () =>
      ok([
        buildRound({
          stops: [buildStop(0, isDelivered ? { state: 'DELIVERED', status: 'DELIVERED' } : {}), buildStop(1)],
        }),
      ]),
    ),
    http.post(DELIVER, async ({ request }) => {
      sent = await request.json();
      isDelivered = true;
      return ok({ outcome: 'DELIVERED' });
    }),
  );
  const { user } = open();
  expect(await screen.findByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876543210');
  expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    expect.stringContaining('11.0296,77.0266'),
  );
  await typeCode(user, '48a21');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toMatchObject({ code: '4821', phone: { wasQueued: false } });
  expect(await screen.findByText('1 of 2 done')).toBeVisible();
});

it('says when the round is, what is to be collected in all and at folded drops, and what to do after a wrong code', async () => {
  renderStory(WrongCode);
  expect(await screen.findByRole('heading', { name: /^Wed 25\sNov, 7–\u206010\sam$/ })).toBeVisible();
  expect(screen.getByText('To collect in all: ₹555')).toBeVisible();
  // The shop decides about the first drop, so the second is next.
  const drops = screen.getAllByRole('listitem').map((drop) => within(drop).getAllByRole('button')[0]!);
  expect(drops.map((drop) => drop.getAttribute('aria-expanded'))).toEqual(['false', 'true', 'false']);
  expect(drops[2]).toHaveTextContent('Collect ₹455 in cash');
  expect(screen.getByText(/^The code typed without network was wrong\./)).toBeVisible();
});

it('shows a round that is planned meanwhile without a reload', async () => {
  const stream = liveStream('/ride/stream');
  let rounds = [] as Round[];
  mswServer.use(http.get(staffApiUrl('/ride'), () => ok(rounds)));
  open();
  expect(await screen.findByText('No round for you now')).toBeVisible();
  rounds = [buildRound()];
  stream.send('rounds', {});
  expect(await screen.findByText('0 of 3 done')).toBeVisible();
});

it('says how many tries a wrong code leaves, and asks for a photo after the last', async () => {
  let triesLeft = 2;
  mswServer.use(
    http.post(DELIVER, () => {
      triesLeft -= 1;
      return rejected(409, triesLeft > 0 ? 'Wrong code. One try is left' : 'Take a photo', { data: { triesLeft } });
    }),
  );
  const { user } = open();
  const dialog = await typeCode(user, '1111');
  expect(await dialog.findByText('Wrong code. One try is left')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Delivery code' }), '2222');
  await user.click(dialog.getByRole('button', { name: 'Delivered' }));
  expect(await dialog.findByText('Take a photo')).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: 'Delivery code' })).not.toBeInTheDocument();
});

it('shows without network what it did, and sends it once when the network is back', async () => {
  let isReachable = false;
  const sent: { key: string | null; body: unknown }[] = [];
  mswServer.use(
    http.post(DELIVER, async ({ request }) => {
      if (!isReachable) return HttpResponse.error();
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      return ok({ outcome: 'DELIVERED' });
    }),
  );
  const { user, storage, unmount } = open();
  await typeCode(user, '4821');
  expect(await screen.findByText(/^1 action waits for the network/)).toBeVisible();
  expect(screen.getByText('1 of 3 done')).toBeVisible();
  expect(screen.getByText('Not sent yet')).toBeVisible();
  unmount();

  isReachable = true;
  open(storage);
  await waitFor(() => expect(sent).toMatchObject([{ body: { code: '4821', phone: { wasQueued: true } } }]));
  await waitFor(() => expect(screen.queryByText(/waits for the network/)).not.toBeInTheDocument());
  act(() => void window.dispatchEvent(new Event('online')));
  expect(sent).toHaveLength(1);
});

it('opens with the round of before when there is no network', async () => {
  const { storage, unmount } = open();
  expect(await screen.findByText('0 of 3 done')).toBeVisible();
  unmount();
  mswServer.use(http.get(staffApiUrl('/ride'), () => HttpResponse.error()));
  open(storage);
  expect(await screen.findByText('0 of 3 done')).toBeVisible();
});

it('records why a parcel was not delivered', async () => {
  let sent: unknown;
  mswServer.use(
    http.post(staffApiUrl('/ride/:roundId/stops/:orderId/not-delivered'), async ({ request }) => {
      sent = await request.json();
      return ok({ outcome: 'NOT_DELIVERED' });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Not delivered' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Wrong address' }));
  await user.type(dialog.getByRole('textbox', { name: 'Note for the shop' }), 'No such street');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject({ reason: 'WRONG_ADDRESS', note: 'No such street' }));
  expect(sent).not.toHaveProperty('cancel');
});
