import { Type, type Static } from 'typebox';
import { Id, Nullable, Timestamp } from './http';

export const PayeeChange = Type.Object({
  _id: Id,
  payeeAddress: Type.String(),
  payeeName: Type.String(),
  state: Type.Enum(['WAITING', 'APPROVED']),
  requestedBy: Type.String(),
  requestedAt: Timestamp,
  /** It is null while waiting; the same person when no other has the right. */
  approvedBy: Nullable(Type.String()),
  approvedAt: Nullable(Timestamp),
  isOwn: Type.Boolean(),
});
export type PayeeChange = Static<typeof PayeeChange>;
