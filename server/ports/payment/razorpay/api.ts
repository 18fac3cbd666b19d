import type { FastifyBaseLogger } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { createProviderHttp, readResponse, type ProviderCall, type ProviderTiming } from '../../providerHttp';
import type { ProviderTransfer } from '../port';
import { Payment, Payments } from './shapes';

export interface RazorpayAccount {
  keyId: string;
  keySecret: string;
  /** The current one first; retries after a change use the old one. */
  webhookSecrets: readonly string[];
  /** QR codes are an on-demand feature. */
  mode: 'link' | 'qr';
  instantRefunds: boolean;
  /** It has no trailing slash. */
  url: string;
}

export type RazorpayApi = ReturnType<typeof createRazorpayApi>;

export function createRazorpayApi(
  { keyId, keySecret, url }: RazorpayAccount,
  log: FastifyBaseLogger,
  timing: ProviderTiming,
) {
  const http = createProviderHttp('razorpay', url, timing);
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  /** 409: the same call is under way. */
  async function call<Shape extends TSchema>(
    shape: Shape,
    { headers, ...rest }: ProviderCall,
  ): Promise<{ status: 200; body: Static<Shape> } | { status: 400 | 404 | 409; body: null }> {
    const { status, body } = await http({ ...rest, headers: { ...headers, authorization } });
    if (status >= 200 && status < 300) return { status: 200, body: readResponse('razorpay', shape, body) };
    if (status === 400 || status === 404 || status === 409) {
      log.warn({ path: rest.path, status, reason: reasonIn(body) }, 'Razorpay rejected a call');
      return { status, body: null };
    }
    throw new Error(`razorpay: ${rest.method} ${rest.path}: status ${status}`);
  }

  /** @throws Error when rejected */
  async function get<Shape extends TSchema>(shape: Shape, path: string): Promise<Static<Shape>> {
    const { status, body } = await call(shape, { method: 'GET', path });
    if (status !== 200) throw new Error(`razorpay: GET ${path}: status ${status}`);
    return body;
  }

  /**
   * Captures authorized money once, of exactly the amount that the order waits for. Razorpay refunds the rest after
   * some days.
   */
  async function receive(
    payments: readonly Payment[],
    { amount, isAwaited }: { amount: number; isAwaited: boolean },
  ): Promise<ProviderTransfer[]> {
    const inRupees = payments.filter(isInRupees);
    const received = inRupees.filter(({ status }) => status === 'captured');
    const authorized = inRupees.filter(({ status }) => status === 'authorized');
    const wanted = authorized.find((payment) => payment.amount === amount);
    if (isAwaited && wanted && received.length === 0) received.push(await capture(wanted));
    for (const { id } of authorized)
      if (!received.some((payment) => payment.id === id))
        log.warn({ paymentId: id }, 'authorized money that no order waits for is left to Razorpay, which releases it');
    return received.filter(({ status }) => status === 'captured').map(toTransfer);
  }

  async function capture({ id, amount, currency }: Payment): Promise<Payment> {
    const path = `/v1/payments/${id}/capture`;
    const { body } = await call(Payment, { method: 'POST', path, json: { amount, currency } });
    // It may have been captured meanwhile.
    return body ?? (await get(Payment, `/v1/payments/${id}`));
  }

  function isInRupees({ id, currency, status }: Payment): boolean {
    if (currency === 'INR') return true;
    if (status === 'captured') log.error({ paymentId: id, currency }, 'Razorpay took money that is not in rupees');
    return false;
  }

  return { call, get, receive, isInRupees, findPayments: async (path: string) => (await get(Payments, path)).items };
}

export const toTransfer = ({ id, amount }: Payment): ProviderTransfer => ({ reference: id, amountPaise: amount });

/** Razorpay's reason names neither keys nor payers. */
function reasonIn(body: unknown): unknown {
  const { error } = (body ?? {}) as { error?: { description?: unknown } };
  return error?.description;
}
