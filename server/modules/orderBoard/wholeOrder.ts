import type { Language } from '../../../contract/constants';
import type { Address } from '../../../contract/address';
import type { OrderCard, StaffOrder } from '../../../contract/staffOrders';
import type { Database } from '../../db/database';
import { orderNotFound } from '../../lib/orderNotFound';
import type { Payments } from '../payments';
import { findTaxIncluded } from '../orderTaxes';
import {
  deliveryHash,
  isAddable,
  isAllowed,
  isMovable,
  isReplacement,
  nextStep,
  type Order,
  type Orders,
} from '../orders';
import { findMends, findMoves } from './movesRepository';
import * as repository from './orderRepository';

type Actor = StaffOrder['timeline'][number]['actor'];

const NOTHING_TO_REFUND = { leftUnits: 0, leftPaise: 0, refunded: [] };

/** All that the staff see of one order. @throws AppError 404 */
export async function readWholeOrder(
  db: Database,
  {
    lines,
    additions,
    payments,
  }: Pick<Orders, 'lines' | 'additions'> & { payments: Pick<Payments, 'ledger' | 'refunds'> },
  findCard: (orderNumber: string) => Promise<OrderCard | null>,
  orderNumber: string,
  language: Language,
): Promise<StaffOrder> {
  const [card, found] = [await findCard(orderNumber), await repository.findWhole(db, orderNumber, language)];
  if (!card || !found) throw orderNotFound();
  const { order, customer, takenBy, replacements } = found;
  const items = await lines.find(db, [order.id]);
  const replaces = isReplacement(order) ? (await lines.findReplaced(db, [order.id])).get(order.id) : undefined;
  const money = await payments.ledger.readOrderMoney(db, order.id);
  const refunds = await payments.refunds.lines.read(order);
  const arrived = money.transfers.flatMap(({ refunds }) => refunds.filter(({ state }) => state === 'DONE'));
  return {
    ...card,
    customer: customer && { ...customer },
    // Written by placement.ts in this form.
    address: order.address as Address,
    takenBy,
    ...(replaces !== undefined && { replaces }),
    replacements,
    items: items.map((item) => ({
      lineNo: item.lineNo,
      ...lines.serialize(item, items, language),
      picture: item.picture,
      packedQuantity: item.packedQuantity,
      substitutesLineNo: item.substitutesLineNo,
      ...(refunds.find(({ lineNo }) => lineNo === item.lineNo) ?? NOTHING_TO_REFUND),
    })),
    bill: billOf(order, await findTaxIncluded(db, order.id)),
    discountReason: order.discountReason,
    reducedPaise: order.reducedPaise,
    receivedPaise: order.receivedPaise,
    refundedPaise: order.refundedPaise,
    timeline: (await repository.findSteps(db, order.id)).map((step) => ({
      stepId: step.id,
      fromStatus: step.fromStatus,
      toStatus: step.toStatus,
      at: step.at.toISOString(),
      actor: step.actor as Actor,
      person: step.person,
      reason: step.reason,
    })),
    moves: (await findMoves(db, order.id)).map((move) => ({
      ...move,
      from: move.from && toTimes(move.from),
      to: toTimes(move.to),
      at: move.at.toISOString(),
    })),
    mends: (await findMends(db, order.id)).map((mend) => ({ ...mend, at: mend.at.toISOString() })),
    additions: await additions.list(db, order.id, language),
    addable: isAddable(order),
    delivery: deliveryHash(order),
    movable: isMovable(order.status) && card.rider === null,
    staffNotes: (await repository.findNotes(db, order.id)).map((note) => ({ ...note, at: note.at.toISOString() })),
    ...money,
    account: lines.readAccount(order, items, {
      arrivedPaise: arrived.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      isAwaitedFromDoor: card.isAwaitedFromDoor,
    }),
    approvals: await readApprovals(db, order.id),
    nextStatus: order.needsApproval ? null : nextStep(order.status, 'staff'),
    cancellable: order.status !== 'PICKEDUP' && isAllowed(order.status, 'CANCELLED', 'staff'),
    staffCancelReason: order.staffCancelReason,
    cancelReason: order.cancelReason,
  };
}

const toTimes = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const billOf = (order: Order, taxIncludedPaise: number): StaffOrder['bill'] => ({
  itemsPaise: order.itemsPaise,
  addonsPaise: order.addonsPaise,
  couponCode: order.couponCode,
  discountPaise: order.discountPaise,
  deliveryChargePaise: order.deliveryPaise,
  taxIncludedPaise,
  totalPaise: order.totalPaise,
});

const readApprovals = async (db: Database, orderId: string): Promise<StaffOrder['approvals']> =>
  (await repository.findApprovals(db, orderId)).map(
    ({ amountPaise, reason, state, requester, decider, createdAt }) => ({
      amountPaise,
      reason,
      state,
      requestedBy: requester,
      decidedBy: decider,
      at: createdAt.toISOString(),
    }),
  );
