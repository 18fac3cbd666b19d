import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentWays, RefundSpeed } from '../../../contract/homepage';

/** A payment provider. Adapters set their own timeout; never call one inside a transaction. */
export interface PaymentPort {
  /** Stored with attempts and transfers. */
  readonly provider: string;
  readonly capabilities: PaymentCapabilities;

  /** Idempotent per attempt. */
  open(attempt: AttemptToOpen): Promise<OpenedPayment>;

  /** What the provider knows of a payment, such as money whose message was lost. */
  fetchPayment(providerOrderId: string, waiting: Waiting): Promise<ProviderPayment>;

  /** Takes no more money for it, unless some has already moved. Idempotent. */
  close(providerOrderId: string, waiting: Waiting): Promise<ProviderPayment>;

  /** Idempotent per idempotencyKey. */
  refund(refund: RefundToMake): Promise<ProviderRefund>;

  fetchRefund(providerRefundId: string): Promise<ProviderRefund>;

  /** Everything in the payouts of a day in India (`2026-11-25`); null for providers that don't list it. */
  readonly fetchSettlement: ((day: string) => Promise<SettlementLine[]>) | null;

  /** What a payment in a payout was for, where its line doesn't say. */
  readonly fetchOwner?: (paymentId: string) => Promise<PaymentOwner>;

  /**
   * @param rawBody as received: the signature covers these bytes
   * @throws AppError 401 when the signature is not the provider's, 400 when the message is invalid
   */
  verifyWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentEvent;
}

export interface Waiting {
  /**
   * Whether the order still waits for the money. Then what a payer's bank has only set aside is taken; otherwise it is left
   * to the provider, which releases it.
   */
  isAwaited: boolean;
}

export interface PaymentCapabilities {
  /** `open` computes its result without a call, so it may run inside a transaction. */
  opensWithoutCall: boolean;
  /** `close` stops payments early. Without it stock is held until they can't succeed any more. */
  closes: boolean;
  /** How long after its expiry a payment under way may still succeed. */
  graceMs: number;
  /** Nothing reports money or makes refunds: staff find it on the bank's statement, and send it back themselves. */
  byHand: boolean;
  /** What this account lets customers pay by. */
  ways: PaymentWays;
  /** Refunds arrive within minutes where the payer's bank can do it. */
  refundsAtOnce: boolean;
}

/** Whom a customer pays, as the shop's settings have it. */
export interface Payee {
  /** The seller's own UPI address; null where none is set. */
  address: string | null;
  /** As a UPI app shows it: the shop's where none is set. */
  name: string;
}

export interface AttemptToOpen {
  attemptId: string;
  orderId: string;
  orderNumber: string;
  amountPaise: number;
  payee: Payee;
  expiresAt: Date;
}

export interface OpenedPayment {
  providerOrderId: string;
  /** `upi://pay?…`: the intent link and the QR code's content; null where there is only a page. */
  upiUrl: string | null;
  /** A page for paying in a browser: the shop's own where the provider has none. */
  pageUrl: string;
}

export interface ProviderTransfer {
  /** The bank's reference, or the provider's id of the payment where the bank gives none. */
  reference: string;
  amountPaise: number;
}

export interface ProviderPayment {
  /** CLOSED: the provider takes no more money for it. */
  state: 'OPEN' | 'CLOSED';
  transfers: ProviderTransfer[];
}

/** What names a payment: the shop's id, the provider's from `open`, or a transfer's reference. */
export type PaymentKey = { attemptId: string } | { providerOrderId: string } | { reference: string };

interface EventFacts {
  /** Unique at this provider, for deduplication. */
  eventId: string;
}

/** What a refund's message names it by: the shop's id, or else the provider's, or neither. */
export interface ReportedRefund {
  of: PaymentKey;
  refundId: string | undefined;
  providerRefundId: string | undefined;
  amountPaise: number;
}

export type PaymentEvent = EventFacts &
  (
    | { kind: 'OPENED' | 'FAILED'; of: PaymentKey }
    /** The provider takes no more money for this payment. */
    | { kind: 'LAPSED'; of: PaymentKey }
    /** The same reference as in `ProviderTransfer`: by whatever way money is reported, it counts once. */
    | ({ kind: 'RECEIVED'; of: PaymentKey } & ProviderTransfer)
    | ({ kind: 'REFUNDED' | 'REFUND_FAILED' } & ReportedRefund)
    /** News, but no proof: the provider has to be called. */
    | { kind: 'CHECK'; of: PaymentKey }
    | { kind: 'CHECK_REFUND'; refundId: string }
    /** Nothing of this shop's. */
    | { kind: 'IGNORED' }
  );

export interface RefundToMake {
  refundId: string;
  providerOrderId: string | null;
  /** Of the transfer that goes back. */
  reference: string;
  amountPaise: number;
  /** At least 10 characters. */
  idempotencyKey: string;
}

export interface ProviderRefund {
  /** Null while the provider hasn't named it. */
  providerRefundId: string | null;
  state: 'PENDING' | 'DONE' | 'FAILED';
}

/** How soon refunds arrive. */
export const refundSpeedOf = ({ byHand, refundsAtOnce }: PaymentCapabilities): RefundSpeed =>
  byHand ? 'BY_HAND' : refundsAtOnce ? 'MINUTES' : 'DAYS';

/** ELSEWHERE: nothing of this shop's, such as another site's of the same account. Null where that isn't clear. */
export type PaymentOwner = { attemptId: string } | 'ELSEWHERE' | null;

/** A part of what the provider pays out to the shop's bank account. */
export interface SettlementLine {
  kind: 'PAYMENT' | 'REFUND' | 'ADJUSTMENT';
  /** A transfer's reference, or the provider's id of a refund or of its own booking. */
  reference: string;
  /** Before the fee; of an adjustment, negative where the provider takes. */
  amountPaise: number;
  feePaise: number;
  /** That it is, or that goes back. */
  paymentId: string | null;
  owner: PaymentOwner;
  settlementId: string;
  /** On the bank's statement. */
  bankReference: string | null;
  settledAt: Date;
}
