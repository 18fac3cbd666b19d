import type { SellingConflict } from '../../../contract/staffSelling';
import { recordEdit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { oncePerKey } from '../../db/staffRequests';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import { findLastActor } from './editsRepository';

export type SellingEdits = ReturnType<typeof createSellingEdits>;
export type SellingSubject = 'coupon' | 'offer' | 'banner';

/** @param shopChanged called after each change, because pages show it */
export const createSellingEdits = ({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, shopChanged: () => void) => ({
  async change(work: (tx: Transaction) => Promise<void>): Promise<void> {
    await inTransaction(db, work);
    shopChanged();
  },

  /** As `change`, once per key. @throws as `oncePerKey` */
  async add(
    { staff, key, content }: { staff: StaffUser; key: string; content: unknown },
    work: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    await inTransaction(db, (tx) =>
      oncePerKey(tx, { staffId: staff.staffId, key, content, at: clock.now() }, () => work(tx)),
    );
    shopChanged();
  },

  record: (
    tx: Transaction,
    staff: StaffUser,
    { subject, subjectId }: { subject: SellingSubject; subjectId: string },
    facts: { before: Record<string, unknown>; after: Record<string, unknown> },
  ): Promise<void> =>
    recordEdit(tx, staff, { action: 'manageSelling', subject, subjectId }, { ...facts, at: clock.now() }),

  /** @throws AppError 409 with what it is now, where that isn't what the change was made from */
  async compareVersions(
    tx: Transaction,
    { subject, subjectId, version }: { subject: SellingSubject; subjectId: string; version: number },
    current: { version: number },
  ): Promise<void> {
    if (current.version === version) return;
    const name = await findLastActor(tx, subject, subjectId);
    const data: SellingConflict<typeof current> = { current };
    if (name === null) throw new AppError(409, 'selling.changed', { data });
    throw new AppError(409, 'selling.changedBy', { params: { name }, data });
  },
});
