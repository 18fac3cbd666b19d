import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import type { PaymentState } from '../../../contract/orders';
import { buildPaymentState } from '../../testing/builders/orders';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { pollingIntervalMs, usePaymentPolling } from './usePaymentPolling';

const Watcher = () => {
  const { state, isUnreachable, isUnknown } = usePaymentPolling('order-1', { isLoggedIn: false });
  return (
    <p>
      {state?.paymentStatus ?? 'nothing yet'} {isUnreachable && 'unreachable'} {isUnknown && 'unknown'}
    </p>
  );
};

/** Responds in sequence; the last response repeats. */
const respondingWith = (...responses: (Partial<PaymentState> | number)[]) => {
  const requests = { count: 0 };
  mswServer.use(
    http.get(api('/order/order/status/:orderId'), () => {
      const respond = responses[Math.min(requests.count, responses.length - 1)];
      requests.count += 1;
      return typeof respond === 'number' ? rejected(respond, 'Do not show this') : ok(buildPaymentState(respond));
    }),
  );
  return requests;
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

it('polls often at first and less and less later', () => {
  expect([0, 10_000, 30_000, 60_000, 600_000].map(pollingIntervalMs)).toEqual([2000, 2000, 6000, 12_000, 15_000]);
});

it('detects the payment, and then stops', async () => {
  const requests = respondingWith({}, {}, { paymentStatus: 'RECEIVED', orderStatus: 'ORDER_CREATED' });
  renderWithProviders(<Watcher />);
  expect(await screen.findByText(/OPEN/)).toBeVisible();
  expect(await screen.findByText(/RECEIVED/)).toBeVisible();
  await pass(120_000);
  expect(requests.count).toBe(3);
});

it('polls more rarely the longer it lasts', async () => {
  const requests = respondingWith({});
  renderWithProviders(<Watcher />);
  expect(await screen.findByText(/OPEN/)).toBeVisible();
  // Two-second steps, so that each poll can finish.
  for (let step = 0; step < 60; step += 1) await pass(2000);
  expect(requests.count).toBeGreaterThan(8);
  expect(requests.count).toBeLessThan(30);
});

it('pauses in a hidden tab, and polls at once when visible again', async () => {
  const requests = respondingWith({});
  renderWithProviders(<Watcher />);
  expect(await screen.findByText(/OPEN/)).toBeVisible();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const before = requests.count;
  await pass(60_000);
  expect(requests.count).toBe(before);
  visibility.mockReturnValue('visible');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await pass(50);
  expect(requests.count).toBe(before + 1);
});

it('is silent about failures and continues', async () => {
  const requests = respondingWith({}, 500, { paymentStatus: 'RECEIVED', orderStatus: 'ORDER_CREATED' });
  renderWithProviders(<Watcher />);
  expect(await screen.findByText(/OPEN/)).toBeVisible();
  expect(await screen.findByText(/OPEN unreachable/)).toBeVisible();
  expect(screen.queryByText('Do not show this')).not.toBeInTheDocument();
  expect(await screen.findByText(/RECEIVED/)).toBeVisible();
  expect(requests.count).toBe(3);
});

it('stops for an unknown order', async () => {
  const requests = respondingWith(404);
  renderWithProviders(<Watcher />);
  expect(await screen.findByText(/unknown/)).toBeVisible();
  await pass(60_000);
  expect(requests.count).toBe(1);
});
