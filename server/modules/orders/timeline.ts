import { ORDER_PATH, type OrderStatus } from '../../../contract/constants';

interface Step {
  status: OrderStatus;
  at: Date | null;
}

/**
 * The steps for the tracking screen: the whole path with the times of the steps reached; for a cancelled order the steps
 * up to its cancellation. A skipped step (payment before the message that it was opened) has the time of the next one.
 * @param events in chronological order
 */
export function toTimeline(status: OrderStatus, events: readonly { toStatus: OrderStatus; at: Date }[]): Step[] {
  const times = new Map(events.map((event) => [event.toStatus, event.at]));
  const last = ORDER_PATH.findLastIndex((step) => times.has(step));
  const path = ORDER_PATH.map((step, at) => ({
    status: step,
    at: at > last ? null : timeFrom(at, times),
  }));
  if (status !== 'CANCELLED') return path;
  return [...path.slice(0, last + 1), { status, at: times.get(status) ?? null }];
}

function timeFrom(index: number, times: ReadonlyMap<OrderStatus, Date>): Date | null {
  const reached = ORDER_PATH.slice(index).find((step) => times.has(step));
  return (reached && times.get(reached)) ?? null;
}
