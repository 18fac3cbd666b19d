import { madeOnce } from './madeOnce';

const rupees = madeOnce(
  () => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 }),
);

/**
 * Writes an amount for a person, with Indian grouping: 123456750 → "₹12,34,567.50", 14500 → "₹145".
 * @param paise integer paise; may be negative (a discount)
 */
export const formatPaise = (paise: number): string =>
  rupees()
    .format(paise / 100)
    .replace(/\.00$/, '');
