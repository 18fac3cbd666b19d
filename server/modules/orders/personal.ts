import type { Language } from '../../../contract/constants';
import type { ExportedOrder } from '../../../contract/orders';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { CursorPosition } from '../../lib/cursor';
import { AppError } from '../../lib/errors';
import type { InvoicesOfOrders } from '../invoices';
import { findTaxesByRate, taxOf } from '../orderTaxes';
import type { Payments } from '../payments';
import { findSlots } from '../slots';
import * as personal from './personalRepository';
import { taxesOf } from './orderRows';
import * as repository from './repository';
import { replacementIdsOf } from './replacement';
import { serializeOrder } from './serializeOrder';

/** Orders in memory at a time. */
const PAGE_SIZE = 50;

export type PersonalOrders = ReturnType<typeof createPersonalOrders>;

export function createPersonalOrders(
  { db }: Pick<AppDeps, 'db'>,
  payments: Payments,
  invoices: Pick<InvoicesOfOrders, 'exportOfOrders'>,
) {
  async function serializePage(page: readonly repository.Order[], language: Language): Promise<ExportedOrder[]> {
    const ids = page.map(({ id }) => id);
    const items = await repository.findItems(db, ids);
    const events = await repository.findEvents(db, ids);
    const transfers = await personal.findTransfers(db, ids);
    const refunds = await personal.findRefunds(
      db,
      transfers.map(({ id }) => id),
    );
    const documents = await invoices.exportOfOrders(ids, language);
    const taxes = await findTaxesByRate(db, new Map(page.map((order) => [order.id, taxesOf(order)])));
    const slots = await findSlots(db, slotIdsOf(page));
    const replaced = await repository.findReplaced(db, replacementIdsOf(page));
    return page.map((order) => ({
      ...serializeOrder(order, items.filter(isOf(order)), taxOf(taxes.get(order.id) ?? []), {
        slot: slots.find(({ id }) => id === order.slotId),
        replaces: replaced.get(order.id),
        language,
      }),
      timeline: events.filter(isOf(order)).map(({ toStatus, at }) => ({ status: toStatus, at: at.toISOString() })),
      taxes: taxes.get(order.id) ?? [],
      documents: documents.get(order.id) ?? [],
      payment: {
        status: order.paymentStatus,
        amountPaise: order.totalPaise,
        transfers: transfers.filter(isOf(order)).map(({ id, receivedAt, amountPaise, reference }) => ({
          receivedAt: receivedAt.toISOString(),
          amountPaise,
          bankReference: reference,
          refunds: refunds
            .filter(({ transferId }) => transferId === id)
            .map((refund) => ({
              status: refund.state,
              amountPaise: refund.amountPaise,
              startedAt: refund.createdAt.toISOString(),
            })),
        })),
      },
    }));
  }

  return {
    /** Newest first, read page by page. */
    async *exportOrders(customerId: string, language: Language): AsyncGenerator<ExportedOrder, void, undefined> {
      for (let after: CursorPosition | null = null; ;) {
        const page = await personal.findFullOrders(db, customerId, after, PAGE_SIZE);
        yield* await serializePage(page, language);
        const last = page.at(-1);
        if (!last || page.length < PAGE_SIZE) return;
        after = last;
      }
    },

    /**
     * The customer's row must be locked, so that no order arrives in between.
     * @throws AppError 409 while an order is open or a refund is pending
     */
    async lockToErase(tx: Transaction, customerId: string): Promise<void> {
      await personal.lockOrdersOf(tx, customerId);
      const unresolved = await personal.findUnresolved(tx, customerId);
      if (unresolved) {
        const { orderNumber, isFinished } = unresolved;
        const key = isFinished ? 'orders.refundUnderWay' : 'orders.stillUnderWay';
        throw new AppError(409, key, { params: { orderNumber } });
      }
    },

    /** Amounts, items and taxes stay because the law requires them. */
    async disownOrders(tx: Transaction, customerId: string): Promise<void> {
      await payments.erasePayer(tx, customerId);
      await personal.disownOrders(tx, customerId);
    },
  };
}

const slotIdsOf = (page: readonly repository.Order[]) => [
  ...new Set(page.flatMap(({ slotId }) => (slotId === null ? [] : [slotId]))),
];

const isOf =
  (order: repository.Order) =>
  ({ orderId }: { orderId: string | null }) =>
    orderId === order.id;
