import { madeOnce } from './madeOnce';

const compact = madeOnce(
  () => new Intl.NumberFormat('en-IN', { notation: 'compact', compactDisplay: 'short', maximumFractionDigits: 1 }),
);

/** A count in compact short notation (specification §9), the Indian way: 1200 → "1.2K", 150000 → "1.5L". */
export const formatCount = (count: number): string => compact().format(count).replace('T', 'K').replace(/\s/g, '');
