import type { Language } from '../../../contract/constants';
import type { MoveOrdersBody, MovedOrder, OrdersOfDay } from '../../../contract/staffOrders';
import { slotInWords } from '../../../contract/slotInWords';
import { recordAudit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import type { Message } from '../../lib/errors';
import { midnightOf, shopDay } from '../../lib/shopDays';
import { isMovable, type Order, type Orders } from '../orders';
import { ALL_AREAS, findSlotFacts, isAt, serializeSlot, slotsToMoveTo, type OfferedSlot } from '../slots';
import * as repository from './movesRepository';
import { findRider } from './stepsRepository';

export type Moves = ReturnType<typeof createMoves>;

type MoveOutcome = Omit<MovedOrder, 'problemText'> & { problem: Message | null };

type Times = Pick<OfferedSlot, 'startsAt' | 'endsAt'>;

/** Staff move orders to another delivery time, each of their own area. */
export function createMoves(
  { db, clock }: AppDeps,
  { withOrder, moveToSlot }: Pick<Orders, 'withOrder' | 'moveToSlot'>,
) {
  async function moveOne(
    tx: Transaction,
    order: Order,
    staff: StaffUser,
    { expectedSlotId, day, times, reason, language }: MoveOne,
  ): Promise<MoveOutcome> {
    const before = await repository.findSlotOfOrder(tx, order.id);
    const reject = (problem: Message): MoveOutcome => ({
      orderNumber: order.orderNumber,
      slot: before && toSlot(before),
      problem,
    });
    const done = (to: OfferedSlot): MoveOutcome => ({
      orderNumber: order.orderNumber,
      slot: toSlot({ ...to, slotId: to.id }),
      problem: null,
    });
    const why = whyNotMovable(order) ?? (await whyInRound());
    if (why) return reject(why);
    const facts = await findSlotFacts(tx, shopDay(clock.now()));
    const slots = slotsToMoveTo(facts, clock.now(), order.areaId ?? ALL_AREAS) ?? [];
    const slot = slots.filter((each) => each.day === day).find((each) => isWanted(each));
    if (order.slotId !== expectedSlotId)
      // Sent again after a lost response, it is done already.
      return slot && slot.id === order.slotId ? done(slot) : reject(await whoMoved());
    if (!slot) return reject({ key: 'orderBoard.noSuchTime' });
    if (slot.id === order.slotId) return reject({ key: 'orderBoard.sameTime' });
    if (!(await moveToSlot(tx, order, slot, { reason, staffId: staff.staffId })))
      return reject({ key: 'orderBoard.timeFull' });
    const at = clock.now();
    const audited = { action: 'moveOrders', subject: 'order', subjectId: order.id };
    const [from, to] = [before?.startsAt.toISOString() ?? null, slot.startsAt.toISOString()];
    await recordAudit(tx, staff, { ...audited, before: { slot: from }, after: { slot: to, reason } }, at);
    return done(slot);

    function isWanted(each: OfferedSlot): boolean {
      if (times) return isAt(each, times);
      return before === null || minutesOf(each, day).join() === minutesOf(before, before.day).join();
    }
    async function whoMoved(): Promise<Message> {
      const mover = await repository.findMover(tx, order.id);
      if (!before || !mover) return { key: 'orderBoard.changed' };
      const time = slotInWords(serializeSlot({ ...before, id: before.slotId }), language);
      return { key: 'orderBoard.movedBy', params: { person: mover, time } };
    }
    async function whyInRound(): Promise<Message | null> {
      const rider = await findRider(tx, order.id);
      return rider === null ? null : { key: 'orderBoard.moveInRound', params: { rider } };
    }
  }

  return {
    async ofDay(day: string): Promise<OrdersOfDay> {
      const rows = await repository.findOfDay(db, day);
      return rows.map((row) => ({
        ...row,
        startsAt: row.startsAt.toISOString(),
        endsAt: row.endsAt.toISOString(),
      }));
    },

    /** One by one, in this sequence: one that can't be moved is named, and holds up no other. */
    async move(staff: StaffUser, { orders, ...to }: MoveOrdersBody, language: Language): Promise<MoveOutcome[]> {
      const outcomes: MoveOutcome[] = [];
      for (const { orderNumber, expectedSlotId } of orders)
        outcomes.push(
          await withOrder(
            { orderNumber },
            (tx, order) => moveOne(tx, order, staff, { ...to, expectedSlotId, language }),
            () => ({ orderNumber, slot: null, problem: { key: 'orders.notFound' } }),
          ),
        );
      return outcomes;
    },
  };
}

interface MoveOne extends Omit<MoveOrdersBody, 'orders'> {
  expectedSlotId: string | null;
  language: Language;
}

/** @returns null for an order that has not left the shop */
export function whyNotMovable(order: Order): Message | null {
  if (isMovable(order.status)) return null;
  if (order.status === 'CANCELLED') return { key: 'orders.isCancelled' };
  return { key: order.status === 'DELIVERED' ? 'orders.isDelivered' : 'orderBoard.moveUnderWay' };
}

const MINUTE_MS = 60_000;
const minutesOf = ({ startsAt, endsAt }: Times, day: string): number[] =>
  [startsAt, endsAt].map((at) => (at.getTime() - midnightOf(day).getTime()) / MINUTE_MS);

const toSlot = ({ slotId, day, startsAt, endsAt }: Times & { slotId: string; day: string }) => ({
  slotId,
  day,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
