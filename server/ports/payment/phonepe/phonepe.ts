import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Type } from 'typebox';
import type { Clock } from '../../../lib/clock';
import { AppError } from '../../../lib/errors';
import { sameSecret } from '../../../lib/secrets';
import { parseWebhook } from '../../parseWebhook';
import type { PaymentEvent, PaymentPort } from '../port';
import type { ProviderTiming } from '../../providerHttp';
import { createPhonePeApi, type PhonePeAccount } from './api';
import { createPhonePeOrders } from './orders';
import { createPhonePeRefunds } from './refunds';

/** A payment opened late outlives its order, and money takes a while. */
const GRACE_MS = 10 * 60_000;

const Id = Type.Optional(Type.String({ maxLength: 64 }));
const Message = Type.Object({
  event: Type.String(),
  payload: Type.Object({ merchantOrderId: Id, merchantRefundId: Id }),
});

interface PhonePeOptions {
  account: PhonePeAccount;
  publicUrl: string;
  clock: Clock;
  timing?: ProviderTiming;
}

/** Uses version 2 of PhonePe's API. */
export function createPhonePe({ account, publicUrl, clock, timing = {} }: PhonePeOptions): PaymentPort {
  const api = createPhonePeApi(account, clock, timing);
  const { open, fetchPayment } = createPhonePeOrders(api, { ...account, publicUrl, clock });
  const byQr = account.mode === 'qr';
  return {
    provider: 'phonepe',
    capabilities: {
      opensWithoutCall: false,
      closes: false,
      graceMs: GRACE_MS,
      byHand: false,
      ways: { link: !byQr, qr: byQr, intent: byQr },
      refundsAtOnce: false,
    },
    open,
    fetchPayment,
    // PhonePe has no such call.
    close: fetchPayment,
    ...createPhonePeRefunds(api),
    // PhonePe doesn't list a payout's lines.
    fetchSettlement: null,
    verifyWebhook: (rawBody, headers) => readPhonePeMessage(rawBody, headers, account.webhookLogins),
  };
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** Sent by PhonePe in `authorization`. */
export const hashOfLogin = (login: string): string => sha256(login);

/**
 * The header doesn't cover the body: a message only triggers a call.
 * @throws AppError 401 for the login, 400 for the message
 */
function readPhonePeMessage(rawBody: Buffer, headers: IncomingHttpHeaders, logins: readonly string[]): PaymentEvent {
  const { authorization = '' } = headers;
  if (!logins.some((login) => sameSecret(authorization, hashOfLogin(login))))
    throw new AppError(401, 'core.wrongSignature');
  const { payload } = parseWebhook(Message, rawBody);
  const eventId = sha256(rawBody);
  const { merchantOrderId: providerOrderId, merchantRefundId: refundId } = payload;
  if (refundId !== undefined) return { eventId, kind: 'CHECK_REFUND', refundId };
  if (providerOrderId !== undefined) return { eventId, kind: 'CHECK', of: { providerOrderId } };
  return { eventId, kind: 'IGNORED' };
}
