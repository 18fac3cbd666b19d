import type { PersonSessions } from '../../../contract/staffPeople';
import { recordAudit } from '../../db/audit';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { hashToken } from '../../lib/secrets';
import type { Actor } from './people';
import * as repository from './peopleRepository';
import type { StaffSessions } from './sessions';

export type OpenSessions = ReturnType<typeof createOpenSessions>;

/** Names a session without revealing its token or stored hash. */
const sessionId = (tokenHash: string): string => hashToken(tokenHash).slice(0, 32);

export function createOpenSessions(
  { db, clock, security }: Pick<AppDeps, 'db' | 'clock' | 'security'>,
  sessions: Pick<StaffSessions, 'endOne' | 'endAll'>,
) {
  const find = (staffId: string) => repository.findSessions(db, staffId, clock.now());

  return {
    /** @param token the caller's own @throws AppError 404 */
    async list(staffId: string, token: string): Promise<PersonSessions> {
      if (!(await repository.findPerson(db, staffId))) throw new AppError(404, 'staff.people.notFound');
      const current = hashToken(token);
      return {
        items: (await find(staffId)).map(({ tokenHash, createdAt, lastUsedAt, browser, platform }) => ({
          browser,
          platform,
          _id: sessionId(tokenHash),
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          isCurrent: tokenHash === current,
        })),
      };
    },

    /** @throws AppError 404 for an unknown person or session */
    async endOne(staffId: string, id: string, actor: Actor): Promise<void> {
      const session = (await find(staffId)).find(({ tokenHash }) => sessionId(tokenHash) === id);
      if (!session) throw new AppError(404, 'staff.people.sessionNotFound');
      const { tokenHash, knownBrowserHash, browser, platform } = session;
      await inTransaction(db, async (tx) => {
        await sessions.endOne(tx, { tokenHash, staffId, knownBrowserHash });
        const audited = { action: 'endSession', subject: 'staff', subjectId: staffId, before: { browser, platform } };
        await recordAudit(tx, actor, audited, clock.now());
      });
      security.record('audited action', { staffId }, { what: 'endSession' });
    },

    /** @returns how many sessions ended @throws AppError 404 */
    async endAll(staffId: string, actor: Actor): Promise<number> {
      const count = await inTransaction(db, async (tx) => {
        if (!(await repository.lockPerson(tx, staffId))) throw new AppError(404, 'staff.people.notFound');
        const ended = await sessions.endAll(tx, staffId);
        const audited = { action: 'endSessions', subject: 'staff', subjectId: staffId, after: { count: ended } };
        await recordAudit(tx, actor, audited, clock.now());
        return ended;
      });
      security.record('audited action', { staffId }, { what: 'endSessions' });
      return count;
    },
  };
}
