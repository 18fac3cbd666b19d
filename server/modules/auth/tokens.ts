import { randomBytes } from 'node:crypto';
import type { LoginSession } from '../../../contract/auth';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { FindLogin } from '../../lib/area';
import { browserName } from '../../lib/browserName';
import { hashToken } from '../../lib/secrets';
import type { KnownBrowsers } from './knownBrowsers';
import { createLoginChecks } from './loginChecks';
import * as repository from './repository';

const MAX_LISTED = 50;

export type Tokens = ReturnType<typeof createTokens>;

/** 256 random bits, stored as a hash. */
export function createTokens(deps: AppDeps, browsers: KnownBrowsers) {
  const { db, clock } = deps;
  const { toCheck, noteUse, expiryFrom, oldestAt } = createLoginChecks(deps);

  const find: FindLogin = async (token) => {
    const check = toCheck(token);
    const found = await repository.findLiveToken(db, check);
    if (!found) return null;
    await noteUse(check, found);
    return { customerId: found.customerId };
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
