import { randomBytes } from 'node:crypto';
import type { AppDeps } from '../../deps';
import type { Transaction } from '../../db/database';
import type { FindLogin } from '../../lib/area';
import { hashToken } from '../../lib/secrets';
import * as repository from './repository';

const DAY_MS = 86_400_000;

export type Tokens = ReturnType<typeof createTokens>;

/** Login tokens: 256 random bits, stored as a hash, alive for TOKEN_TTL_DAYS after their last use. */
export function createTokens({ config, db, clock }: AppDeps) {
  const lifeMs = config.tokenTtlDays * DAY_MS;
  // Each call to the API reads a token; only one a day also writes.
  const refreshAfterMs = Math.min(DAY_MS, lifeMs / 2);
  const expiryFrom = (now: Date) => new Date(now.getTime() + lifeMs);

  const find: FindLogin = async (token) => {
    const now = clock.now();
    const tokenHash = hashToken(token);
    const live = await repository.findLiveToken(db, tokenHash, now);
    if (!live) return null;
    if (expiryFrom(now).getTime() - live.expiresAt.getTime() >= refreshAfterMs) {
      await repository.extendToken(db, tokenHash, expiryFrom(now));
    }
    return { customerId: live.customerId };
  };

  return {
    /** The customer of a live token; pushes its end away at most once a day. */
    find,

    /** Makes a new token for a customer; only its hash is kept. */
    async issue(tx: Transaction, customerId: string): Promise<string> {
      const now = clock.now();
      const token = randomBytes(32).toString('base64url');
      await repository.insertToken(tx, {
        tokenHash: hashToken(token),
        customerId,
        expiresAt: expiryFrom(now),
        createdAt: now,
      });
      return token;
    },

    /** Ends this token; the customer's other devices stay logged in. */
    async end(token: string): Promise<void> {
      await repository.deleteToken(db, hashToken(token));
    },
  };
}
