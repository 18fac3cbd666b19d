import { Type, type Static } from 'typebox';
import { MONEY_PROVIDERS, PAYMENT_STATES, PROVIDER_EVENTS, REFUND_STATES } from './paymentConstants';
import { Id, Nullable, Page, Paise, Timestamp } from './http';
import { Day } from './slots';
import { UnresolvedTransfer } from './staffMoney';
import { OrderAttempt, OrderTransfer } from './staffOrders';

const Text = Type.String();

const Filter = {
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  provider: Type.Optional(Type.Enum([...MONEY_PROVIDERS])),
  search: Type.Optional(Type.String({ minLength: 1, maxLength: 80, messageKey: 'search' })),
  cursor: Type.Optional(Type.String({ maxLength: 200, messageKey: 'cursor' })),
};

export const PaymentQuery = Type.Object({ ...Filter, state: Type.Optional(Type.Enum([...PAYMENT_STATES])) });
export type PaymentQuery = Static<typeof PaymentQuery>;
export const RefundQuery = Type.Object({ ...Filter, state: Type.Optional(Type.Enum([...REFUND_STATES])) });
export type RefundQuery = Static<typeof RefundQuery>;

export const MoneyProviders = Type.Array(Type.Enum([...MONEY_PROVIDERS]));
export type MoneyProviders = Static<typeof MoneyProviders>;

/** They are null without an order; the name also once the account is erased. */
const Whose = { orderNumber: Nullable(Text), customerName: Nullable(Text) };

export const Payment = Type.Object({
  _id: Id,
  at: Timestamp,
  ...Whose,
  provider: Text,
  amountPaise: Paise,
  refundedPaise: Paise,
  state: Type.Enum([...PAYMENT_STATES]),
  surplus: OrderTransfer.properties.surplus,
  reference: Nullable(Text),
});
export type Payment = Static<typeof Payment>;
export const Payments = Page(Payment);
export type Payments = Static<typeof Payments>;

export const PaymentRefund = Type.Object({
  ...OrderTransfer.properties.refunds.items.properties,
  ...Whose,
  paymentId: Id,
  provider: Text,
  reference: Nullable(Text),
  expectedBy: Timestamp,
  endedAt: Nullable(Timestamp),
});
export type PaymentRefund = Static<typeof PaymentRefund>;
export const PaymentRefunds = Page(PaymentRefund);
export type PaymentRefunds = Static<typeof PaymentRefunds>;

export const PaymentParams = Type.Object({ paymentId: Id });

export const PaymentHistory = Type.Object({
  orderNumber: Nullable(Text),
  customer: Nullable(Type.Object({ name: Text, mobileNumber: Text })),
  attempts: Type.Array(
    Type.Object({
      ...OrderAttempt.properties,
      attemptId: Id,
      reference: Nullable(Text),
      expiresAt: Timestamp,
      events: Type.Array(
        Type.Object({
          at: Timestamp,
          event: Type.Enum([...PROVIDER_EVENTS]),
          reason: Nullable(Text),
        }),
      ),
    }),
  ),
  transfers: Type.Array(OrderTransfer),
});
export type PaymentHistory = Static<typeof PaymentHistory>;

const FailedRefund = Type.Object({
  refundId: Id,
  orderNumber: Nullable(Text),
  amountPaise: Paise,
  reportedPaise: Nullable(Paise),
  reason: Text,
  reference: Text,
  failedAt: Timestamp,
});
export type FailedRefund = Static<typeof FailedRefund>;

export const MoneyTodos = Type.Object({
  unresolved: Type.Array(UnresolvedTransfer),
  failedRefunds: Type.Array(FailedRefund),
  toMakeCount: Type.Integer({ minimum: 0 }),
  approvalCount: Type.Integer({ minimum: 0 }),
});
export type MoneyTodos = Static<typeof MoneyTodos>;

export const AwaitedPayments = Type.Object({
  items: Type.Array(
    Type.Object({
      orderNumber: Text,
      since: Timestamp,
      saidPaidAt: Nullable(Timestamp),
    }),
  ),
});
export type AwaitedPayments = Static<typeof AwaitedPayments>;
