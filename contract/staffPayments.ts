import { Type, type Static } from 'typebox';
import { MONEY_PROVIDERS, PAYMENT_STATES, PROVIDER_EVENTS, REFUND_STATES } from './paymentConstants';
import { Id, Nullable, Page, Paise, Timestamp } from './http';
import { Day } from './slots';
import { UnresolvedTransfer } from './staffMoney';
import { OrderAttempt, OrderTransfer } from './staffOrders';

const Text = Type.String();

const Filter = {
  /** The first and the last day, of the shop's time zone. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  provider: Type.Optional(Type.Enum([...MONEY_PROVIDERS])),
  /** An order number, an amount in rupees, or a whole reference of a bank or provider. */
  search: Type.Optional(Type.String({ minLength: 1, maxLength: 80, messageKey: 'search' })),
  cursor: Type.Optional(Type.String({ maxLength: 200, messageKey: 'cursor' })),
};

export const PaymentQuery = Type.Object({ ...Filter, state: Type.Optional(Type.Enum([...PAYMENT_STATES])) });
export type PaymentQuery = Static<typeof PaymentQuery>;
export const RefundQuery = Type.Object({ ...Filter, state: Type.Optional(Type.Enum([...REFUND_STATES])) });
export type RefundQuery = Static<typeof RefundQuery>;

/** Money comes in by these now, or customers have paid or tried to by them. */
export const MoneyProviders = Type.Array(Type.Enum([...MONEY_PROVIDERS]));
export type MoneyProviders = Static<typeof MoneyProviders>;

/** Whose it is; null without an order, or once the account is erased. */
const Whose = { orderNumber: Nullable(Text), customerName: Nullable(Text) };

/** Money that came, or an attempt that brought none. */
export const Payment = Type.Object({
  _id: Id,
  at: Timestamp,
  ...Whose,
  provider: Text,
  amountPaise: Paise,
  /** This part of it is or will be refunded. */
  refundedPaise: Paise,
  state: Type.Enum([...PAYMENT_STATES]),
  surplus: OrderTransfer.properties.surplus,
  /** It is the bank's or the provider's; null before an attempt is opened. */
  reference: Nullable(Text),
});
export type Payment = Static<typeof Payment>;
/** They are sorted with the newest first. */
export const Payments = Page(Payment);
export type Payments = Static<typeof Payments>;

/** A refund with the money that it is of. */
export const PaymentRefund = Type.Object({
  ...OrderTransfer.properties.refunds.items.properties,
  ...Whose,
  paymentId: Id,
  provider: Text,
  /** The reference of the bank or of the provider. */
  reference: Nullable(Text),
  /** The customer should have it by then. */
  expectedBy: Timestamp,
  endedAt: Nullable(Timestamp),
});
export type PaymentRefund = Static<typeof PaymentRefund>;
/** They are sorted with the newest first. */
export const PaymentRefunds = Page(PaymentRefund);
export type PaymentRefunds = Static<typeof PaymentRefunds>;

export const PaymentParams = Type.Object({ paymentId: Id });

/** All that is known of a payment's order, or of money without one. */
export const PaymentHistory = Type.Object({
  orderNumber: Nullable(Text),
  customer: Nullable(Type.Object({ name: Text, mobileNumber: Text })),
  attempts: Type.Array(
    Type.Object({
      ...OrderAttempt.properties,
      attemptId: Id,
      /** The provider's name of it. */
      reference: Nullable(Text),
      expiresAt: Timestamp,
      /** Each is a report of the provider, oldest first. */
      events: Type.Array(
        Type.Object({
          at: Timestamp,
          event: Type.Enum([...PROVIDER_EVENTS]),
          /** The provider's own explanation. */
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
  /** The provider reports that it refunded this instead; null where the refund failed. */
  reportedPaise: Nullable(Paise),
  reason: Text,
  /** The reference of the transfer that should be returned. */
  reference: Text,
  failedAt: Timestamp,
});
export type FailedRefund = Static<typeof FailedRefund>;

/** Money that waits for a person. */
export const MoneyTodos = Type.Object({
  unresolved: Type.Array(UnresolvedTransfer),
  failedRefunds: Type.Array(FailedRefund),
  /** Refunds that a person has to send by hand. */
  toMakeCount: Type.Integer({ minimum: 0 }),
  /** Refunds requested by others, which this person may approve. */
  approvalCount: Type.Integer({ minimum: 0 }),
});
export type MoneyTodos = Static<typeof MoneyTodos>;

/** Orders to be paid by plain UPI, whose money a person has to find at the bank. */
export const AwaitedPayments = Type.Object({
  items: Type.Array(
    Type.Object({
      orderNumber: Text,
      since: Timestamp,
      /** It is null until the customer says that it is paid. */
      saidPaidAt: Nullable(Timestamp),
    }),
  ),
});
export type AwaitedPayments = Static<typeof AwaitedPayments>;
