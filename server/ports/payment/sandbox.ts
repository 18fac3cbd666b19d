import { createHash, createHmac, randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { Type, type Static } from 'typebox';
import type { Clock } from '../../lib/clock';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { sameSecret } from '../../lib/secrets';
import { parseWebhook } from '../parseWebhook';
import type { PaymentEvent, PaymentPort, ProviderRefund, ProviderTransfer } from './port';
import { SANDBOX_PAYEE_ADDRESS, upiUrl } from './upiUrl';

/** Grocery stores and supermarkets. */
const MERCHANT_CATEGORY = '5411';
/** Older messages may be replays. */
const MESSAGE_AGE_LIMIT_MS = 5 * 60_000;

const KINDS = ['OPENED', 'RECEIVED', 'FAILED', 'LAPSED', 'REFUNDED', 'REFUND_FAILED'] as const;

const SandboxMessage = Type.Object({
  eventId: Type.String({ minLength: 1, maxLength: 64 }),
  kind: Type.Enum([...KINDS]),
  providerOrderId: Type.String({ minLength: 1, maxLength: 64 }),
  amountPaise: Type.Integer({ minimum: 1 }),
  bankReference: Type.Optional(Type.String({ pattern: '^[0-9]{12}$' })),
  providerRefundId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  sentAt: Type.String({ format: 'date-time' }),
});
type SandboxMessage = Static<typeof SandboxMessage>;

export interface SignedMessage {
  body: string;
  headers: { 'content-type': string; 'x-sandbox-signature': string; 'x-sandbox-event-id': string };
}

interface SandboxOptions {
  secret: string;
  clock: Clock;
}

/** Simulated failures, for tests. */
export interface SandboxFaults {
  open?: 'NO_RESPONSE';
  fetchPayment?: 'NO_RESPONSE';
  close?: 'NO_RESPONSE' | 'OPEN';
  refund?: 'NO_RESPONSE' | 'PENDING' | 'FAILED';
  fetchRefund?: 'NO_RESPONSE' | 'PENDING' | 'FAILED';
}

export interface SandboxPayment extends PaymentPort {
  /** Moves money; a message need not follow. */
  receive(providerOrderId: string, amountPaise: number): ProviderTransfer;
  /** A request is paid once, also across processes and restarts. */
  pay(providerOrderId: string, amountPaise: number): ProviderTransfer;
}

/** UPI apps may report last-moment payments late. */
const SANDBOX_GRACE_MS = 5 * 60_000;
const REMEMBERED = 10_000;

/** Its page is in modules/payments/sandbox. */
export function createSandboxPayment({
  secret,
  clock,
  faults = () => ({}),
}: SandboxOptions & { faults?: () => SandboxFaults }): SandboxPayment {
  const transfers = new LRUCache<string, ProviderTransfer[]>({ max: REMEMBERED });
  const respond = <Response>(fault: string | undefined, response: Response): Promise<Response> =>
    fault === 'NO_RESPONSE' ? Promise.reject(new Error('the sandbox does not respond')) : Promise.resolve(response);
  const refundAs = (fault: SandboxFaults['refund'], providerRefundId: string): Promise<ProviderRefund> =>
    respond(fault, { providerRefundId, state: fault === undefined || fault === 'NO_RESPONSE' ? 'DONE' : fault });
  const known = (providerOrderId: string) => transfers.get(providerOrderId) ?? [];

  return {
    provider: 'sandbox',
    capabilities: {
      opensWithoutCall: true,
      closes: true,
      graceMs: SANDBOX_GRACE_MS,
      byHand: false,
      ways: { link: true, qr: true, intent: true },
      refundsAtOnce: true,
    },
    open: (attempt) =>
      respond(faults().open, {
        providerOrderId: `sandbox_${attempt.attemptId}`,
        upiUrl: upiUrl({
          payeeAddress: SANDBOX_PAYEE_ADDRESS,
          payeeName: attempt.payee.name,
          reference: attempt.attemptId,
          note: `Order ${attempt.orderNumber}`,
          amountPaise: attempt.amountPaise,
          merchantCategory: MERCHANT_CATEGORY,
        }),
        // Relative: logins are per origin, which may differ from PUBLIC_URL's.
        pageUrl: `/pay/sandbox/${attempt.attemptId}`,
      }),
    fetchPayment: (id) => respond(faults().fetchPayment, { state: 'OPEN', transfers: known(id) }),
    close: (id) =>
      respond(faults().close, { state: faults().close === 'OPEN' ? 'OPEN' : 'CLOSED', transfers: known(id) }),
    refund: ({ refundId }) => refundAs(faults().refund, `sandbox_refund_${refundId}`),
    fetchRefund: (providerRefundId) => refundAs(faults().fetchRefund, providerRefundId),
    fetchSettlement: null,
    verifyWebhook: (rawBody, headers) => readMessage(rawBody, headers, secret, clock.now()),
    receive: (providerOrderId, amountPaise) => {
      const transfer = { reference: newBankReference(), amountPaise };
      transfers.set(providerOrderId, [...known(providerOrderId), transfer]);
      return transfer;
    },
    pay: (providerOrderId, amountPaise) => {
      const transfer = { reference: referenceOf(providerOrderId), amountPaise };
      if (!known(providerOrderId).some(({ reference }) => reference === transfer.reference))
        transfers.set(providerOrderId, [...known(providerOrderId), transfer]);
      return transfer;
    },
  };
}

export type SandboxKind = (typeof KINDS)[number];

/** The reference is generated unless given. */
export interface SandboxEvent {
  kind: SandboxKind;
  providerOrderId: string;
  amountPaise: number;
  bankReference?: string;
}

export function signSandboxMessage(event: SandboxEvent, { secret, clock }: SandboxOptions): SignedMessage {
  const message: SandboxMessage = {
    eventId: newId(),
    ...(event.kind === 'RECEIVED' ? { bankReference: newBankReference() } : {}),
    ...event,
    sentAt: clock.now().toISOString(),
  };
  const body = JSON.stringify(message);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-sandbox-signature': signatureOf(body, secret),
      'x-sandbox-event-id': message.eventId,
    },
  };
}

