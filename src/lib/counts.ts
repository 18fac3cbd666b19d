import { madeOnce } from './madeOnce';

const compact = madeOnce(
  () => new Intl.NumberFormat('en-IN', { notation: 'compact', compactDisplay: 'short', maximumFractionDigits: 1 }),
);

/**
 * A count in compact short notation (specification §9), the Indian way: 1200 → "1.2K", 150000 → "1.5L".
 * @param count a whole number, not negative
 */
export const formatCount = (count: number): string =>
  // Most counts are small, and the first number format takes a cheap phone a tenth of a second.
  count < 1000 ? String(count) : compact().format(count).replace('T', 'K').replace(/\s/g, '');
