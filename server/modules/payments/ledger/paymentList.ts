import { MONEY_PROVIDERS } from '../../../../contract/paymentConstants';
import type {
  AwaitedPayments,
  MoneyProviders,
  MoneyTodos,
  Payment,
  PaymentHistory,
  PaymentQuery,
  PaymentRefund,
  PaymentRefunds,
  Payments,
  RefundQuery,
} from '../../../../contract/staffPayments';
import type { AppDeps } from '../../../deps';
import { AppError } from '../../../lib/errors';
import { expectedBy } from '../../../lib/refundDays';
import type { StaffUser } from '../../../lib/area';
import { cutPage } from '../../../lib/cursor';
import type { createMatches } from '../bank/matches';
import { countWaiting } from '../refunds/approvalRepository';
import { findFailedRefunds, findRefundsToMake } from '../refunds/repository';
import { readOrderHistory, readTransfer } from './history';
import { readFilter, type PaymentFilter } from './paymentFilter';
import * as repository from './paymentListRepository';

const PAGE_SIZE = 40;
type State = PaymentQuery['state'];

export function createPaymentList(
  { db, payment: provider }: AppDeps,
  { readUnresolved, readAwaited }: Pick<ReturnType<typeof createMatches>, 'readUnresolved' | 'readAwaited'>,
) {
  const limit = PAGE_SIZE + 1;

  async function findMoney(filter: PaymentFilter, state: State): Promise<Payment[]> {
    if (isUnpaid(state)) return [];
    const rows = await repository.findTransfers(db, filter, { limit, ...(state && { state }) });
    return rows.map(({ id, at, surplus, ...row }) => ({
      ...row,
      surplus,
      _id: id,
      at: at.toISOString(),
      state: surplus === null ? 'RECEIVED' : surplus === 'UNKNOWN' ? 'WITHOUT_ORDER' : 'SURPLUS',
    }));
  }

  async function findUnpaid(filter: PaymentFilter, state: State): Promise<Payment[]> {
    if (state !== undefined && !isUnpaid(state)) return [];
    const rows = await repository.findUnpaidAttempts(db, filter, { limit, ...(state && { state }) });
    return rows.map(({ id, at, ...row }) => ({
      ...row,
      surplus: null,
      refundedPaise: 0,
      _id: id,
      at: at.toISOString(),
    }));
  }

  return {
    /** Payments, and attempts that brought none, newest first. @throws FieldsError for a bad day or cursor */
    async list({ state, ...query }: PaymentQuery): Promise<Payments> {
      const filter = readFilter(query);
      const found = [...(await findMoney(filter, state)), ...(await findUnpaid(filter, state))];
      return toPage(found.sort(newestFirst), ({ at, _id }) => ({ at, id: _id }));
    },

    /** Returns the newest first. @throws as `list` */
    async listRefunds({ state, ...query }: RefundQuery): Promise<PaymentRefunds> {
      const rows = await repository.findRefunds(db, readFilter(query), { limit, ...(state && { state }) });
      return toPage(rows.map(serializeRefund), ({ startedAt, refundId }) => ({ at: startedAt, id: refundId }));
    },

    /** @throws AppError 404 */
    async read(paymentId: string): Promise<PaymentHistory> {
      const found = await repository.findOrderOf(db, paymentId);
      if (!found) throw new AppError(404, 'payment.notFound');
      const { orderId, orderNumber, name, mobileNumber } = found;
      return {
        orderNumber,
        customer: name !== null && mobileNumber !== null ? { name, mobileNumber } : null,
        ...(orderId === null
          ? { attempts: [], transfers: await readTransfer(db, paymentId) }
          : await readOrderHistory(db, orderId)),
      };
    },

    /** The current provider, and all that customers have used. */
    async readProviders(): Promise<MoneyProviders> {
      const used = await repository.findProviders(db);
      return MONEY_PROVIDERS.filter((each) => each === provider.provider || used.has(each));
    },

    readAwaited: async (): Promise<AwaitedPayments> => ({
      items: (await readAwaited()).map(({ orderNumber, since, saidPaidAt }) => ({ orderNumber, since, saidPaidAt })),
    }),

    async readTodos(by: StaffUser): Promise<MoneyTodos> {
      const failed = await findFailedRefunds(db);
      return {
        unresolved: await readUnresolved(),
        failedRefunds: failed.map(({ failedAt, ...refund }) => ({ ...refund, failedAt: failedAt.toISOString() })),
        toMakeCount: (await findRefundsToMake(db)).length,
        approvalCount: await countWaiting(db, by.staffId),
      };
    },
  };
}

const isUnpaid = (state: State): state is 'OPEN' | 'FAILED' | 'EXPIRED' =>
  state === 'OPEN' || state === 'FAILED' || state === 'EXPIRED';

/** PostgreSQL sorts like this: ids decide within a millisecond. */
const newestFirst = (one: Payment, other: Payment): number =>
  one.at === other.at ? (one._id < other._id ? 1 : -1) : one.at < other.at ? 1 : -1;

function toPage<Item>(found: Item[], cursorOf: (item: Item) => { at: string; id: string }) {
  const { page: items, nextCursor } = cutPage(found, PAGE_SIZE, (item) => {
    const { at, id } = cursorOf(item);
    return { createdAt: new Date(at), id };
  });
  return { items, nextCursor };
}

function serializeRefund({
  refund,
  ...about
}: Awaited<ReturnType<typeof repository.findRefunds>>[number]): PaymentRefund {
  const { id, transferId, amountPaise, state, byHand, reason, providerRefundId, createdAt, updatedAt } = refund;
  const hasEnded = state === 'DONE' || state === 'FAILED';
  return {
    ...about,
    refundId: id,
    paymentId: transferId,
    amountPaise,
    state,
    byHand,
    reason,
    reference: providerRefundId,
    startedAt: createdAt.toISOString(),
    expectedBy: expectedBy(createdAt).toISOString(),
    endedAt: hasEnded ? updatedAt.toISOString() : null,
  };
}
