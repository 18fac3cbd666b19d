import type { Language } from '../../../contract/constants';
import { costOfLine } from '../../../contract/orderAccount';
import type { WaitingAddition } from '../../../contract/orderAdditions';
import type { BoughtProducts, OrderHistory, OrderTracking, PaymentState } from '../../../contract/orders';
import type { ProductCard } from '../../../contract/homepage';
import type { AppDeps } from '../../deps';
import type { InvoicesOfOrders } from '../invoices';
import type { OrderFacts } from '../messaging';
import type { Payments } from '../payments';
import { findTaxIncluded } from '../orderTaxes';
import { findSlots, serializeSlot } from '../slots';
import { cutPage, readCursor } from '../../lib/cursor';
import { isAddable, type Additions } from './additions';
import { deliveryCodeOf } from './deliveryCode';
import { dueAtDoor } from './door';
import { orderNotFound } from '../../lib/orderNotFound';
import { readAccount } from './readAccount';
import { replacementIdsOf } from './replacement';
import * as repository from './repository';
import { cancelCauseOf, serializeItem, serializeOrder } from './serializeOrder';
import { secondsLeftOf, serializeExpiry, serializeOpening, serializeOwed, serializeRefund } from './serializePayment';
import { toTimeline } from './timeline';
import { isCancellable, isUnpaid } from './transitions';

const DEFAULT_PAGE_SIZE = 20;
const LINES_SHOWN = 3;
const PACKS_TO_BUY_AGAIN = 12;

export type FindCardsOfPacks = (packIds: readonly string[], language: Language) => Promise<ProductCard[]>;

interface QueriesNeed {
  payments: Payments;
  invoices: Pick<InvoicesOfOrders, 'listOfOrder'>;
  additions: Pick<Additions, 'findWaiting'>;
  findCardsOfPacks: FindCardsOfPacks;
}

