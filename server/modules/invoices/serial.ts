import type { DocumentKind } from '../../../contract/invoiceConstants';
import { DAY_MS } from '../../lib/caps';
import { momentOf, shopDay } from '../../lib/shopDays';

const YEAR_MONTHS = 12;

/** Within 16 characters for a million documents of a kind in a year. */
const PREFIX: Readonly<Record<DocumentKind, string>> = {
  TAX_INVOICE: 'TI',
  BILL_OF_SUPPLY: 'BS',
  INVOICE_CUM_BILL: 'IB',
  INVOICE: 'IN',
  CREDIT_NOTE: 'CN',
  REFUND_VOUCHER: 'RV',
  DELIVERY_CHALLAN: 'DC',
  DELIVERY_NOTE: 'DN',
};
const DIGITS = 5;

/** @param day yyyy-MM-dd, or yyyy-MM of a month */
function yearAndMonth(day: string): [year: number, month: number] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return [year, month];
}

/** The first moment of a month; month 13 is the next year's first. */
const firstOf = (year: number, month: number) => momentOf(Date.UTC(year, month - 1, 1) / DAY_MS, 0);

const lastTwo = (year: number): string => String(year % 100).padStart(2, '0');

/** The result is a serial such as TI/26-27/00001. */
export const serialOf = (kind: DocumentKind, financialYear: number, number: number): string =>
  `${PREFIX[kind]}/${lastTwo(financialYear)}-${lastTwo(financialYear + 1)}/${String(number).padStart(DIGITS, '0')}`;

/** @param month yyyy-MM */
export function boundsOfMonth(month: string): { start: Date; end: Date } {
  const [year, number] = yearAndMonth(month);
  return { start: firstOf(year, number), end: firstOf(year, number + 1) };
}

/**
 * Documents of earlier financial years may lose their buyer: books are stored for 72 months after the annual return,
 * due on 31 December after the year (CGST Act, section 36).
 */
export function firstRetainedYear(now: Date): number {
  const returnYears = 1;
  const retentionYears = 72 / YEAR_MONTHS;
  const [year] = yearAndMonth(shopDay(now));
  return year - returnYears - retentionYears;
}
