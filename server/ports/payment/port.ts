import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentWays, RefundSpeed } from '../../../contract/homepage';

/** Never call it in a transaction; */
export interface PaymentPort {
  /** Stored with attempts and transfers. */
  readonly provider: string;
  readonly capabilities: PaymentCapabilities;

  /** Opening the same attempt again has no further effect. */
  open(attempt: AttemptToOpen): Promise<OpenedPayment>;

  /** Includes money whose message was lost. */
  fetchPayment(providerOrderId: string, waiting: Waiting): Promise<ProviderPayment>;

  /** Takes no more money, unless some has already moved. Idempotent. */
  close(providerOrderId: string, waiting: Waiting): Promise<ProviderPayment>;

  /** The same idempotencyKey refunds once. */
  refund(refund: RefundToMake): Promise<ProviderRefund>;

  fetchRefund(providerRefundId: string): Promise<ProviderRefund>;

  /** It returns lines by day in India (`2026-11-25`); null for providers that don't list lines. */
  readonly fetchSettlement: ((day: string) => Promise<SettlementLine[]>) | null;

  /** Finds whose payment a settlement line belongs to, where the line doesn't say. */
  readonly fetchOwner?: (paymentId: string) => Promise<PaymentOwner>;

  /**
   * @param rawBody the signed bytes
   * @throws AppError 401 for the signature, 400 for the message
   */
  verifyWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentEvent;
}

export interface Waiting {
  /** Authorized money is captured if awaited; else the provider releases it. */
  isAwaited: boolean;
}

export interface PaymentCapabilities {
  /** `open` makes no call, so it may run inside a transaction. */
  opensWithoutCall: boolean;
  /** Otherwise stock is held until payments can't succeed. */
  closes: boolean;
  /** Pending payments may succeed for so long after expiry. */
  graceMs: number;
  /** Staff find and refund money at the bank. */
  byHand: boolean;
  ways: PaymentWays;
  /** Within minutes if the payer's bank allows it. */
  refundsAtOnce: boolean;
}

export interface Payee {
  /** UPI address; null where none is set. */
  address: string | null;
  /** Shown by UPI apps. */
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
  /** `upi://pay?…`; null where there is only a page. */
  upiUrl: string | null;
  /** The shop's own where the provider has none. */
  pageUrl: string;
}

export interface ProviderTransfer {
  /** The bank's, else the provider's payment id. */
  reference: string;
  amountPaise: number;
}

export interface ProviderPayment {
  state: 'OPEN' | 'CLOSED';
  transfers: ProviderTransfer[];
}

/** `providerOrderId` is from `open`, `reference` a transfer's. */
export type PaymentKey = { attemptId: string } | { providerOrderId: string } | { reference: string };

interface EventFacts {
  /** Unique per provider, for deduplication. */
  eventId: string;
}

export interface ReportedRefund {
  of: PaymentKey;
  refundId: string | undefined;
  providerRefundId: string | undefined;
  amountPaise: number;
}

export type PaymentEvent = EventFacts &
  (
    | { kind: 'OPENED' | 'FAILED'; of: PaymentKey }
    /** The provider takes no more money. */
    | { kind: 'LAPSED'; of: PaymentKey }
    /** Same reference as in transfers, so that money counts once. */
    | ({ kind: 'RECEIVED'; of: PaymentKey } & ProviderTransfer)
    | ({ kind: 'REFUNDED' | 'REFUND_FAILED' } & ReportedRefund)
    /** The message proves nothing: the provider has to be called. */
    | { kind: 'CHECK'; of: PaymentKey }
    | { kind: 'CHECK_REFUND'; refundId: string }
    | { kind: 'IGNORED' }
  );

export interface RefundToMake {
  refundId: string;
  providerOrderId: string | null;
  /** The reference of the transfer that is refunded. */
  reference: string;
  amountPaise: number;
  /** It has at least 10 characters. */
  idempotencyKey: string;
}

export interface ProviderRefund {
  providerRefundId: string | null;
  state: 'PENDING' | 'DONE' | 'FAILED';
}

export const refundSpeedOf = ({ byHand, refundsAtOnce }: PaymentCapabilities): RefundSpeed =>
  byHand ? 'BY_HAND' : refundsAtOnce ? 'MINUTES' : 'DAYS';

/** ELSEWHERE is a payment of another shop; null is unclear. */
export type PaymentOwner = { attemptId: string } | 'ELSEWHERE' | null;

export interface SettlementLine {
  kind: 'PAYMENT' | 'REFUND' | 'ADJUSTMENT';
  /** A transfer's, or the provider's id of a refund or adjustment. */
  reference: string;
  /** It is before the fee; negative where an adjustment takes money. */
  amountPaise: number;
  feePaise: number;
  /** The payment itself, or the one that is refunded. */
  paymentId: string | null;
  owner: PaymentOwner;
  settlementId: string;
  bankReference: string | null;
  settledAt: Date;
}
