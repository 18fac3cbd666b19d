import { and, desc, eq, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import { UNDONE } from '../../../contract/orderConstants';
import type { Queries } from '../../db/database';
import {
  batches,
  enquiryMessages,
  orderAdditions,
  orderEvents,
  orderMends,
  orderMoves,
  packs,
  products,
  refunds,
} from '../../db/schema';

/** Whether a step is the order's latest to the same state, without those that undo another. */
export async function isLatestOfItsKind(db: Queries, orderId: string, eventId: number): Promise<boolean> {
  const step = sql`(SELECT to_status FROM ${orderEvents} WHERE id = ${eventId})`;
  const [row] = await db
    .select({ id: sql<number>`max(${orderEvents.id})::float8` })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.toStatus, step),
        sql`${orderEvents.reason} IS DISTINCT FROM ${UNDONE}`,
      ),
    );
  return row?.id === eventId;
}

export async function findLatestMove(db: Queries, orderId: string) {
  const [move] = await db
    .select({ id: orderMoves.id, reason: orderMoves.reason })
    .from(orderMoves)
    .where(eq(orderMoves.orderId, orderId))
    .orderBy(desc(orderMoves.id))
    .limit(1);
  return move ?? null;
}

/** How an address or phone was changed. */
export async function findMend(db: Queries, id: number): Promise<{ reducedPaise: number } | null> {
  const [mend] = await db
    .select({ reducedPaise: orderMends.reducedPaise })
    .from(orderMends)
    .where(eq(orderMends.id, id));
  return mend ?? null;
}

/** It is null once the items are added, or no longer wait to be. */
export async function findWaitingUntil(db: Queries, additionId: string): Promise<Date | null> {
  const [addition] = await db
    .select({ expiresAt: orderAdditions.expiresAt })
    .from(orderAdditions)
    .where(and(eq(orderAdditions.id, additionId), eq(orderAdditions.state, 'WAITING')));
  return addition?.expiresAt ?? null;
}

export async function findAddition(db: Queries, id: string) {
  const [addition] = await db
    .select({
      state: orderAdditions.state,
      amountPaise: orderAdditions.amountPaise,
      isPaidOnline: orderAdditions.isPaidOnline,
    })
    .from(orderAdditions)
    .where(eq(orderAdditions.id, id));
  return addition ?? null;
}

export async function findRefund(db: Queries, id: string) {
  const [refund] = await db
    .select({
      amountPaise: refunds.amountPaise,
      state: refunds.state,
      isReplaced: sql<boolean>`EXISTS (SELECT FROM ${refunds} AS later WHERE later.replaces_id = ${refunds}.id)`,
    })
    .from(refunds)
    .where(eq(refunds.id, id));
  return refund ?? null;
}

/** It is null once its recall is taken back. */
export async function findRecalledBatch(db: Queries, id: string, language: Language) {
  const [batch] = await db
    .select({
      name: { en: products.nameEn, ta: products.nameTa, hi: products.nameHi }[language],
      reason: batches.recallReason,
    })
    .from(batches)
    .innerJoin(packs, eq(packs.id, batches.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .where(and(eq(batches.id, id), eq(batches.outOfSale, 'RECALLED')));
  return batch ?? null;
}

export async function findReply(db: Queries, id: string): Promise<string | null> {
  const [reply] = await db
    .select({ text: enquiryMessages.text })
    .from(enquiryMessages)
    .where(eq(enquiryMessages.id, id));
  return reply?.text ?? null;
}
