import { randomBytes } from 'node:crypto';
import type { AppDeps } from '../../deps';
import type { Transaction } from '../../db/database';
import type { FindLogin } from '../../lib/area';
import { hashToken } from '../../lib/secrets';
import * as repository from './repository';

const DAY_MS = 86_400_000;

export type Tokens = ReturnType<typeof createTokens>;

/** 256 random bits, stored as a hash, valid for TOKEN_TTL_DAYS after the last use. */
export function createTokens({ config, db, clock }: AppDeps) {
  const lifeMs = config.tokenTtlDays * DAY_MS;
  // At most one write per token and day.
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
    /** Extends the token at most once a day. */
    find,

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

    /** The customer's other devices stay logged in. */
    async end(token: string): Promise<void> {
      await repository.deleteToken(db, hashToken(token));
    },
  };
}
