import { randomBytes } from 'node:crypto';
import type { LoginSession } from '../../../contract/auth';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { FindLogin } from '../../lib/area';
import { browserName } from '../../lib/browserName';
import { DAY_MS } from '../../lib/caps';
import { hashToken } from '../../lib/secrets';
import type { KnownBrowsers } from './knownBrowsers';
import * as repository from './repository';

const MAX_LISTED = 50;

export type Tokens = ReturnType<typeof createTokens>;

/** 256 random bits, stored as a hash. */
export function createTokens({ config, db, clock }: AppDeps, browsers: KnownBrowsers) {
  const lifetimeMs = config.tokenTtlDays * DAY_MS;
  const maxMs = config.tokenMaxDays * DAY_MS;
  // Limits writes to about one per day.
  const refreshAfterMs = Math.min(DAY_MS, lifetimeMs / 2);
  const expiryFrom = (now: Date) => new Date(now.getTime() + lifetimeMs);
  const oldestAt = (now: Date) => new Date(now.getTime() - maxMs);

  const find: FindLogin = async (token) => {
    const now = clock.now();
    const tokenHash = hashToken(token);
    const live = await repository.findLiveToken(db, tokenHash, { now, issuedAfter: oldestAt(now) });
    if (!live) return null;
    if (expiryFrom(now).getTime() - live.expiresAt.getTime() >= refreshAfterMs) {
      await repository.extendToken(db, tokenHash, { expiresAt: expiryFrom(now), lastUsedAt: now });
    }
    return { customerId: live.customerId };
  };

  return {
    find,

    async issue(
      tx: Transaction,
      customerId: string,
      device: { userAgent: string | undefined; knownBrowserHash: string },
    ): Promise<string> {
      const now = clock.now();
      const token = randomBytes(32).toString('base64url');
      await repository.insertToken(tx, {
        tokenHash: hashToken(token),
        customerId,
        expiresAt: expiryFrom(now),
        createdAt: now,
        lastUsedAt: now,
        knownBrowserHash: device.knownBrowserHash,
        ...browserName(device.userAgent),
      });
      return token;
    },

    async end(token: string): Promise<void> {
      await repository.deleteToken(db, hashToken(token));
    },

    /** The login that was used last comes first. */
    async list(customerId: string, token: string): Promise<LoginSession[]> {
      const now = clock.now();
      const own = hashToken(token);
      const found = await repository.findTokensOf(db, customerId, { now, issuedAfter: oldestAt(now) }, MAX_LISTED);
      return found.map(({ tokenHash, browser, platform, createdAt, lastUsedAt }) => ({
        browser,
        platform,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        current: tokenHash === own,
      }));
    },

    /** Also forgets browsers, so that a thief's has no lane. Returns how many logins ended. */
    endOthers: (customerId: string, token: string): Promise<number> =>
      inTransaction(db, async (tx) => {
        const own = hashToken(token);
        const ended = await repository.deleteOtherTokens(tx, customerId, own);
        await browsers.deleteOthers(tx, { customerId }, await repository.findBrowserOfToken(tx, own));
        return ended;
      }),
  };
}
