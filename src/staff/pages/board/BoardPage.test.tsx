import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import type { AdvanceBody, MoveOrdersBody } from '../../../../contract/staffOrders';
import { buildOrderCard, buildOrderCards, buildOrderCardsOf } from '../../../testing/builders/staffOrders';
import { buildPackSales } from '../../../testing/builders/staffStock';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { liveStream } from '../../../testing/liveStream';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { LiveRegion } from '../../layout/LiveRegion';
import { inMemory } from '../../lib/offlineStorage';
import { OfflineStorageContext } from '../../lib/OfflineStorageContext';
import { shopDay } from '../../lib/shopDays';
import { BoardPage } from './BoardPage';

const open = (route = '/staff') =>
  renderWithProviders(
    <LiveRegion>
      <BoardPage />
    </LiveRegion>,
    { staffUser: true, route },
  );
const column = (name: string) => screen.findByRole('region', { name });

it('moves an order on with one tap, and back by undo', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Confirm: VY100001' }));
  expect(await within(await column('Orders: Confirmed')).findByText('VY100001')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await within(await column('Orders: New')).findByText('VY100001')).toBeVisible();
});

it('says what another person did, and shows where the order is now', async () => {
  const problemText = 'Mani has changed this order meanwhile. Nothing was done.';
  mswServer.use(
    http.post(staffApiUrl('/orders/advance'), () =>
      ok([{ orderNumber: 'VY100001', status: 'PROCESSING', stepId: null, problemText }]),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Confirm: VY100001' }));
  expect(await screen.findByText(`Order VY100001: ${problemText} It is now: Packing.`)).toBeVisible();
  expect(await within(await column('Orders: Packing')).findByText('VY100001')).toBeVisible();
});

it('shows a new order and a change without a reload', async () => {
  const stream = liveStream('/stream');
  open();
  expect(await screen.findByText('Live: changes appear by themselves.')).toBeVisible();
  const card = buildOrderCard({ orderId: 'order-2', orderNumber: 'VY100002' });
  stream.send('orders', { cards: [card] });
  expect(await within(await column('Orders: New')).findByText('VY100002')).toBeVisible();
  stream.send('orders', { cards: [{ ...card, status: 'CONFIRMED' }] });
  expect(await within(await column('Orders: Confirmed')).findByText('VY100002')).toBeVisible();
});

it('preserves changes that arrive while the list is read again', async () => {
  const stream = liveStream('/stream');
  const changed = buildOrderCard();
  const delivered = buildOrderCard({ orderId: 'order-2', orderNumber: 'VY100002' });
  const missed = buildOrderCard({ orderId: 'order-3', orderNumber: 'VY100003' });
  let respond: (() => void) | undefined;
  mswServer.use(
    http.get(staffApiUrl('/orders'), () => ok(buildOrderCards({ items: [changed, delivered] })), { once: true }),
    http.get(staffApiUrl('/orders'), async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      return ok(buildOrderCards({ items: [changed, delivered, missed] }));
    }),
  );
  open();
  expect(await screen.findByText('Live: changes appear by themselves.')).toBeVisible();
  stream.send('reset', {});
  await waitFor(() => expect(respond).toBeDefined());
  stream.send('orders', {
    cards: [
      { ...changed, status: 'CONFIRMED' },
      { ...delivered, status: 'DELIVERED' },
    ],
  });
  const confirmed = within(await column('Orders: Confirmed'));
  expect(await confirmed.findByText('VY100001')).toBeVisible();
  respond?.();
  expect(await screen.findByText('VY100003')).toBeVisible();
  expect(confirmed.getByText('VY100001')).toBeVisible();
  expect(screen.queryByText('VY100002')).not.toBeInTheDocument();
});

it('works without a mouse: arrows, choice, next step and search', async () => {
  mswServer.use(
    http.get(staffApiUrl('/orders'), () =>
      ok(
        buildOrderCards({
          items: [buildOrderCard(), buildOrderCard({ orderId: 'order-2', orderNumber: 'VY100002' })],
        }),
      ),
    ),
  );
  const { user } = open();
  const first = await screen.findByRole('article', { name: 'Order VY100001' });
  first.focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Order VY100002' })).toHaveFocus());
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Choose VY100002' })).toBeChecked();
  expect(screen.getByRole('toolbar', { name: 'Chosen orders' })).toHaveTextContent('1 chosen');
  await user.keyboard('n');
  expect(await within(await column('Orders: Confirmed')).findByText('VY100002')).toBeVisible();
  await user.keyboard('/');
  expect(screen.getByRole('textbox', { name: 'Number, phone or name' })).toHaveFocus();
});

it('takes one step while a key is held down', async () => {
  let calls = 0;
  mswServer.use(
    http.post(staffApiUrl('/orders/advance'), () => {
      calls += 1;
      return ok([{ orderNumber: 'VY100001', status: 'CONFIRMED', stepId: 1, problemText: null }]);
    }),
  );
  const { user } = open();
  (await screen.findByRole('article', { name: 'Order VY100001' })).focus();
  await user.keyboard('{n>3}');
  expect(await within(await column('Orders: Confirmed')).findByText('VY100001')).toBeVisible();
  expect(calls).toBe(1);
});

it('moves several on at once', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Choose VY100001' }));
  await user.click(screen.getByRole('button', { name: 'Next step' }));
  expect(await within(await column('Orders: Confirmed')).findByText('VY100001')).toBeVisible();
  expect(screen.queryByRole('toolbar', { name: 'Chosen orders' })).not.toBeInTheDocument();
});

