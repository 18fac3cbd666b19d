import type { FastifyBaseLogger } from 'fastify';
import { Type, type Static } from 'typebox';
import type { PaymentOwner, SettlementLine } from '../port';
import type { RazorpayApi } from './api';
import { ATTEMPT_NOTE, Noted, noteOf, notesOf } from './shapes';

/** Razorpay allows 1,000; a line is below a kilobyte. */
const PAGE_SIZE = 500;
const MAX_PAGES = 200;

const Paise = Type.Integer({ minimum: 0 });
const Line = Type.Object({
  entity_id: Type.String({ minLength: 1, maxLength: 64 }),
  type: Type.String(),
  debit: Paise,
  credit: Paise,
  amount: Paise,
  currency: Type.String(),
  settled_at: Type.Integer({ minimum: 0 }),
  settlement_id: Type.String({ minLength: 1, maxLength: 64 }),
  settlement_utr: Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Null()])),
  /** Lines of refunds name the payment here. */
  payment_id: Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Null()])),
  ...Noted.properties,
});
type Line = Static<typeof Line>;
const Lines = Type.Object({ items: Type.Array(Line) });

/** The fee is the difference between gross amount and payout. */
export function createSettlements(api: RazorpayApi, log: FastifyBaseLogger) {
  async function fetchSettlement(day: string): Promise<SettlementLine[]> {
    const [year = '', month = '', dayOfMonth = ''] = day.split('-');
    const lines: Line[] = [];
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const paging = { count: String(PAGE_SIZE), skip: String(page * PAGE_SIZE) };
      const query = new URLSearchParams({ year, month, day: dayOfMonth, ...paging });
      const { items } = await api.get(Lines, `/v1/settlements/recon/combined?${query.toString()}`);
      lines.push(...items);
      if (items.length < PAGE_SIZE) break;
    }
    const foreign = lines.filter(({ currency }) => currency !== 'INR');
    if (foreign.length > 0) log.error({ day, lines: foreign.length }, 'Razorpay paid out money that is not in rupees');
    return lines.filter(({ currency }) => currency === 'INR').map(toSettlementLine);
  }

  async function fetchOwner(paymentId: string): Promise<PaymentOwner> {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}`;
    const { body } = await api.call(Noted, { method: 'GET', path });
    return body && ownerOf(body);
  }

  return { fetchSettlement, fetchOwner };
}

/** Other sites write other notes; a payment without any may be staff's. */
function ownerOf(payment: Noted): PaymentOwner {
  const attemptId = noteOf(payment, ATTEMPT_NOTE);
  if (attemptId !== undefined) return { attemptId };
  return Object.keys(notesOf(payment)).length > 0 ? 'ELSEWHERE' : null;
}

function toSettlementLine(line: Line): SettlementLine {
  const { entity_id: reference, type, amount, credit, debit, settlement_utr: utr } = line;
  const common = {
    reference,
    settlementId: line.settlement_id,
    bankReference: utr ?? null,
    settledAt: new Date(line.settled_at * 1000),
  };
  if (type === 'payment') {
    const payment = { paymentId: reference, owner: ownerOf(line) };
    return { ...common, ...payment, kind: 'PAYMENT', amountPaise: amount, feePaise: amount - credit + debit };
  }
  // The line's notes are the refund's.
  const of = { paymentId: line.payment_id ?? null, owner: null };
  if (type === 'refund')
    return { ...common, ...of, kind: 'REFUND', amountPaise: amount, feePaise: debit - credit - amount };
  return { ...common, paymentId: null, owner: null, kind: 'ADJUSTMENT', amountPaise: credit - debit, feePaise: 0 };
}
