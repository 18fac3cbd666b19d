import type { Language } from '../../../contract/constants';
import { SALES_RATE_DAYS } from '../../../contract/figureConstants';
import type { RunningOut, SlowPack, StockFigures, StockFiguresQuery } from '../../../contract/staffFigures';
import type { AppDeps } from '../../deps';
import { DAY_MS } from '../../lib/caps';
import { shopDay } from '../../lib/shopDays';
import { findStock } from './stockRepository';

const MAX_LISTED = 200;

type StockRow = Awaited<ReturnType<typeof findStock>>[number];

const daysSince = (moment: string | null, now: Date): number =>
  moment === null ? Number.POSITIVE_INFINITY : (now.getTime() - Date.parse(moment)) / DAY_MS;

/** Ordered units per day; the pack may be in the shop for fewer days than SALES_RATE_DAYS. */
const ratePerDay = ({ soldUnits, firstAt }: StockRow, now: Date): number =>
  soldUnits / Math.max(1, Math.min(SALES_RATE_DAYS, daysSince(firstAt, now)));

function toRunningOut(row: StockRow, now: Date): RunningOut[] {
  const { packId, name, netGrams, stock, soldUnits } = row;
  if (soldUnits === 0) return [];
  return [{ packId, name, netGrams, stock, soldUnits, daysLeft: Math.floor(stock / ratePerDay(row, now)) }];
}

function toSlow({
  packId,
  name,
  netGrams,
  stock,
  pricePaise,
  orderedAt,
  receivedAt,
}: StockRow): SlowPack & { sinceAt: string | null } {
  const sinceAt = [orderedAt, receivedAt].reduce((latest, at) =>
    latest === null || (at !== null && Date.parse(at) > Date.parse(latest)) ? at : latest,
  );
  const lastOrderedOn = orderedAt === null ? null : shopDay(new Date(orderedAt));
  return { packId, name, netGrams, stock, lastOrderedOn, worthPaise: stock * pricePaise, sinceAt };
}

export const createStockFigures =
  ({ db, clock }: AppDeps) =>
  async ({ runningOutDays, slowDays }: StockFiguresQuery, language: Language): Promise<StockFigures> => {
    const now = clock.now();
    const rows = await findStock(db, new Date(now.getTime() - SALES_RATE_DAYS * DAY_MS), language);
    return {
      today: shopDay(now),
      runningOut: rows
        .flatMap((row) => toRunningOut(row, now))
        .filter(({ daysLeft }) => daysLeft <= runningOutDays)
        .sort((one, other) => one.daysLeft - other.daysLeft || other.soldUnits - one.soldUnits)
        .slice(0, MAX_LISTED),
      slow: rows
        .filter(({ stock }) => stock > 0)
        .map(toSlow)
        .filter(({ sinceAt }) => daysSince(sinceAt, now) >= slowDays)
        .sort((one, other) => other.worthPaise - one.worthPaise)
        .slice(0, MAX_LISTED)
        .map(({ sinceAt: _, ...pack }) => pack),
    };
  };
