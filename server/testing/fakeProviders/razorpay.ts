import { createHmac, randomBytes } from 'node:crypto';
import type { RazorpayAccount } from '../../ports/payment/razorpay/api';
import {
  startFakeProvider,
  type FakeProvider,
  type FakeProviderRequest,
  type FakeProviderResponse,
} from './fakeProvider';

interface Opened {
  id: string;
  status: string;
  amount: number;
  orderId: string;
  notes: unknown;
  json: Record<string, unknown>;
}

interface StoredPayment {
  id: string;
  amount: number;
  currency: string;
  status: string;
  openedId: string;
  refunded: number;
}

interface StoredRefund {
  id: string;
  paymentId: string;
  amount: number;
  status: string;
  receipt: string;
  notes: unknown;
  key: string;
  body: string;
}

/** A line of a payout, as Razorpay lists it. */
interface SettledLine {
  entity_id: string;
  type: string;
  debit: number;
  credit: number;
  amount: number;
  settled_at: number;
  [field: string]: unknown;
}

/** A message as Razorpay sends it. */
export interface RazorpayMessage {
  body: string;
  headers: { 'content-type': string; 'x-razorpay-signature': string; 'x-razorpay-event-id': string };
}

export type FakeRazorpay = Awaited<ReturnType<typeof startRazorpay>>;

const KEY_SECRET = 'a key secret for tests';
export const RAZORPAY_WEBHOOK_SECRETS = ['a new webhook secret', 'an old webhook secret'] as const;

const newRazorpayId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
const no = (description: string, status = 400): FakeProviderResponse => ({
  status,
  json: {
    error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'NA', reason: 'NA', metadata: {} },
  },
});
const ok = (json: unknown): FakeProviderResponse => ({ status: 200, json });

