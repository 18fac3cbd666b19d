import { and, desc, gt, inArray, type SQL } from 'drizzle-orm';
import type { CallerHashes } from '../lib/callers';
import { HOUR_MS, tooMany } from '../lib/caps';
import type { Transaction } from './database';
import { enquiries, waitlistEntries } from './schema';

/** What visitors write without a login. Errors about each are in the messages of its name. */
const TABLES = { enquiries, waitlist: waitlistEntries };

interface Caps {
  callerHashes: CallerHashes;
  capPerCallerHour: number;
  capTotalHour: number;
  now: Date;
}

/**
 * Holds the hourly caps, which count for each table.
 * @param tx has locked the table against others that count
 * @throws AppError 429
 */
export async function rejectTooManyVisitors(
  tx: Transaction,
  name: keyof typeof TABLES,
  { callerHashes, capPerCallerHour, capTotalHour, now }: Caps,
): Promise<void> {
  const table = TABLES[name];
  const nthNewest = async (nth: number, whose?: SQL): Promise<Date | undefined> => {
    const [row] = await tx
      .select({ createdAt: table.createdAt })
      .from(table)
      .where(and(gt(table.createdAt, new Date(now.getTime() - HOUR_MS)), whose))
      .orderBy(desc(table.createdAt))
      .offset(nth - 1)
      .limit(1);
    return row?.createdAt;
  };
  const ofCaller = await nthNewest(capPerCallerHour, inArray(table.callerHash, callerHashes));
  if (ofCaller) throw tooMany(`${name}.capPerCaller`, ofCaller, now);
  const ofAll = await nthNewest(capTotalHour);
  if (ofAll) throw tooMany(`${name}.capTotal`, ofAll, now);
}
