import { randomBytes } from 'node:crypto';
import type { StaffLoggedIn } from '../../../contract/staffLogin';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { FindStaff } from '../../lib/area';
import { browserName } from '../../lib/browserName';
import { DAY_MS } from '../../lib/caps';
import { hashToken } from '../../lib/secrets';
import type { StaffCodes } from '../auth';
import type { Member } from './loginRepository';
import { endLogins } from './peopleRepository';
import * as repository from './repository';

/** However often it is used. */
const SESSION_DAYS = 7;

export type StaffSessions = ReturnType<typeof createStaffSessions>;

interface Device {
  userAgent: string | undefined;
  /** The known browser's; null for a new one. */
  lane: string | null;
}

/** 256 random bits per login, stored as a hash. */
export function createStaffSessions(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  codes: Pick<StaffCodes, 'rememberBrowser' | 'forgetBrowser' | 'forgetBrowsers'>,
) {
  const find: FindStaff = async (token) => {
    const now = clock.now();
    const tokenHash = hashToken(token);
    const session = await repository.findLiveSession(db, tokenHash, now);
    if (!session) return null;
    const { staffId, name, role, lastUsedAt } = session;
    // A session is written at most once a day.
    if (now.getTime() - lastUsedAt.getTime() >= DAY_MS) await repository.touchSession(db, tokenHash, now);
    return { staffId, name, role };
  };

  return {
    find,

    /** From now on, the browser is known. */
    async open(
      tx: Transaction,
      { id: staffId, language }: Member,
      { userAgent, lane }: Device,
    ): Promise<StaffLoggedIn> {
      const now = clock.now();
      const token = randomBytes(32).toString('base64url');
      const { knownBrowserHash, browserToken } = await codes.rememberBrowser(tx, staffId, lane);
      await repository.insertSession(tx, {
        tokenHash: hashToken(token),
        staffId,
        expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
        createdAt: now,
        lastUsedAt: now,
        knownBrowserHash,
        ...browserName(userAgent),
      });
      return { token, language, ...(browserToken !== undefined && { browserToken }) };
    },

    /** Forgets its browser too, so that its next login counts as a stranger’s. */
    async endOne(
      tx: Transaction,
      { tokenHash, staffId, knownBrowserHash }: { tokenHash: string; staffId: string; knownBrowserHash: string | null },
    ): Promise<void> {
      await repository.deleteSession(tx, tokenHash);
      if (knownBrowserHash === null) await codes.forgetBrowsers(tx, staffId);
      else await codes.forgetBrowser(tx, knownBrowserHash);
    },

    /** Forgets the person's browsers too. Returns how many sessions ended. */
    async endAll(tx: Transaction, staffId: string): Promise<number> {
      await codes.forgetBrowsers(tx, staffId);
      return endLogins(tx, staffId);
    },

    async end(token: string): Promise<void> {
      await repository.deleteSession(db, hashToken(token));
    },
  };
}