it('does each chosen order’s own step, names whom to call before first door orders are approved, and says what it left and why', async () => {
  const door = { needsApproval: true, paymentMethod: 'AT_DOOR', paymentStatus: 'DUE_AT_DOOR', slot: null } as const;
  const sent: unknown[] = [];
  mswServer.use(
    http.get(staffApiUrl('/orders'), () =>
      ok(
        buildOrderCards({
          items: [
            buildOrderCard({ ...door, phoneToCall: '9876543210' }),
            buildOrderCard({ ...door, orderId: 'order-2', orderNumber: 'VY100002', phoneToCall: '9876543211' }),
            buildOrderCard({ orderId: 'order-3', orderNumber: 'VY100003', status: 'CONFIRMED', slot: null }),
            buildOrderCard({ orderId: 'order-4', orderNumber: 'VY100004', status: 'CONFIRMED', slot: null }),
          ],
        }),
      ),
    ),
    http.post<never, AdvanceBody>(staffApiUrl('/orders/advance'), async ({ request }) => {
      const { orders } = await request.json();
      sent.push(...orders);
      return ok([
        { orderNumber: 'VY100001', status: 'ORDER_CREATED', stepId: null, problemText: null },
        { orderNumber: 'VY100003', status: 'PROCESSING', stepId: 1, problemText: null },
        { orderNumber: 'VY100004', status: 'CONFIRMED', stepId: null, problemText: 'It has recalled packs.' },
      ]);
    }),
  );
  const { user } = open();
  for (const number of ['VY100001', 'VY100002', 'VY100003', 'VY100004'])
    await user.click(await screen.findByRole('checkbox', { name: `Choose ${number}` }));
  await user.click(screen.getByRole('button', { name: 'Next step' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Approve 2 first orders/ }));
  expect(dialog.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
  await user.click(dialog.getByRole('checkbox', { name: 'Approve: VY100002' }));
  await user.click(dialog.getByRole('button', { name: 'Approve 1 order' }));

  const chosen = within(await screen.findByRole('toolbar', { name: 'Chosen orders' }));
  expect(await chosen.findByText(/It has recalled packs\./)).toHaveTextContent('VY100004: It has recalled packs.');
  expect(chosen.getByText(/Call the customer first/)).toHaveTextContent(/^VY100002/);
  expect(sent).toEqual([
    { orderNumber: 'VY100001', expectedStatus: 'ORDER_CREATED', approve: true },
    { orderNumber: 'VY100003', expectedStatus: 'CONFIRMED' },
    { orderNumber: 'VY100004', expectedStatus: 'CONFIRMED' },
  ]);
  expect(screen.getByRole('button', { name: 'Confirm: VY100001' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Choose VY100001' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Choose VY100003' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Choose VY100004' })).toBeChecked();
});

it('moves on more orders than one call may have, and says how many', async () => {
  const items = buildOrderCardsOf(130).map((card) => ({ ...card, status: 'CONFIRMED' as const }));
  const sent: number[] = [];
  mswServer.use(
    http.get(staffApiUrl('/orders'), () => ok(buildOrderCards({ items }))),
    http.post<never, AdvanceBody>(staffApiUrl('/orders/advance'), async ({ request }) => {
      const { orders } = await request.json();
      sent.push(orders.length);
      return ok(
        orders.map(({ orderNumber }, at) => ({ orderNumber, status: 'PROCESSING', stepId: at + 1, problemText: null })),
      );
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all: Confirmed' }));
  await user.click(screen.getByRole('button', { name: 'Next step' }));
  expect(await screen.findByText('130 orders moved on')).toBeVisible();
  expect(sent).toEqual([100, 30]);
  expect(screen.queryByRole('toolbar', { name: 'Chosen orders' })).not.toBeInTheDocument();
});

it('stops the sale of a pack from its order’s card, and moves chosen orders to another time', async () => {
  const slot = {
    slotId: '07:00_2026-11-27',
    day: '2026-11-27',
    startsAt: '2026-11-27T07:00:00+05:30',
    endsAt: '2026-11-27T10:00:00+05:30',
  };
  const asked: string[] = [];
  const moved: MoveOrdersBody['orders'][] = [];
  mswServer.use(
    http.get(staffApiUrl('/orders'), () =>
      ok(
        buildOrderCards({
          items: [buildOrderCard({ slot }), buildOrderCard({ orderId: 'order-2', orderNumber: 'VY100002', slot })],
        }),
      ),
    ),
    http.get(staffApiUrl('/stock/sale'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return ok(buildPackSales());
    }),
    http.post<never, MoveOrdersBody>(staffApiUrl('/orders/move'), async ({ request }) => {
      const { orders } = await request.json();
      moved.push(orders);
      return ok(
        orders.map(({ orderNumber }) => ({ orderNumber, slot: null, problemText: null })),
        'The orders are moved.',
      );
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More for VY100001' }));
  const menu = within(await screen.findByRole('dialog', { name: 'VY100001' }));
  await user.click(await menu.findByRole('button', { name: /^Until tomorrow, .*Thinai.* 500 g$/ }));
  expect(await screen.findByText(/500 g is sold out now$/)).toBeVisible();
  expect(asked[0]).toBe('?orderId=order-1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'More for VY100001' })).toHaveFocus());

  for (const orderNumber of ['VY100001', 'VY100002'])
    await user.click(screen.getByRole('checkbox', { name: `Choose ${orderNumber}` }));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 orders' }));
  await user.click(await dialog.findByRole('button', { name: 'Move 2 orders' }));
  expect(await screen.findByText('The orders are moved.')).toBeVisible();
  expect(moved).toEqual([
    ['VY100001', 'VY100002'].map((orderNumber) => ({ orderNumber, expectedSlotId: slot.slotId })),
  ]);
});

it('leads the focus to the order that follows after a step, and back after its undo', async () => {
  mswServer.use(
    http.get(staffApiUrl('/orders'), () =>
      ok(
        buildOrderCards({
          items: [buildOrderCard(), buildOrderCard({ orderId: 'order-2', orderNumber: 'VY100002' })],
        }),
      ),
    ),
  );
  const { user } = open();
  (await screen.findByRole('button', { name: 'Confirm: VY100001' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Order VY100002' })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('article', { name: 'Order VY100001' })).toHaveFocus());
});

it('leaves the focus where a person has gone on to before the next frame', async () => {
  mswServer.use(
    http.get(staffApiUrl('/orders'), () =>
      ok(
        buildOrderCards({
          items: [
            buildOrderCard(),
            buildOrderCard({ orderId: 'order-2', orderNumber: 'VY100002' }),
            buildOrderCard({ orderId: 'order-3', orderNumber: 'VY100003', status: 'CONFIRMED' }),
          ],
        }),
      ),
    ),
  );
  const { user } = open();
  const cardOf = (at: number) => screen.getByRole('article', { name: `Order VY10000${at}` });
  await screen.findByRole('article', { name: 'Order VY100001' });
  const frames = new Map<number, FrameRequestCallback>();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frames.set(frames.size + 1, callback);
    return frames.size;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => void frames.delete(frame));
  const nextFrame = () => act(() => frames.forEach((callback) => callback(0)));

  cardOf(1).focus();
  await user.keyboard('{ArrowDown}/');
  nextFrame();
  expect(screen.getByRole('textbox', { name: 'Number, phone or name' })).toHaveFocus();

  cardOf(1).focus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  nextFrame();
  expect(cardOf(3)).toHaveFocus();
});

it('ages orders by the shop’s clock, on a phone whose clock is an hour fast', async () => {
  const sentAt = new Date(Date.now() - 3_600_000);
  const sinceAt = new Date(sentAt.getTime() - 5 * 60_000).toISOString();
  mswServer.use(
    http.get(staffApiUrl('/orders'), () =>
      ok(buildOrderCards({ items: [buildOrderCard({ sinceAt, slot: null })], sentAt: sentAt.toISOString() })),
    ),
  );
  open();
  expect(await screen.findByRole('article', { name: 'Order VY100001' })).toHaveAttribute('data-tone', 'calm');
  expect(screen.getByText('5 min')).toBeVisible();
});

it('ages orders by the device’s clock where the response has no time', async () => {
  const sinceAt = new Date(Date.now() - 5 * 60_000).toISOString();
  mswServer.use(
    http.get(staffApiUrl('/orders'), () =>
      ok({ ...buildOrderCards({ items: [buildOrderCard({ sinceAt, slot: null })] }), sentAt: undefined }),
    ),
  );
  open();
  expect(await screen.findByText('5 min')).toBeVisible();
});

it('shows orders while the slots hang', async () => {
  mswServer.use(http.get(staffApiUrl('/slots/load'), () => delay('infinite')));
  open();
  expect(await screen.findByText('VY100001', {}, { timeout: 4000 })).toBeVisible();
});

it('searches at once while the slots hang', async () => {
  mswServer.use(http.get(staffApiUrl('/slots/load'), () => delay('infinite')));
  open('/staff?q=meena');
  expect(await screen.findByRole('list', { name: 'Orders found' })).toBeVisible();
});

it.each([
  ['the board', '/staff', () => ok(buildOrderCards())],
  ['a search', '/staff?q=meena', () => ok(buildOrderCards())],
  ['another list', '/staff?list=UNPAID', () => ok(buildOrderCards())],
  ['a board that failed to load', '/staff', () => rejected(500)],
])('says what waits elsewhere beside %s', async (_which, route, respond) => {
  mswServer.use(
    http.get(staffApiUrl('/orders'), respond),
    http.get(staffApiUrl('/settlements/todos'), () => ok({ openCount: 2 })),
  );
  open(route);
  expect(await screen.findByText(/^2 differences between payouts/, {}, { timeout: 8000 })).toBeVisible();
});

it('shows how full the next slots are, and narrows to one by a tap', async () => {
  const slot = {
    slotId: '07:00_2026-11-27',
    day: '2026-11-27',
    startsAt: '2026-11-27T07:00:00+05:30',
    endsAt: '2026-11-27T10:00:00+05:30',
  };
  const inSlot = buildOrderCard({ orderId: 'order-2', orderNumber: 'VY100002', dueDay: slot.day, slot });
  mswServer.use(http.get(staffApiUrl('/orders'), () => ok(buildOrderCards({ items: [buildOrderCard(), inSlot] }))));
  const { user, router } = open();
  const chip = await screen.findByRole('button', { name: 'Fri, 7–\u206010\u00A0am 12 of 20' });
  expect(screen.getByRole('button', { name: 'Fri, 4–\u20607\u00A0pm 20 of 20, full' })).toBeVisible();
  await user.click(chip);
  expect(router.state.location.search).toBe('?slot=07%3A00_2026-11-27');
  await waitFor(() => expect(screen.queryByText('VY100001')).not.toBeInTheDocument());
  expect(screen.getByText('VY100002')).toBeVisible();
  expect(screen.getByText('1 order is shown')).toBeInTheDocument();
  await user.click(chip);
  expect(await screen.findByText('VY100001')).toBeVisible();
});

it('finds what is due today in a view that is saved for every day', async () => {
  const dueDay = shopDay(Date.now());
  const today = buildOrderCard({ orderId: 'order-2', orderNumber: 'VY100002', dueDay });
  mswServer.use(http.get(staffApiUrl('/orders'), () => ok(buildOrderCards({ items: [buildOrderCard(), today] }))));
  open('/staff?day=today');
  expect(await screen.findByText('VY100002')).toBeVisible();
  expect(screen.queryByText('VY100001')).not.toBeInTheDocument();
});

it('searches all orders, announces what was found, and keeps filters in the URL', async () => {
  const asked: string[] = [];
  mswServer.use(
    http.get(staffApiUrl('/orders'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return ok(buildOrderCards());
    }),
  );
  const { user, router } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Number, phone or name' }), 'meena');
  expect(await screen.findByRole('list', { name: 'Orders found' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?q=meena'));
  await waitFor(() => expect(asked).toContain('?list=ALL&search=meena'));
  expect(await screen.findByText('1 order is shown')).toBeInTheDocument();
});

it('opens without network as it was last seen by the same person, to be read only', async () => {
  const storage = inMemory();
  const openHere = () =>
    renderWithProviders(
      <OfflineStorageContext value={storage}>
        <BoardPage />
      </OfflineStorageContext>,
      { staffUser: true, route: '/staff' },
    );
  const stream = liveStream('/stream');
  const online = openHere();
  expect(await screen.findByText('Live: changes appear by themselves.')).toBeVisible();
  stream.send('orders', { cards: [buildOrderCard({ orderId: 'order-2', orderNumber: 'VY100002' })] });
  await waitFor(async () => expect((await storage.readBoard('staff-1'))?.items).toHaveLength(2), { timeout: 10_000 });
  expect(await storage.readBoard('staff-2')).toBeNull();
  online.unmount();

  mswServer.use(
    http.get(staffApiUrl('/orders'), () => HttpResponse.error()),
    http.get(staffApiUrl('/stream'), () => HttpResponse.error()),
  );
  openHere();
  expect(await screen.findByText('No network: you can only read the board.')).toBeVisible();
  expect(screen.getByText(/It is 0 min old\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'VY100002' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm: VY100002' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
