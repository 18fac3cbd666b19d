import { REFUND_LIMITS, type LimitRaise, type RefundLimit } from '../../../contract/limitRaises';
import { recordAudit } from '../../db/audit';
import { hasColleague } from '../../db/colleagues';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { ActAlone, StaffUser } from '../../lib/area';
import { DAY_MS } from '../../lib/caps';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { midnightOf, shopDay } from '../../lib/shopDays';
import * as repository from './limitRepository';
import { lockSettings, SETTINGS } from './repository';

/** All Admins read for so long that a limit was raised. */
const NOTICE_MS = 7 * DAY_MS;

const ACTION = 'manageSettings';

type Limits = Record<RefundLimit, number>;

export type LimitRaises = ReturnType<typeof createLimitRaises>;

/** A limit counts for the person who raised it from the next day, or once another one confirms it. */
export function createLimitRaises({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, actAlone: ActAlone) {
  /** An Admin is held to `secondPersonPaise` alone: the other limit is for Sales Persons, for whom it counts at once. */
  const isWaiting = ({ name, confirmedBy, createdAt }: repository.Raise) =>
    name === 'secondPersonPaise' && confirmedBy === null && createdAt >= midnightOf(shopDay(clock.now()));

  return {
    /** Records the limits that are higher than before. The settings must be locked. */
    async record(tx: Transaction, by: StaffUser, before: Limits, after: Limits): Promise<void> {
      const [createdAt, raisedBy] = [clock.now(), by.staffId];
      const raises = REFUND_LIMITS.filter((name) => after[name] > before[name]).map((name) => ({
        id: newId(),
        name,
        beforePaise: before[name],
        afterPaise: after[name],
        raisedBy,
        createdAt,
      }));
      if (raises.length > 0) await repository.insertRaises(tx, raises);
    },

    /** The raises of a week, the newest first. */
    async findRecent(by: StaffUser): Promise<LimitRaise[]> {
      const found = await repository.findRaises(db, new Date(clock.now().getTime() - NOTICE_MS));
      const mayNotConfirmOwn =
        found.some(({ raise }) => raise.raisedBy === by.staffId) && (await hasColleague(db, by.staffId, ACTION));
      return found.map(({ raise, raisedBy, confirmedBy }) => ({
        _id: raise.id,
        limit: raise.name,
        beforePaise: raise.beforePaise,
        afterPaise: raise.afterPaise,
        raisedBy: raisedBy ?? raise.raisedBy,
        raisedAt: raise.createdAt.toISOString(),
        confirmedBy: confirmedBy ?? raise.confirmedBy,
        isWaiting: isWaiting(raise),
        isOwn: mayNotConfirmOwn && raise.raisedBy === by.staffId,
      }));
    },

    /** @throws AppError as `ActAlone`; 403 for one's own; 404; 409 when it counts already */
    async confirm(id: string, by: StaffUser): Promise<void> {
      const raise = await repository.findRaise(db, id);
      if (!raise) throw new AppError(404, 'approvals.notFound');
      const counts = new AppError(409, 'approvals.limitCounts');
      if (!isWaiting(raise)) throw counts;
      const isAlone = raise.raisedBy === by.staffId;
      if (isAlone) await actAlone(by, ACTION, new AppError(403, 'approvals.ownLimit'));
      await inTransaction(db, async (tx) => {
        // One after the other, as raises are.
        await lockSettings(tx);
        const confirmation = { confirmedBy: by.staffId, confirmedAt: clock.now(), isAlone };
        if (!(await repository.confirmRaise(tx, raise, confirmation))) throw counts;
        const after = { [raise.name]: raise.afterPaise };
        const audited = { action: 'confirmLimit', subject: SETTINGS, subjectId: 'counter', after, isAlone };
        await recordAudit(tx, by, audited, clock.now());
      });
    },
  };
}
