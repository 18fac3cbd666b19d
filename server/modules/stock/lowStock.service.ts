import type { Language } from '../../../contract/constants';
import type { LowPacks } from '../../../contract/staffStock';
import { LOW_STOCK_DAYS, LOW_STOCK_RATE_DAYS } from '../../../contract/stockConstants';
import type { AppDeps } from '../../deps';
import { DAY_MS } from '../../lib/caps';
import * as repository from './repository';
import { serializeMark } from './stockQueries.service';

export type LowStock = ReturnType<typeof createLowStock>;

const MOST_LISTED = 100;

/** What runs out within days at what was ordered before, and what is out. */
export const createLowStock =
  ({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) =>
  async (language: Language): Promise<LowPacks> => {
    const now = clock.now();
    const since = new Date(now.getTime() - LOW_STOCK_RATE_DAYS * DAY_MS);
    const rows = await repository.findLow(db, { since, now, daysLeft: LOW_STOCK_DAYS, limit: MOST_LISTED }, language);
    return rows.map((row) => ({ ...row, soldOut: serializeMark(row.soldOut) }));
  };
