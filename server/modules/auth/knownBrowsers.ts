import { randomBytes } from 'node:crypto';
import { MAX_KNOWN_BROWSERS } from '../../../contract/constants';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import { hashToken } from '../../lib/secrets';
import * as repository from './browsersRepository';

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/** A browser that logged in gets a token, and thereby a lane of its own (ADR 24). A code is still needed. */
export function createKnownBrowsers({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /** The result is null for a stranger. */
    findLane: (mobileNumber: string, browserTokens: readonly string[] = []): Promise<string | null> =>
      repository.findKnownBrowser(db, mobileNumber, browserTokens.map(hashToken)),

    /** Works as `findLane`; the caller looks the number up. */
    async findLaneOfStaff(staffId: string, browserTokens: readonly string[] = []): Promise<string | null> {
      const given = new Set(browserTokens.map(hashToken));
      return (await repository.findBrowsers(db, { staffId })).find((tokenHash) => given.has(tokenHash)) ?? null;
    },

    lanesOf: (tx: Transaction, owner: repository.BrowserOwner): Promise<string[]> => repository.findBrowsers(tx, owner),

    /** Forgets all but the MAX_KNOWN_BROWSERS last used. */
    async remember(tx: Transaction, owner: repository.BrowserOwner, lane: string | null) {
      const usedAt = clock.now();
      if (lane !== null && (await repository.touchBrowser(tx, lane, usedAt))) return { knownBrowserHash: lane };
      const browserToken = randomBytes(32).toString('base64url');
      const knownBrowserHash = hashToken(browserToken);
      await repository.insertBrowser(tx, { tokenHash: knownBrowserHash, ...owner, usedAt });
      await repository.deleteOlderBrowsers(tx, owner, MAX_KNOWN_BROWSERS);
      return { knownBrowserHash, browserToken };
    },

    async delete(tx: Transaction, tokenHash: string): Promise<void> {
      await repository.deleteBrowser(tx, tokenHash);
    },

    /** @param exceptHash null deletes all */
    deleteOthers: async (tx: Transaction, owner: repository.BrowserOwner, exceptHash: string | null): Promise<void> => {
      await repository.deleteOtherBrowsers(tx, owner, exceptHash);
    },
  };
}