function readMessage(rawBody: Buffer, headers: IncomingHttpHeaders, secret: string, now: Date): PaymentEvent {
  const signature = headers['x-sandbox-signature'];
  if (typeof signature !== 'string' || !sameSecret(signature, signatureOf(rawBody, secret))) {
    throw new AppError(401, 'core.wrongSignature');
  }
  const message = parseWebhook(SandboxMessage, rawBody);
  if (headers['x-sandbox-event-id'] !== message.eventId) throw new AppError(400, 'core.badMessage');
  const ageMs = now.getTime() - Date.parse(message.sentAt);
  if (Math.abs(ageMs) > MESSAGE_AGE_LIMIT_MS) throw new AppError(401, 'payment.oldMessage');
  const { eventId, kind, providerOrderId, amountPaise, bankReference: reference, providerRefundId } = message;
  const facts = { eventId, of: { providerOrderId } };
  if (kind === 'REFUNDED' || kind === 'REFUND_FAILED')
    return { ...facts, kind, amountPaise, providerRefundId, refundId: undefined };
  if (kind !== 'RECEIVED') return { ...facts, kind };
  if (reference === undefined) throw new AppError(400, 'core.badMessage');
  return { ...facts, kind, reference, amountPaise };
}

const signatureOf = (body: Buffer | string, secret: string) => createHmac('sha256', secret).update(body).digest('hex');

/** The same payment always gives the same reference. */
const referenceOf = (providerOrderId: string): string => {
  const number = createHash('sha256').update(providerOrderId).digest().readUIntBE(0, 6);
  return String(100_000_000_000 + (number % 900_000_000_000));
};

/** Twelve digits, the first not 0. */
const newBankReference = () => `${randomInt(1, 10)}${String(randomInt(0, 100_000_000_000)).padStart(11, '0')}`;
