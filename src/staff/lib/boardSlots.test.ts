import { buildSlotLoad } from '../../testing/builders/slots';
import { buildOrderCard } from '../../testing/builders/staffOrders';
import { boardSlots } from './boardSlots';

const load = buildSlotLoad();
const late = { slotId: 'late', day: '2026-11-26', startsAt: '2026-11-26T01:30:00Z', endsAt: '2026-11-26T04:30:00Z' };
const facts = (slots: ReturnType<typeof boardSlots>) =>
  slots.map(({ slotId, booked, capacity }) => [slotId, booked, capacity]);

it('begins with slots of late orders, and goes on with the load of the next days', () => {
  const cards = [buildOrderCard({ slot: late }), buildOrderCard({ orderId: 'order-2', slot: late })];
  const slots = boardSlots(load, cards, '');
  expect(facts(slots).slice(0, 3)).toEqual([
    ['late', 2, null],
    ['07:00_2026-11-27', 12, 20],
    ['16:00_2026-11-27', 20, 20],
  ]);
  expect(slots).toHaveLength(7);
});

it('narrows to a day, also to one that is far', () => {
  expect(facts(boardSlots(load, [buildOrderCard({ slot: late })], '2026-12-03'))).toEqual([
    ['07:00_2026-12-03', 0, 20],
    ['16:00_2026-12-03', 1, 20],
  ]);
});
