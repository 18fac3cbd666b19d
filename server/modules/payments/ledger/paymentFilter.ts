import type { MoneyProvider } from '../../../../contract/paymentConstants';
import type { PaymentQuery, RefundQuery } from '../../../../contract/staffPayments';
import { readCursor } from '../../../lib/cursor';
import { FieldsError } from '../../../lib/errors';
import { isDay, momentOf, numberOfDay } from '../../../lib/shopDays';

export type Searched = { orderNumber: string } | { amountPaise: number } | { reference: string };

export interface PaymentFilter {
  /** `since` is inclusive, `before` exclusive. */
  since?: Date;
  before?: Date;
  provider?: MoneyProvider;
  searched?: Searched;
  /** Only older than this one. */
  after?: { createdAt: Date; id: string };
}

const ORDER_NUMBER = /^VY\d{1,18}$/i;
/** ₹1,234.50; more digits are a reference. */
const AMOUNT = /^₹?\s?(\d{1,7})(?:\.(\d{1,2}))?$/;

export function readSearched(text: string): Searched {
  const typed = text.trim();
  if (ORDER_NUMBER.test(typed)) return { orderNumber: typed.toUpperCase() };
  const amount = AMOUNT.exec(typed.replaceAll(',', ''));
  if (amount) return { amountPaise: Number(amount[1]) * 100 + Number((amount[2] ?? '').padEnd(2, '0')) };
  return { reference: typed };
}

function midnightOf(field: 'from' | 'to', day: string, daysLater = 0): Date {
  if (!isDay(day)) throw new FieldsError({ [field]: { key: 'validation.day.invalid' } });
  return momentOf(numberOfDay(day) + daysLater, 0);
}

/** @throws FieldsError for an invalid day or cursor */
export const readFilter = ({ from, to, provider, search, cursor }: PaymentQuery | RefundQuery): PaymentFilter => ({
  ...(from !== undefined && { since: midnightOf('from', from) }),
  ...(to !== undefined && { before: midnightOf('to', to, 1) }),
  ...(provider !== undefined && { provider }),
  ...(search !== undefined && { searched: readSearched(search) }),
  ...(cursor !== undefined && { after: readCursor(cursor) }),
});
