import { mayDo, type StaffAction, type StaffRole } from './staffRights';

/** What a device of the staff tells while the staff area is closed. */
export const STAFF_NOTICE_KINDS = ['NEW_ORDER', 'PAYMENT_TO_MATCH', 'COMPLAINT', 'REFUND_FAILED'] as const;
export type StaffNoticeKind = (typeof STAFF_NOTICE_KINDS)[number];

/** Who hears of it can act on it. */
const RIGHTS: Record<StaffNoticeKind, StaffAction> = {
  NEW_ORDER: 'advanceOrders',
  PAYMENT_TO_MATCH: 'matchTransfers',
  COMPLAINT: 'decideComplaints',
  REFUND_FAILED: 'makeRefunds',
};

export const mayHear = (role: StaffRole, kind: StaffNoticeKind): boolean => mayDo(role, RIGHTS[kind]);

/** The kinds that a role can choose among; a rider has none. */
export const noticesOf = (role: StaffRole): StaffNoticeKind[] =>
  STAFF_NOTICE_KINDS.filter((kind) => mayHear(role, kind));
