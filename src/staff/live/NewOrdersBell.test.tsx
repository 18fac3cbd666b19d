import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AwaitedPayments } from '../../../contract/staffPayments';
import { buildOrderCard, buildOrderCards } from '../../testing/builders/staffOrders';
import { ok, staffApiUrl } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { NewOrdersBell } from './NewOrdersBell';

const bell = <NewOrdersBell staffId="staff-1" />;
const arrived = buildOrderCard({
  orderId: 'order-2',
  orderNumber: 'VY100002',
  sinceAt: '2026-11-20T06:05:00.000Z',
});

/** Sends the new order once the test releases it. */
function stream(card = arrived) {
  let send: () => void = () => undefined;
  const body = new ReadableStream({
    start: (controller) => {
      const event = `event: orders\ndata: ${JSON.stringify({ cards: [card] })}\n\n`;
      send = () => controller.enqueue(new TextEncoder().encode(event));
    },
  });
  const headers = { 'content-type': 'text/event-stream' };
  mswServer.use(http.get(staffApiUrl('/stream'), () => new HttpResponse(body, { headers })));
  return { send: () => send() };
}

afterEach(() => {
  jest.useRealTimers();
});

it('counts what arrives in the tab’s title, also after a reload, until the board is touched', async () => {
  document.title = 'Counter';
  const { send } = stream();
  const first = renderWithProviders(bell, { staffUser: true, route: '/staff/people' });
  await waitFor(() => expect(localStorage.getItem('staffSeenUntil:staff-1')).not.toBeNull());
  act(send);
  await waitFor(() => expect(document.title).toBe('(1) Counter'));
  expect(screen.getByRole('status')).toHaveTextContent('1 new order');
  await first.user.click(document.body);
  expect(document.title).toBe('(1) Counter');
  first.unmount();
  expect(document.title).toBe('Counter');

  const again = stream();
  const { user } = renderWithProviders(bell, { staffUser: true, route: '/staff' });
  act(again.send);
  await waitFor(() => expect(document.title).toBe('(1) Counter'));
  await user.click(document.body);
  await waitFor(() => expect(document.title).toBe('Counter'));
});

it('counts the first order on a board that was empty', async () => {
  mswServer.use(http.get(staffApiUrl('/orders'), () => ok(buildOrderCards({ items: [] }))));
  const { send } = stream();
  renderWithProviders(bell, { staffUser: true, route: '/staff' });
  await waitFor(() => expect(localStorage.getItem('staffSeenUntil:staff-1')).toBe(''));
  act(send);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 new order'));
});

it('counts an order whose payment is to be matched, as soon as it is placed', async () => {
  const items: AwaitedPayments['items'] = [];
  mswServer.use(http.get(staffApiUrl('/payments/awaited'), () => ok({ items })));
  const { send } = stream({ ...arrived, status: 'WAITING_FOR_PAYMENT' });
  renderWithProviders(bell, { staffUser: true, route: '/staff/people' });
  await waitFor(() => expect(localStorage.getItem('staffSeenUntil:staff-1')).not.toBeNull());
  items.push({ orderNumber: 'VY100002', since: arrived.sinceAt, saidPaidAt: null });
  act(send);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 new order'));
});

it('counts it again once its customer says that it is paid', async () => {
  const order = { orderNumber: 'VY100002', since: '2026-11-20T05:00:00.000Z', saidPaidAt: null as string | null };
  mswServer.use(http.get(staffApiUrl('/payments/awaited'), () => ok({ items: [order] })));
  const { send } = stream({ ...arrived, status: 'WAITING_FOR_PAYMENT', sinceAt: order.since });
  renderWithProviders(bell, { staffUser: true, route: '/staff/people' });
  await waitFor(() => expect(localStorage.getItem('staffSeenUntil:staff-1')).not.toBeNull());
  expect(screen.getByRole('status')).toHaveTextContent('');
  order.saidPaidAt = arrived.sinceAt;
  act(send);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 new order'));
});

it('reads the board every 20 seconds where there is no stream', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
  let reads = 0;
  mswServer.use(
    http.get(staffApiUrl('/stream'), () => new HttpResponse(null, { status: 404 })),
    http.get(staffApiUrl('/orders'), () => {
      reads += 1;
      return ok(buildOrderCards({ items: reads > 1 ? [arrived] : [] }));
    }),
  );
  renderWithProviders(bell, { staffUser: true, route: '/staff/people' });
  await waitFor(() => expect(localStorage.getItem('staffSeenUntil:staff-1')).toBe(''));
  expect(screen.getByRole('status')).toHaveTextContent('');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 new order'));
});

it('makes a sound only once it was allowed by a tap', async () => {
  const started = jest.fn();
  const node = { connect: (to: object) => to, frequency: {}, start: started, stop: () => undefined };
  const gain = { ...node, gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined } };
  class FakeContext {
    state = 'running';
    currentTime = 0;
    destination = {};
    resume = async () => undefined;
    createOscillator = () => node;
    createGain = () => gain;
  }
  Object.assign(globalThis, { AudioContext: FakeContext });
  const { send } = stream();
  const { user } = renderWithProviders(bell, { staffUser: true, route: '/staff/people' });
  await waitFor(() => expect(localStorage.getItem('staffSeenUntil:staff-1')).not.toBeNull());
  expect(started).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Alerts for new orders' }));
  // Rings once, so that the person hears how loud it is.
  const rings = started.mock.calls.length;
  expect(rings).toBeGreaterThan(0);
  act(send);
  await waitFor(() => expect(started.mock.calls.length).toBeGreaterThan(rings));
  Reflect.deleteProperty(globalThis, 'AudioContext');
});

describe('a notification, where it is allowed and the staff area is out of sight', () => {
  const shown = jest.fn();
  class FakeNotification {
    static permission = 'granted';
    constructor(title: string) {
      shown('page', title);
    }
  }
  const arrive = async () => {
    localStorage.setItem('staffAlerts', 'on');
    const { send } = stream();
    renderWithProviders(bell, { staffUser: true, route: '/staff/people' });
    await waitFor(() => expect(localStorage.getItem('staffSeenUntil:staff-1')).not.toBeNull());
    act(send);
  };
  beforeEach(() => {
    shown.mockClear();
    Object.assign(globalThis, { Notification: FakeNotification });
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'Notification');
    Reflect.deleteProperty(document, 'hidden');
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  const registerWorker = (name: string) => {
    const showNotification = async (title: string) => void shown('worker', title);
    const registration = { active: { scriptURL: `${window.location.origin}/${name}` }, showNotification };
    const serviceWorker = { getRegistration: async () => registration };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  };

  it('is the service worker’s, as Android demands', async () => {
    registerWorker('staff-worker.js');
    await arrive();
    await waitFor(() => expect(shown.mock.calls).toEqual([['worker', 'New order VY100002']]));
  });

  it.each(['service-worker.js', ''])('is the page’s beside the shop’s worker, or none: %s', async (name) => {
    if (name) registerWorker(name);
    await arrive();
    await waitFor(() => expect(shown.mock.calls).toEqual([['page', 'New order VY100002']]));
  });
});
