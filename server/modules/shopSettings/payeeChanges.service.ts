import type { PayeeChange } from '../../../contract/payeeChanges';
import { recordAudit } from '../../db/audit';
import { hasColleague } from '../../db/colleagues';
import type { Transaction } from '../../db/database';
import type { StoreSettings } from '../../db/schema/storeSettings';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { ActAlone, StaffUser } from '../../lib/area';
import { DAY_MS } from '../../lib/caps';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import * as repository from './payeeRepository';
import { lockSettings, SETTINGS, updateSettings } from './repository';

/** All Admins read for so long that payments go elsewhere. */
const NOTICE_MS = 7 * DAY_MS;

const ACTION = 'manageSettings';
const PAYEE = { action: ACTION, subject: SETTINGS, subjectId: 'payee' } as const;

export type PayeeChanges = ReturnType<typeof createPayeeChanges>;

/** One person asks to change where payments go, another approves. */
export function createPayeeChanges(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { actAlone, shopChanged }: { actAlone: ActAlone; shopChanged: () => void },
) {
  const decidedBy = (by: StaffUser) => ({ decidedBy: by.staffId, decidedAt: clock.now() });

  return {
    /**
     * Call it before the change's transaction.
     * @returns whether the person may change the payee alone
     * @throws AppError as `ActAlone`
     */
    async mayChange(by: StaffUser): Promise<boolean> {
      if (await hasColleague(db, by.staffId, ACTION)) return false;
      await actAlone(by, ACTION, new AppError(403, 'approvals.ownPayee'));
      return true;
    },

    /** Records another payee, which waits unless the person may change it alone. The settings must be locked. */
    async record(
      tx: Transaction,
      by: StaffUser,
      { payeeAddress, payeeName, isAlone }: { payeeAddress: string; payeeName: string; isAlone: boolean },
    ): Promise<void> {
      const [createdAt, requestedBy] = [clock.now(), by.staffId];
      await repository.declineWaiting(tx, { state: 'DECLINED', ...decidedBy(by) });
      await repository.insertChange(tx, {
        id: newId(),
        address: payeeAddress,
        name: payeeName,
        requestedBy,
        createdAt,
        ...(isAlone && { state: 'APPROVED', isAlone, ...decidedBy(by) }),
      });
      if (isAlone) return;
      await recordAudit(tx, by, { ...PAYEE, after: { payeeAddress, payeeName, state: 'WAITING' } }, createdAt);
    },

    /** The change that waits, or else the last one of a week; null without. */
    async findCurrent(by: StaffUser): Promise<PayeeChange | null> {
      const found = await repository.findCurrent(db, new Date(clock.now().getTime() - NOTICE_MS));
      if (!found) return null;
      const { change } = found;
      const isApproved = change.state === 'APPROVED';
      return {
        _id: change.id,
        payeeAddress: change.address,
        payeeName: change.name,
        state: isApproved ? 'APPROVED' : 'WAITING',
        requestedBy: found.requestedBy ?? change.requestedBy,
        requestedAt: change.createdAt.toISOString(),
        approvedBy: isApproved ? (found.decidedBy ?? change.decidedBy) : null,
        approvedAt: isApproved && change.decidedAt ? change.decidedAt.toISOString() : null,
        isOwn: !isApproved && change.requestedBy === by.staffId && (await hasColleague(db, by.staffId, ACTION)),
      };
    },

    /** @throws AppError as `ActAlone`; 403 for one's own; 404; 409 when it was decided */
    async approve(id: string, by: StaffUser): Promise<void> {
      const known = await repository.findChange(db, id);
      if (!known) throw new AppError(404, 'approvals.notFound');
      const isAlone = known.requestedBy === by.staffId;
      if (isAlone) await actAlone(by, ACTION, new AppError(403, 'approvals.ownPayee'));
      await inTransaction(db, async (tx) => {
        const settings = await lockSettings(tx);
        const wasWaiting = await repository.decide(tx, id, { state: 'APPROVED', isAlone, ...decidedBy(by) });
        if (!wasWaiting) throw new AppError(409, 'approvals.decided');
        const next: StoreSettings = { ...settings, payee: { address: known.address, name: known.name } };
        await updateSettings(tx, next, clock.now());
        const before = { payeeAddress: settings.payee?.address ?? '', payeeName: settings.payee?.name ?? '' };
        const after = { payeeAddress: known.address, payeeName: known.name };
        await recordAudit(tx, by, { ...PAYEE, before, after, isAlone }, clock.now());
      });
      shopChanged();
    },

    /** A person can withdraw their own change, too. @throws AppError 404; 409 when it was decided */
    async decline(id: string, by: StaffUser): Promise<void> {
      if (!(await repository.findChange(db, id))) throw new AppError(404, 'approvals.notFound');
      await inTransaction(db, async (tx) => {
        const wasWaiting = await repository.decide(tx, id, { state: 'DECLINED', ...decidedBy(by) });
        if (!wasWaiting) throw new AppError(409, 'approvals.decided');
        await recordAudit(tx, by, { ...PAYEE, after: { state: 'DECLINED' } }, clock.now());
      });
    },
  };
}
