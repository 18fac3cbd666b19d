import type { IncomingHttpHeaders } from 'node:http';

/** A payment provider. Adapters that call outward have a timeout of their own; never call one inside a transaction. */
export interface PaymentPort {
  /** What `payments.provider` says. */
  readonly provider: string;

  /** Asks the provider to wait for money. Calling it again for the same payment gives the same opening again. */
  openPayment(payment: PaymentToOpen): Promise<OpenedPayment>;

  /**
   * The same, for a provider that need not be asked: then an order and the opening of its payment are written in one
   * transaction. It must neither wait nor fail.
   */
  openAtOnce?(payment: PaymentToOpen): OpenedPayment;

  /**
   * Reads the provider's message.
   * @param rawBody as received: the signature is over these bytes
   * @throws AppError 401 when the signature is not the provider's, 400 when the message makes no sense
   */
  verifyWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentEvent;

  /** Gives the money back; the same idempotencyKey never gives it twice. */
  refund(refund: RefundToMake): Promise<MadeRefund>;
}

export interface PaymentToOpen {
  paymentId: string;
  orderId: string;
  orderNumber: string;
  amountPaise: number;
  /** Who is paid, as a UPI app shows it. */
  payeeName: string;
  expiresAt: Date;
}

export interface OpenedPayment {
  providerOrderId: string;
  /** `upi://pay?…`: the link of the app button and the content of the QR code. */
  upiUrl: string;
  /** A page where a person can pay in a browser. */
  pageUrl: string;
}

export interface PaymentEvent {
  /** Unique at this provider: a message that comes twice has the same one. */
  eventId: string;
  /** LAPSED: the provider takes no money for this payment any more. */
  kind: 'OPENED' | 'RECEIVED' | 'FAILED' | 'LAPSED' | 'REFUNDED';
  /** What openPayment gave. */
  providerOrderId: string;
  amountPaise: number;
  /** The bank's number of the transfer, once money has moved. */
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
