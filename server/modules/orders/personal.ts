import type { Language } from '../../../contract/constants';
import type { ExportedOrder } from '../../../contract/orders';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import type { Payments } from '../payment';
import * as personal from './personalRepository';
import { taxesOf } from './records';
import * as repository from './repository';
import { sayOrder } from './sayOrder';

/** So many orders are in memory at a time, however many a customer has. */
const PAGE_SIZE = 50;

export type PersonalOrders = ReturnType<typeof createPersonalOrders>;

/** A customer's orders as data about a person: to be handed out, and to be made nobody's. */
export function createPersonalOrders({ db }: Pick<AppDeps, 'db'>, payments: Payments) {
  async function sayPage(page: readonly personal.WholeOrder[], language: Language): Promise<ExportedOrder[]> {
    const ids = page.map(({ order }) => order.id);
    const items = await repository.findItems(db, ids);
    const events = await repository.findEvents(db, ids);
    return page.map(({ order, payment, refund }) => ({
      ...sayOrder(order, items.filter(isOf(order)), language),
      timeline: events.filter(isOf(order)).map(({ toStatus, at }) => ({ status: toStatus, at: at.toISOString() })),
      taxes: taxesOf(order),
      payment: {
        status: payment.status,
        amountPaise: payment.amountPaise,
        receivedAt: payment.receivedAt && payment.receivedAt.toISOString(),
        bankReference: payment.bankReference,
        refund: refund && {
          status: refund.status,
          amountPaise: refund.amountPaise,
          startedAt: refund.createdAt.toISOString(),
        },
      },
    }));
  }

  return {
    /** All orders of a customer, newest first, read page by page as they are asked for. */
    async *exportOrders(customerId: string, language: Language): AsyncGenerator<ExportedOrder, void, undefined> {
      for (let after: repository.HistoryPlace | null = null; ;) {
        const page = await personal.findWholeOrders(db, customerId, after, PAGE_SIZE);
        yield* await sayPage(page, language);
        const last = page.at(-1);
        if (!last || page.length < PAGE_SIZE) return;
        after = last.order;
      }
    },

    /**
     * Makes a customer's orders nobody's: amounts, goods and taxes stay, because the law asks for them. The customer's row has to
     * be locked, so that no new order comes in between.
     * @throws AppError 409 while one is under way, or its money on the way back
     */
    async disownOrders(tx: Transaction, customerId: string): Promise<void> {
      await personal.lockOrdersOf(tx, customerId);
      const unsettled = await personal.findUnsettled(tx, customerId);
      if (unsettled) {
        const { orderNumber, isFinished } = unsettled;
        const key = isFinished ? 'orders.refundUnderWay' : 'orders.stillUnderWay';
        throw new AppError(409, key, { params: { orderNumber } });
      }
      await payments.forgetPayer(tx, customerId);
      await personal.disownOrders(tx, customerId);
    },
  };
}

const isOf =
  (order: repository.Order) =>
  ({ orderId }: { orderId: string }) =>
    orderId === order.id;
