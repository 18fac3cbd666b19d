import { shopDay } from '../../lib/shopDays';

interface Threshold {
  from: string;
  paise: number;
}

/**
 * The newest comes first. Above it, a sale to another state's unregistered buyer is reported by itself (GSTR-1, table
 * 5).
 */
const LARGE_SALE: readonly Threshold[] = [
  { from: '2024-08-01', paise: 10_000_000 },
  { from: '2017-07-01', paise: 25_000_000 },
];
/** From it on, an unregistered buyer's name and address are on the invoice (CGST Rules, 46). */
const NAMED_BUYER: readonly Threshold[] = [{ from: '2017-07-01', paise: 5_000_000 }];

const inForce = (thresholds: readonly Threshold[], at: Date): number =>
  thresholds.find(({ from }) => from <= shopDay(at))?.paise ?? Infinity;

export const isLargeSale = (totalPaise: number, at: Date): boolean => totalPaise > inForce(LARGE_SALE, at);

/** @param taxablePaise before tax */
export const mustNameBuyer = (taxablePaise: number, at: Date): boolean => taxablePaise >= inForce(NAMED_BUYER, at);
