import type { BankLine, WaitingPayment } from '../../../../contract/staffMoney';

const MAX_PROPOSED = 3;
const ORDER_NUMBERS = /VY\d{1,18}/gi;

export function propose(
  { amountPaise, text }: { amountPaise: number; text: string },
  waiting: readonly Pick<WaitingPayment, 'orderNumber' | 'amountPaise'>[],
): BankLine['proposals'] {
  const fitting = waiting.filter((payment) => payment.amountPaise === amountPaise);
  const named = new Set((text.match(ORDER_NUMBERS) ?? []).map((number) => number.toUpperCase()));
  const isNamed = fitting.filter(({ orderNumber }) => named.has(orderNumber));
  if (isNamed.length > 0) return isNamed.map(({ orderNumber }) => ({ orderNumber, isNamed: true }));
  return fitting.slice(0, MAX_PROPOSED).map(({ orderNumber }) => ({ orderNumber, isNamed: false }));
}
