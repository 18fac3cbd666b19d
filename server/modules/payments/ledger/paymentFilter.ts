import type { MoneyProvider } from '../../../../contract/paymentConstants';
import { readRupees } from '../../../../contract/readRupees';
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
  /** Only older payments than this one are listed. */
  after?: { createdAt: Date; id: string };
}

const ORDER_NUMBER = /^VY\d{1,18}$/i;
/** Longer whole numbers are references. */
const MAX_AMOUNT_DIGITS = 7;

export function readSearched(text: string): Searched {
  const typed = text.trim();
  if (ORDER_NUMBER.test(typed)) return { orderNumber: typed.toUpperCase() };
  const [rupees = ''] = typed.replace(/[₹,\s]/g, '').split('.');
  const amountPaise = rupees.length <= MAX_AMOUNT_DIGITS ? readRupees(typed) : null;
  return amountPaise === null ? { reference: typed } : { amountPaise };
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
