import type { Language } from '../../../contract/constants';
import type { OrderHistory, OrderTracking, PaymentState } from '../../../contract/orders';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import type { Payments } from '../payment';
import { readCursor, writeCursor } from './cursor';
import * as repository from './repository';
import { serializeItem, serializeOrder } from './serializeOrder';
import { toTimeline } from './timeline';
import { isCancellable } from './transitions';

const DEFAULT_PAGE_SIZE = 20;
/** Names shown per order in the list. */
const NAMES_SHOWN = 3;

/** What customers see of their orders. */
export function createOrderQueries({ db }: AppDeps, payments: Payments) {
  return {
    /**
     * For the payment status screen. Public, so it reveals nothing about the order's owner.
     * @throws AppError 404
     */
    async getPaymentState(orderId: string): Promise<PaymentState> {
      const state = await repository.findPaymentState(db, orderId);
      if (!state) throw new AppError(404, 'orders.notFound');
      return { ...state, expiresAt: state.expiresAt && state.expiresAt.toISOString() };
    },

    /** Newest first. @throws FieldsError for a cursor that was not issued here */
    async getHistory(
      customerId: string,
      { cursor, limit = DEFAULT_PAGE_SIZE }: { cursor?: string; limit?: number },
      language: Language,
    ): Promise<OrderHistory> {
      const after = cursor === undefined ? null : readCursor(cursor);
      const rows = await repository.findHistory(db, customerId, after, limit + 1);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        items: page.map((order) => ({
          orderId: order.id,
          orderNumber: order.orderNumber,
          status: order.status,
          placedAt: order.createdAt.toISOString(),
          totalPaise: order.totalPaise,
          itemCount: order.items.reduce((count, item) => count + item.quantity, 0),
          itemNames: order.items.slice(0, NAMES_SHOWN).map((item) => item.name[language]),
          cancellable: isCancellable(order.status),
        })),
        nextCursor: last && rows.length > limit ? writeCursor(last) : null,
      };
    },

    /** @throws AppError 404, also for another customer's order */
    async getTracking(customerId: string, orderId: string, language: Language): Promise<OrderTracking> {
      const order = await repository.findOrder(db, { id: orderId, customerId });
      if (!order) throw new AppError(404, 'orders.notFound');
      const items = await repository.findItems(db, [orderId]);
      const events = await repository.findEvents(db, [orderId]);
      return {
        ...serializeOrder(order, items, language),
        items: items.map((item) => ({ ...serializeItem(item, language), picture: item.picture })),
        timeline: toTimeline(order.status, events).map(({ status, at }) => ({ status, at: at && at.toISOString() })),
        paymentStatus: order.paymentStatus,
        payment: howToPay(await payments.find(orderId)),
        cancellable: isCancellable(order.status),
      };
    },
  };
}

function howToPay(attempt: Awaited<ReturnType<Payments['find']>>): OrderTracking['payment'] {
  if (!attempt) return null;
  const { provider, state, upiUrl, pageUrl, expiresAt } = attempt;
  if ((state !== 'OPEN' && state !== 'FAILED') || upiUrl === null || pageUrl === null) return null;
  return { provider, upiUrl, pageUrl, expiresAt: expiresAt.toISOString() };
}
