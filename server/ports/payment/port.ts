import type { IncomingHttpHeaders } from 'node:http';

/** A payment provider. Adapters set their own timeout; never call one inside a transaction. */
export interface PaymentPort {
  /** Stored in `payments.provider`. */
  readonly provider: string;

  /** Idempotent per payment. */
  openPayment(payment: PaymentToOpen): Promise<OpenedPayment>;

  /** For a provider that needs no call: order and payment are opened in one transaction. Must neither wait nor fail. */
  openAtOnce?(payment: PaymentToOpen): OpenedPayment;

  /**
   * @param rawBody as received: the signature covers these bytes
   * @throws AppError 401 when the signature is not the provider's, 400 when the message is invalid
   */
  verifyWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentEvent;

  /** Idempotent per idempotencyKey. */
  refund(refund: RefundToMake): Promise<MadeRefund>;
}

export interface PaymentToOpen {
  paymentId: string;
  orderId: string;
  orderNumber: string;
  amountPaise: number;
  /** As a UPI app shows it. */
  payeeName: string;
  expiresAt: Date;
}

export interface OpenedPayment {
  providerOrderId: string;
  /** `upi://pay?…`: the intent link and the QR code's content. */
  upiUrl: string;
  /** A page for paying in a browser. */
  pageUrl: string;
}

export interface PaymentEvent {
  /** Unique at this provider, for deduplication. */
  eventId: string;
  /** LAPSED: the provider takes no more money for this payment. */
  kind: 'OPENED' | 'RECEIVED' | 'FAILED' | 'LAPSED' | 'REFUNDED';
  /** From openPayment. */
  providerOrderId: string;
  amountPaise: number;
  /** Present once money has moved. */
  bankReference?: string;
}

export interface RefundToMake {
  paymentId: string;
  providerOrderId: string;
  amountPaise: number;
  /** At least 10 characters. */
  idempotencyKey: string;
}

export interface MadeRefund {
  providerRefundId: string;
  status: 'PENDING' | 'DONE';
}