export function createOrderQueries(
  { db, clock, secrets, payment: { capabilities } }: AppDeps,
  { payments, invoices, additions, findCardsOfPacks }: QueriesNeed,
) {
  const serializeState = (state: repository.StateRow): PaymentState => ({
    paymentStatus: state.paymentStatus,
    orderStatus: state.status,
    expiresAt: state.expiresAt && state.expiresAt.toISOString(),
    secondsLeft: secondsLeftOf(state, clock.now()),
    cancelCause: cancelCauseOf(state),
    ...(state.additionExpiresAt && {
      ...serializeExpiry(state.additionExpiresAt, clock.now()),
      isAddition: true as const,
    }),
  });

  function howToPay(attempt: Awaited<ReturnType<Payments['attempts']['find']>>): OrderTracking['payment'] {
    if (!attempt || (attempt.state !== 'OPEN' && attempt.state !== 'FAILED') || attempt.pageUrl === null) return null;
    return serializeOpening({ ...attempt, pageUrl: attempt.pageUrl }, capabilities, clock.now());
  }

  async function attemptToPay({ id, status }: repository.Order, addition: WaitingAddition | null) {
    if (addition) return addition.isPaidOnline ? payments.attempts.findOfAddition(addition.additionId) : null;
    return isUnpaid(status) ? payments.attempts.find(id) : null;
  }

  const findReplacedBy = async (order: repository.Order): Promise<string | undefined> =>
    (await repository.findReplaced(db, replacementIdsOf([order]))).get(order.id);

  const getRefunds = async (orderId: string, language: Language) => [
    ...(await repository.findRefunds(db, orderId, language)).map((refund) => serializeRefund(refund, capabilities)),
    ...(await payments.refunds.findOwed(orderId)).map((approval) => serializeOwed(approval, capabilities)),
  ];

  /** @throws AppError 404, also for another customer's order */
  async function find(key: repository.OrderKey): Promise<repository.Order> {
    const order = await repository.findOrder(db, key);
    if (!order) throw orderNotFound();
    return order;
  }

  const isAwaitedFromDoor = async ({ id, paymentStatus }: repository.Order): Promise<boolean> =>
    paymentStatus === 'DUE_AT_DOOR' && (await payments.attempts.isAwaited(db, id));

  return {
    find,

    /** For messages to its customer. */
    async getFacts(orderId: string, language: Language): Promise<OrderFacts | null> {
      const order = await repository.findOrder(db, { id: orderId });
      if (!order) return null;
      const items = await repository.findItems(db, [orderId]);
      const refunds = order.receivedPaise > 0 ? await getRefunds(orderId, language) : [];
      const [slot] = await findSlots(db, order.slotId === null ? [] : [order.slotId]);
      const { orderNumber, status, saidPaidAt, expiresAt, reducedPaise } = order;
      return {
        orderNumber,
        status,
        isUnpaid: isUnpaid(status),
        replaces: (await findReplacedBy(order)) ?? null,
        saidPaidAt,
        expiresAt,
        slot: slot ? serializeSlot(slot) : null,
        reducedPaise,
        account: readAccount(order, items, {
          arrivedPaise: arrivedOf(refunds),
          isAwaitedFromDoor: await isAwaitedFromDoor(order),
        }),
        deliveryCode: deliveryCodeOf(secrets, order),
        lines: items
          .filter(({ packedQuantity }) => packedQuantity !== 0)
          .map((item) => ({
            name: item.productName[language],
            quantity: item.packedQuantity ?? item.quantity,
            costPaise: costOfLine(item).costPaise,
          })),
      };
    },

    /** Public, so it reveals nothing about the order's owner. @throws AppError 404 */
    async getPaymentState(orderId: string): Promise<PaymentState> {
      const state = await repository.findPaymentState(db, orderId);
      if (!state) throw orderNotFound();
      return serializeState(state);
    },

    /** @throws AppError 404, also for another customer's order */
    async getOwnState(customerId: string, orderId: string): Promise<PaymentState> {
      const state = await repository.findPaymentState(db, orderId);
      if (state?.customerId !== customerId) throw orderNotFound();
      return serializeState(state);
    },

    /** Open streams call it with the ids of changed orders. */
    async getStates(orderIds: readonly string[]): Promise<Map<string, PaymentState>> {
      const states = await repository.findPaymentStates(db, orderIds);
      return new Map(states.map((state) => [state.id, serializeState(state)]));
    },

    /** Returns the newest first. @throws FieldsError for an invalid cursor */
    async getHistory(
      customerId: string,
      { cursor, limit = DEFAULT_PAGE_SIZE }: { cursor?: string; limit?: number },
      language: Language,
    ): Promise<OrderHistory> {
      const after = cursor === undefined ? null : readCursor(cursor);
      const rows = await repository.findHistory(db, customerId, after, limit + 1);
      const { page, nextCursor } = cutPage(rows, limit, (order) => order);
      const replaced = await repository.findReplaced(db, replacementIdsOf(page));
      return {
        items: page.map((order) => ({
          orderId: order.id,
          orderNumber: order.orderNumber,
          status: order.status,
          placedAt: order.createdAt.toISOString(),
          totalPaise: order.totalPaise - order.reducedPaise,
          itemCount: order.items.reduce((count, item) => count + item.quantity, 0),
          itemNames: order.items.slice(0, LINES_SHOWN).map((item) => item.name[language]),
          itemPictures: order.items.slice(0, LINES_SHOWN).map((item) => item.picture),
          cancellable: isCancellable(order.status),
          slot: order.slot && serializeSlot(order.slot),
          secondsLeft: secondsLeftOf(order, clock.now()),
          dueAtDoorPaise: dueAtDoor(order, order.isAwaited),
          cancelCause: cancelCauseOf(order),
          ...replacesOf(replaced, order.id),
        })),
        nextCursor,
      };
    },

    /** @throws as `getOwnState` */
    async getTracking(customerId: string, orderId: string, language: Language): Promise<OrderTracking> {
      const order = await find({ id: orderId, customerId });
      const items = await repository.findItems(db, [orderId]);
      const [slot] = await findSlots(db, order.slotId === null ? [] : [order.slotId]);
      const events = await repository.findEvents(db, [orderId]);
      const refunds = order.receivedPaise > 0 ? await getRefunds(orderId, language) : [];
      const isAwaited = await isAwaitedFromDoor(order);
      const replaces = await findReplacedBy(order);
      const addition = isAddable(order) ? await additions.findWaiting(orderId, language) : null;
      return {
        ...serializeOrder(order, items, await findTaxIncluded(db, orderId), { slot, replaces, language }),
        items: items.map((item) => ({ ...serializeItem(item, items, language), picture: item.picture })),
        timeline: toTimeline(order.status, events).map(({ status, at }) => ({ status, at: at && at.toISOString() })),
        paymentStatus: order.paymentStatus,
        dueAtDoorPaise: dueAtDoor(order, isAwaited),
        isAwaitedFromDoor: isAwaited,
        payment: howToPay(await attemptToPay(order, addition)),
        ...(addition && { addition }),
        deliveryCode: deliveryCodeOf(secrets, order),
        cancellable: isCancellable(order.status),
        cancelCause: cancelCauseOf(order),
        ...(!isUnpaid(order.status) && { documents: await invoices.listOfOrder(orderId) }),
        refunds,
        account: readAccount(order, items, { arrivedPaise: arrivedOf(refunds), isAwaitedFromDoor: isAwaited }),
      };
    },

    getBought: async (customerId: string, language: Language): Promise<BoughtProducts> =>
      findCardsOfPacks(await repository.findBoughtPacks(db, customerId, PACKS_TO_BUY_AGAIN), language),
  };
}

const arrivedOf = (refunds: OrderTracking['refunds']): number =>
  refunds.reduce((sum, { doneAt, amountPaise }) => sum + (doneAt === null ? 0 : amountPaise), 0);

const replacesOf = (replaced: ReadonlyMap<string, string>, orderId: string) => {
  const replaces = replaced.get(orderId);
  return replaces === undefined ? {} : { replaces };
};
