import type { DocumentKind } from '../../../contract/counter';

const INDIA_OFFSET_MS = 5.5 * 60 * 60_000;
const APRIL = 3;
const YEAR_MONTHS = 12;

/** Within 16 characters for a million documents of a kind in a year. */
const PREFIX: Readonly<Record<DocumentKind, string>> = {
  TAX_INVOICE: 'TI',
  BILL_OF_SUPPLY: 'BS',
  INVOICE_CUM_BILL: 'IB',
  INVOICE: 'IN',
  CREDIT_NOTE: 'CN',
  REFUND_VOUCHER: 'RV',
};
const DIGITS = 5;

/** The year that a financial year begins in: April to March, by India's clock. */
export function financialYearOf(at: Date): number {
  const inIndia = new Date(at.getTime() + INDIA_OFFSET_MS);
  return inIndia.getUTCFullYear() - (inIndia.getUTCMonth() < APRIL ? 1 : 0);
}

const lastTwo = (year: number): string => String(year % 100).padStart(2, '0');

/** TI/26-27/00001 */
export const serialOf = (kind: DocumentKind, financialYear: number, number: number): string =>
  `${PREFIX[kind]}/${lastTwo(financialYear)}-${lastTwo(financialYear + 1)}/${String(number).padStart(DIGITS, '0')}`;

/** The moments that bound a month (yyyy-MM) of the shop. */
export function boundsOfMonth(month: string): { start: Date; end: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const first = (months: number) => new Date(Date.UTC(year, number - 1 + months, 1) - INDIA_OFFSET_MS);
  return { start: first(0), end: first(1) };
}

/**
 * Documents of financial years that began before this one may forget their buyer: books are kept for 72 months after the
 * annual return, which is due on 31 December after the year (CGST Act, section 36).
 */
export function firstRetainedYear(now: Date): number {
  const inIndia = new Date(now.getTime() + INDIA_OFFSET_MS);
  const returnYears = 1;
  const retentionYears = 72 / YEAR_MONTHS;
  return inIndia.getUTCFullYear() - returnYears - retentionYears;
}
