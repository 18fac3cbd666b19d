import { ORDER_PATH, type OrderStatus } from '../../../contract/constants';

interface Step {
  status: OrderStatus;
  at: Date | null;
}

const placeOf = (status: OrderStatus | undefined): number => ORDER_PATH.findIndex((step) => step === status);

/**
 * A cancelled order ends with its cancellation. A skipped step (paid before the opening message) has the next one's
 * time; a reverted one has none.
 * @param events in chronological order
 */
export function toTimeline(status: OrderStatus, events: readonly { toStatus: OrderStatus; at: Date }[]): Step[] {
  const times = new Map(events.map((event) => [event.toStatus, event.at]));
  const first = Math.max(0, placeOf(events[0]?.toStatus));
  const last = placeOf(events.findLast(({ toStatus }) => toStatus !== 'CANCELLED')?.toStatus);
  const path = ORDER_PATH.map((step, at) => ({ status: step, at: at > last ? null : timeFrom(at, last, times) }));
  if (status !== 'CANCELLED') return path.slice(first);
  return [...path.slice(first, last + 1), { status, at: times.get(status) ?? null }];
}

function timeFrom(index: number, last: number, times: ReadonlyMap<OrderStatus, Date>): Date | null {
  const known = ORDER_PATH.slice(index, last + 1).find((step) => times.has(step));
  return (known && times.get(known)) ?? null;
}
