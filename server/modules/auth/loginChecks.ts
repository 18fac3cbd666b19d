import type { AppDeps } from '../../deps';
import { DAY_MS } from '../../lib/caps';
import { hashToken } from '../../lib/secrets';
import { extendToken, type FoundLogin, type LoginCheck } from './repository';

/** Logins last from their last use, but no longer than a maximum from their first. */
export function createLoginChecks({ config, db, clock }: Pick<AppDeps, 'config' | 'db' | 'clock'>) {
  const lifetimeMs = config.tokenTtlDays * DAY_MS;
  const maxMs = config.tokenMaxDays * DAY_MS;
  // Limits writes to about one per day.
  const refreshAfterMs = Math.min(DAY_MS, lifetimeMs / 2);
  const expiryFrom = (now: Date) => new Date(now.getTime() + lifetimeMs);
  const oldestAt = (now: Date) => new Date(now.getTime() - maxMs);

  return {
    expiryFrom,
    oldestAt,

    /** Returns the values that `isLiveLogin` needs, in a statement that may read more. */
    toCheck: (token: string | null): LoginCheck => {
      const now = clock.now();
      return { tokenHash: token === null ? null : hashToken(token), now, issuedAfter: oldestAt(now) };
    },

    /** Extends the login that such a statement found. */
    noteUse: async ({ tokenHash, now }: LoginCheck, { expiresAt }: FoundLogin): Promise<void> => {
      if (tokenHash === null || expiryFrom(now).getTime() - expiresAt.getTime() < refreshAfterMs) return;
      await extendToken(db, tokenHash, { expiresAt: expiryFrom(now), lastUsedAt: now });
    },
  };
}
