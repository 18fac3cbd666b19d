import type { Language } from '../../../contract/constants';
import { SALES_RATE_DAYS } from '../../../contract/figureConstants';
import type { RunningOut, StockFigures, StockFiguresQuery } from '../../../contract/staffFigures';
import type { AppDeps } from '../../deps';
import { DAY_MS } from '../../lib/caps';
import { shopDay } from '../../lib/shopDays';
import { readSnapshot } from './snapshotRepository';
import { findSelling, findUnsold } from './stockRepository';

const MAX_LISTED = 200;

type Selling = Awaited<ReturnType<typeof findSelling>>[number];

/** Ordered units per day; the pack may be in the shop for fewer days than SALES_RATE_DAYS. */
const ratePerDay = ({ soldUnits, firstAt }: Selling, now: Date): number =>
  soldUnits / Math.max(1, Math.min(SALES_RATE_DAYS, (now.getTime() - Date.parse(firstAt)) / DAY_MS));

function toRunningOut({ firstAt, ...pack }: Selling, now: Date): RunningOut {
  return { ...pack, daysLeft: Math.floor(pack.stock / ratePerDay({ firstAt, ...pack }, now)) };
}

export const createStockFigures =
  (deps: AppDeps) =>
  async ({ runningOutDays, slowDays }: StockFiguresQuery, language: Language): Promise<StockFigures> => {
    const now = deps.clock.now();
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const { selling, unsold } = await readSnapshot(deps, async (db) => ({
      selling: await findSelling(db, daysAgo(SALES_RATE_DAYS), language),
      unsold: await findUnsold(db, daysAgo(slowDays), language, MAX_LISTED),
    }));
    return {
      today: shopDay(now),
      runningOut: selling
        .map((pack) => toRunningOut(pack, now))
        .filter(({ daysLeft }) => daysLeft <= runningOutDays)
        .sort((one, other) => one.daysLeft - other.daysLeft || other.soldUnits - one.soldUnits)
        .slice(0, MAX_LISTED),
      slow: unsold.map(({ orderedAt, receivedAt: _, ...pack }) => ({
        ...pack,
        lastOrderedOn: orderedAt === null ? null : shopDay(new Date(orderedAt)),
      })),
    };
  };
