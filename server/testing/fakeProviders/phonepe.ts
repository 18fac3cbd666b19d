import { randomBytes } from 'node:crypto';
import type { PhonePeAccount } from '../../ports/payment/phonepe/api';
import { hashOfLogin } from '../../ports/payment/phonepe/phonepe';
import { startFakeProvider, type FakeProviderRequest, type FakeProviderResponse } from './fakeProvider';

interface PhonePeOrder {
  orderId: string;
  state: 'PENDING' | 'COMPLETED' | 'FAILED';
  amount: number;
  refunded: number;
  paymentDetails: { transactionId: string; amount: number; state: string; paymentMode: string; timestamp: number }[];
  json: Record<string, unknown>;
}

interface PhonePeRefund {
  refundId: string;
  originalMerchantOrderId: string;
  amount: number;
  state: 'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'FAILED';
}

export type FakePhonePe = Awaited<ReturnType<typeof startPhonePe>>;

const CLIENT_SECRET = 'a client secret for tests';
export const PHONEPE_WEBHOOK_LOGINS = ['vayal:newpass123', 'vayal:oldpass123'] as const;

const newPhonePeId = (kind: string) => `${kind}${randomBytes(8).toString('hex')}`;
const no = (code: string, status = 400): FakeProviderResponse => ({
  status,
  json: { success: false, code, message: code },
});
const ok = (json: unknown): FakeProviderResponse => ({ status: 200, json });

/** PhonePe's documented calls and messages, over HTTP, with money of its own. */
export async function startPhonePe() {
  const orders = new Map<string, PhonePeOrder>();
  const refunds = new Map<string, PhonePeRefund>();
  const tokens = new Set<string>();
  const settings = { refundState: 'COMPLETED' as PhonePeRefund['state'] };

  const fakeProvider = await startFakeProvider((request) => {
    if (request.path === '/v1/oauth/token') return logIn(new URLSearchParams(request.body));
    const token = /^O-Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined || !tokens.has(token)) return no('AUTHORIZATION_FAILED', 401);
    return route(request);
  });

  function logIn(form: URLSearchParams): FakeProviderResponse {
    if (form.get('client_secret') !== CLIENT_SECRET || form.get('grant_type') !== 'client_credentials')
      return no('INVALID_CLIENT', 401);
    const token = newPhonePeId('token');
    tokens.add(token);
    const now = Math.floor(Date.now() / 1000);
    return ok({ access_token: token, token_type: 'O-Bearer', issued_at: now, expires_at: now + 1_000_000_000 });
  }

  function route({ method, path, body }: FakeProviderRequest): FakeProviderResponse {
    const json = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
    const [, area, , resource, id = ''] = path.split('/');
    if (method === 'POST' && resource === 'pay') return pay(area ?? '', json);
    if (resource === 'order') {
      const order = orders.get(id);
      return order ? ok(statusOf(id, order)) : no('ORDER_NOT_FOUND', 404);
    }
    if (method === 'POST') return refund(json);
    const made = refunds.get(id);
    return made ? ok({ merchantRefundId: id, ...made }) : no('REFUND_NOT_FOUND', 404);
  }

  function pay(area: string, json: Record<string, unknown>): FakeProviderResponse {
    const { merchantOrderId, amount, expireAfter } = json as {
      merchantOrderId: string;
      amount: number;
      expireAfter: number;
    };
    if (!/^[\w-]{1,63}$/.test(merchantOrderId) || orders.has(merchantOrderId)) return no('INVALID_MERCHANT_ORDER_ID');
    if (!Number.isInteger(amount) || amount < 100 || expireAfter < 300) return no('BAD_REQUEST');
    const order: PhonePeOrder = {
      orderId: newPhonePeId('OMO'),
      state: 'PENDING',
      amount,
      refunded: 0,
      paymentDetails: [],
      json,
    };
    orders.set(merchantOrderId, order);
    const expireAt = Date.now() + expireAfter * 1000;
    const opened = { orderId: order.orderId, state: 'PENDING', expireAt };
    if (area === 'checkout')
      return ok({ ...opened, redirectUrl: `https://mercury.phonepe.com/transact/pgv3?token=${order.orderId}` });
    const intentUrl = `upi://pay?pa=VAYAL@ybl&pn=Vayal&tr=${order.orderId}&am=${(amount / 100).toFixed(2)}&cu=INR`;
    return ok({ ...opened, qrData: 'iVBORw0KGgo=', intentUrl });
  }

  const statusOf = (merchantOrderId: string, { orderId, state, amount, paymentDetails }: PhonePeOrder) => ({
    merchantId: 'STANDIN',
    merchantOrderId,
    orderId,
    state,
    amount,
    currency: 'INR',
    paymentDetails,
  });

  function refund(json: Record<string, unknown>): FakeProviderResponse {
    const {
      merchantRefundId: id,
      originalMerchantOrderId: of,
      amount,
    } = json as {
      merchantRefundId: string;
      originalMerchantOrderId: string;
      amount: number;
    };
    const order = orders.get(of);
    if (!order) return no('BAD_REQUEST');
    if (refunds.has(id)) return no('DUPLICATE_TXN_REQUEST');
    const received = order.paymentDetails.filter(({ state }) => state === 'COMPLETED');
    const paid = received.reduce((sum, each) => sum + each.amount, 0);
    if (order.refunded + amount > paid) return no('INVALID_REFUND_AMOUNT');
    order.refunded += amount;
    const made = { refundId: newPhonePeId('OMR'), originalMerchantOrderId: of, amount, state: settings.refundState };
    refunds.set(id, made);
    return ok({ refundId: made.refundId, amount, state: 'PENDING' });
  }

  const sign = (event: string, payload: unknown, login: string = PHONEPE_WEBHOOK_LOGINS[0]) => ({
    body: JSON.stringify({ event, payload }),
    headers: { 'content-type': 'application/json', authorization: hashOfLogin(login) },
  });

  return Object.assign(fakeProvider, {
    orders,
    refunds,
    settings,
    sign,

    /** The tokens given out are no longer good. */
    expireTokens: () => tokens.clear(),

    /** A customer pays, or fails to, and the message about it. */
    pay(
      merchantOrderId: string,
      { amount, state = 'COMPLETED' }: { amount?: number; state?: 'COMPLETED' | 'FAILED' } = {},
    ) {
      const order = orders.get(merchantOrderId)!;
      order.state = order.state === 'COMPLETED' ? 'COMPLETED' : state;
      const transactionId = newPhonePeId('OM');
      order.paymentDetails.push({
        transactionId,
        amount: amount ?? order.amount,
        state,
        paymentMode: 'UPI_INTENT',
        timestamp: Date.now(),
      });
      const event = state === 'COMPLETED' ? 'checkout.order.completed' : 'checkout.order.failed';
      return sign(event, statusOf(merchantOrderId, order));
    },

    endRefund(id: string, state: 'COMPLETED' | 'FAILED') {
      const made = refunds.get(id)!;
      made.state = state;
      return sign(`pg.refund.${state.toLowerCase()}`, { merchantRefundId: id, ...made });
    },
  });
}

/** The shop is configured with this to use the fake provider. */
export const phonePeAccount = (url: string, mode: PhonePeAccount['mode'] = 'link'): PhonePeAccount => ({
  clientId: 'STANDIN',
  clientSecret: CLIENT_SECRET,
  clientVersion: '1',
  webhookLogins: PHONEPE_WEBHOOK_LOGINS,
  mode,
  url,
  authUrl: url,
});