/** Razorpay's documented calls and messages, over HTTP, with money of its own. */
export async function startRazorpay() {
  const opened = new Map<string, Opened>();
  const payments = new Map<string, StoredPayment>();
  const refunds = new Map<string, StoredRefund>();
  const settled: SettledLine[] = [];
  const settings = { refundStatus: 'processed', refundsRunning: false };

  const fakeProvider: FakeProvider = await startFakeProvider((request) => {
    const authorization = `Basic ${Buffer.from(`rzp_live_standin:${KEY_SECRET}`).toString('base64')}`;
    if (request.headers.authorization !== authorization) return no('Authentication failed', 401);
    return route(request);
  });

  function route(request: FakeProviderRequest): FakeProviderResponse {
    const { method, path, query } = request;
    const body = request.body === '' ? {} : (JSON.parse(request.body) as Record<string, unknown>);
    const [, , resource, second = '', third, fourth] = path.split('/');
    if (resource === 'payment_links') return paymentLinks(`${method} ${third ?? ''}`, second, { body, query });
    if (resource === 'orders') return ok(collection(paymentsOf((each) => each.orderId === second)));
    if (resource === 'refunds') return findRefund(second);
    if (resource === 'settlements') return settlementsOf(query);
    if (second === 'qr_codes') return qrCodes(`${method} ${fourth ?? ''}`, third ?? '', body);
    return payment(`${method} ${third ?? ''}`, second, request);
  }

  function paymentLinks(
    call: string,
    id: string,
    { body, query }: { body: Record<string, unknown>; query: URLSearchParams },
  ) {
    if (call === 'POST ') return id === '' ? createLink(body) : no('not found', 404);
    if (id === '') {
      const reference = query.get('reference_id');
      const found = [...opened.values()].filter(({ json }) => json.reference_id === reference);
      return ok({ payment_links: found.map(linkEntity) });
    }
    const link = opened.get(id);
    if (!link) return no('The id provided does not exist');
    if (call === 'POST cancel') {
      if (link.status !== 'created') return no(`Payment Link cannot be cancelled in ${link.status} state`);
      link.status = 'cancelled';
    }
    return ok(linkEntity(link));
  }

  function createLink(body: Record<string, unknown>): FakeProviderResponse {
    const { amount, reference_id: reference, expire_by: expireBy } = body as Record<string, string | number>;
    if (!Number.isInteger(amount) || Number(amount) < 100) return no('The amount must be atleast INR 1.00');
    if (String(reference).length > 40) return no('The reference id may not be greater than 40 characters.');
    if ([...opened.values()].some(({ json }) => json.reference_id === reference))
      return no(`payment link with given reference_id (${reference ?? ''}) already exists`);
    if (Number(expireBy) * 1000 < Date.now() - 86_400_000) return no('expire_by should be at least 15 minutes ahead');
    return ok(linkEntity(store('plink', Number(amount), 'created', body)));
  }

  function store(kind: string, amount: number, status: string, json: Record<string, unknown>): Opened {
    const entity = {
      id: newRazorpayId(kind),
      status,
      amount,
      orderId: newRazorpayId('order'),
      notes: json.notes,
      json,
    };
    opened.set(entity.id, entity);
    return entity;
  }

  function linkEntity({ id, status, amount, orderId, json }: Opened) {
    const paid = paymentsOf((each) => each.id === id).filter((each) => each.status === 'captured');
    return {
      ...json,
      id,
      status,
      amount,
      amount_paid: status === 'paid' ? amount : 0,
      ...(paymentsOf((each) => each.id === id).length > 0 ? { order_id: orderId } : {}),
      short_url: `https://rzp.io/rzp/${id.slice(6)}`,
      payments:
        paid.length > 0
          ? paid.map((each) => ({ payment_id: each.id, amount: String(each.amount), status: each.status }))
          : null,
    };
  }

  function qrCodes(call: string, id: string, body: Record<string, unknown>): FakeProviderResponse {
    if (call === 'POST ' && id === '') return ok(qrEntity(store('qr', Number(body.payment_amount), 'active', body)));
    const code = opened.get(id);
    if (!code) return no('The id provided does not exist');
    if (call === 'GET payments') return ok(collection(paymentsOf((each) => each.id === id)));
    if (call === 'POST close') {
      if (code.status !== 'active') return no('QR code is already closed');
      code.status = 'closed';
    }
    return ok(qrEntity(code));
  }

  const qrEntity = ({ id, status, amount, json }: Opened) => ({
    ...json,
    id,
    entity: 'qr_code',
    status,
    payment_amount: amount,
    image_url: `https://rzp.io/i/${id}`,
    image_content: `upi://pay?pa=vayal.rzp@icici&pn=Vayal&tr=${id}&am=${(amount / 100).toFixed(2)}&cu=INR&mode=15`,
  });

  function payment(call: string, id: string, { body, headers }: FakeProviderRequest): FakeProviderResponse {
    const found = payments.get(id);
    if (!found) return no('The id provided does not exist');
    if (call === 'POST capture') {
      if (found.status !== 'authorized') return no('This payment has already been captured');
      found.status = 'captured';
      const from = opened.get(found.openedId);
      if (from) from.status = from.id.startsWith('qr_') ? 'closed' : 'paid';
    }
    if (call === 'POST refund') return refund(found, body, String(headers['x-refund-idempotency']));
    if (call === 'GET refunds')
      return ok(collection([...refunds.values()].filter(({ paymentId }) => paymentId === id).map(refundEntity)));
    return ok(paymentEntity(found));
  }

  function refund(of: StoredPayment, body: string, key: string): FakeProviderResponse {
    if (!/^[\w-]{10,}$/.test(key)) return no('The idempotency key is invalid');
    if (settings.refundsRunning) return no('Request failed because another refund is in progress', 409);
    const earlier = [...refunds.values()].find((each) => each.key === key);
    if (earlier && earlier.body !== body)
      return no('Different request with the same idempotency key has already been processed.');
    if (earlier) return ok(refundEntity(earlier));
    const { amount, receipt, notes } = JSON.parse(body) as { amount: number; receipt: string; notes: unknown };
    if (of.refunded + amount > of.amount)
      return no('The total refund amount is greater than the refund payment amount');
    const status = settings.refundStatus;
    if (status !== 'failed') of.refunded += amount;
    const made = { id: newRazorpayId('rfnd'), paymentId: of.id, amount, status, receipt, notes, key, body };
    refunds.set(made.id, made);
    return ok(refundEntity(made));
  }

  const refundEntity = ({ id, paymentId, amount, status, receipt, notes }: StoredRefund) => ({
    id,
    entity: 'refund',
    amount,
    currency: 'INR',
    payment_id: paymentId,
    notes,
    receipt,
    status,
    acquirer_data: { rrn: null },
    created_at: seconds(),
    speed_processed: 'normal',
    speed_requested: 'normal',
  });

  function findRefund(id: string): FakeProviderResponse {
    const found = refunds.get(id);
    return found ? ok(refundEntity(found)) : no('The id provided does not exist');
  }

  function settlementsOf(query: URLSearchParams): FakeProviderResponse {
    const day = ['year', 'month', 'day'].map((part) => query.get(part)).join('-');
    const from = Number(query.get('skip'));
    const lines = settled.filter((line) => dayInIndia.format(line.settled_at * 1000) === day);
    return ok(collection(lines.slice(from, from + Number(query.get('count')))));
  }

  const paymentsOf = (isWanted: (from: Opened) => boolean) =>
    [...payments.values()]
      .filter(({ openedId }) => {
        const from = opened.get(openedId);
        return from !== undefined && isWanted(from);
      })
      .map(paymentEntity);

  function paymentEntity({ id, amount, currency, status, openedId, refunded }: StoredPayment) {
    const from = opened.get(openedId);
    return {
      id,
      entity: 'payment',
      amount,
      currency,
      status,
      order_id: from?.orderId ?? null,
      method: 'upi',
      captured: status === 'captured',
      amount_refunded: refunded,
      notes: from?.notes ?? [],
      description: `#${openedId.slice(6)}`,
      vpa: 'payer@okbank',
      contact: '+919876543210',
      created_at: seconds(),
    };
  }

  function sign(
    event: string,
    payload: Record<string, unknown>,
    secret: string = RAZORPAY_WEBHOOK_SECRETS[0],
  ): RazorpayMessage {
    const entities = Object.entries(payload).map(([name, entity]) => [name, { entity }] as const);
    const message = {
      entity: 'event',
      account_id: 'acc_StandIn',
      event,
      contains: Object.keys(payload),
      payload: Object.fromEntries(entities),
      created_at: seconds(),
    };
    return signRazorpayBody(JSON.stringify(message), secret);
  }

  return Object.assign(fakeProvider, {
    settings,
    opened,
    payments,
    refunds,
    settled,
    sign,

    /** Pays out a payment or a refund, less a fee, at some moment. */
    settle(id: string, at: Date, { feePaise = 0, ...overrides }: Partial<SettledLine> & { feePaise?: number } = {}) {
      const paid = payments.get(id);
      const amount = paid?.amount ?? refunds.get(id)?.amount ?? 0;
      const notes = paid ? opened.get(paid.openedId)?.notes : refunds.get(id)?.notes;
      settled.push({
        entity_id: id,
        type: paid ? 'payment' : 'refund',
        amount,
        currency: 'INR',
        fee: feePaise,
        tax: 0,
        ...(paid ? { debit: 0, credit: amount - feePaise } : { debit: amount, credit: 0 }),
        on_hold: false,
        settled: true,
        settled_at: Math.floor(at.getTime() / 1000),
        method: 'upi',
        notes: JSON.stringify(notes ?? {}),
        payment_id: refunds.get(id)?.paymentId ?? null,
        settlement_id: 'setl_StandIn',
        settlement_utr: '1568176960vxp0rj',
        ...overrides,
      });
    },

    /** A customer pays, whether or not a message about it follows. */
    pay(
      openedId: string,
      { amount, currency = 'INR', status = 'captured' }: { amount?: number; currency?: string; status?: string } = {},
    ) {
      const from = opened.get(openedId);
      if (!from) throw new Error(`nothing to pay: ${openedId}`);
      const id = newRazorpayId('pay');
      payments.set(id, { id, amount: amount ?? from.amount, currency, status, openedId, refunded: 0 });
      if (status === 'captured') from.status = from.id.startsWith('qr_') ? 'closed' : 'paid';
      return id;
    },

    /** The messages about a payment, in their usual order. */
    messagesOf(paymentId: string, secret?: string): RazorpayMessage[] {
      const entity = payments.get(paymentId);
      const from = entity && opened.get(entity.openedId);
      if (!from) throw new Error(`no such payment: ${paymentId}`);
      const about = { payment: paymentEntity(entity) };
      if (entity.status === 'failed') return [sign('payment.failed', about, secret)];
      if (entity.status === 'authorized') return [sign('payment.authorized', about, secret)];
      const last = from.id.startsWith('qr_')
        ? sign('qr_code.credited', { qr_code: qrEntity(from), ...about }, secret)
        : sign('payment_link.paid', { payment_link: linkEntity(from), ...about }, secret);
      return [sign('payment.captured', about, secret), last];
    },

    linkMessage: (event: string, openedId: string) => sign(event, { payment_link: linkEntity(opened.get(openedId)!) }),

    /** Ends a pending refund, and returns its message. */
    endRefund(refundId: string, status: 'processed' | 'failed'): RazorpayMessage {
      const made = refunds.get(refundId)!;
      made.status = status;
      const paid = payments.get(made.paymentId)!;
      if (status === 'failed') paid.refunded -= made.amount;
      return sign(`refund.${status}`, { refund: refundEntity(made), payment: paymentEntity(paid) });
    },
  });
}

/** The shop is configured with this to use the fake provider. */
export const razorpayAccount = (url: string, overrides: Partial<RazorpayAccount> = {}): RazorpayAccount => ({
  keyId: 'rzp_live_standin',
  keySecret: KEY_SECRET,
  webhookSecrets: RAZORPAY_WEBHOOK_SECRETS,
  mode: 'link',
  instantRefunds: false,
  url,
  ...overrides,
});

export function signRazorpayBody(body: string, secret: string = RAZORPAY_WEBHOOK_SECRETS[0]): RazorpayMessage {
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
      'x-razorpay-event-id': randomBytes(7).toString('hex'),
    },
  };
}

/** The format is yyyy-MM-dd. */
const dayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const seconds = () => Math.floor(Date.now() / 1000);
const collection = (items: readonly unknown[]) => ({ entity: 'collection', count: items.length, items });
