import { buildOrderCard, CARD_PLACED_AT } from '../../testing/builders/staffOrders';
import { ageToneOf, dueDays, mergeCards, minutesSince, toColumns } from './boardCards';

const slot = { slotId: 's1', day: '2026-11-22', startsAt: '2026-11-22T03:30:00Z', endsAt: '2026-11-22T06:30:00Z' };
const at = (minutes: number) => Date.parse(CARD_PLACED_AT) + minutes * 60_000;
const limits = { warn: 15, late: 45 };

it('replaces changed cards, adds new ones by age, and drops what is no longer open', () => {
  const [first, second] = [
    buildOrderCard(),
    buildOrderCard({ orderId: 'order-2', placedAt: '2026-11-20T06:05:00.000Z' }),
  ];
  const between = buildOrderCard({ orderId: 'order-3', placedAt: '2026-11-20T06:03:00.000Z' });
  const merged = mergeCards([first, second], [{ ...second, status: 'CONFIRMED' }, between]);
  expect(merged.map(({ orderId, status }) => [orderId, status])).toEqual([
    ['order-1', 'ORDER_CREATED'],
    ['order-3', 'ORDER_CREATED'],
    ['order-2', 'CONFIRMED'],
  ]);
  expect(mergeCards(merged, [{ ...first, status: 'DELIVERED' }]).map(({ orderId }) => orderId)).toEqual([
    'order-3',
    'order-2',
  ]);
});

it('narrows the columns by day and slot', () => {
  const cards = [
    buildOrderCard(),
    buildOrderCard({ orderId: 'order-2', status: 'PROCESSING', dueDay: '2026-11-23', slot }),
  ];
  const counts = (filters: { day: string; slotId: string }) =>
    Object.values(toColumns(cards, filters)).map((column) => column.length);
  expect(counts({ day: '', slotId: '' })).toEqual([1, 0, 1, 0, 0]);
  expect(counts({ day: '2026-11-22', slotId: '' })).toEqual([1, 0, 0, 0, 0]);
  expect(counts({ day: '', slotId: 's1' })).toEqual([0, 0, 1, 0, 0]);
  expect(dueDays(cards)).toEqual(['2026-11-22', '2026-11-23']);
});

it('turns amber and red by age until an order is packed, then only once its slot has ended', () => {
  const tones = [14, 15, 44, 45].map((minutes) => ageToneOf(buildOrderCard(), limits, at(minutes)));
  expect(tones).toEqual(['calm', 'warn', 'warn', 'late']);
  const ready = buildOrderCard({ status: 'READY_TO_DELIVER', slot });
  expect(ageToneOf(ready, limits, at(500))).toBe('calm');
  expect(ageToneOf(ready, limits, Date.parse(slot.endsAt) + 1)).toBe('late');
});

it('shows no negative age on a device whose clock is slow', () => {
  expect(minutesSince(CARD_PLACED_AT, at(-60))).toBe(0);
});
