import { Type, type Static } from 'typebox';
import { Id, Nullable, Timestamp } from './http';

/** Another payee: as it waits for a second person, or as it was decided lately. */
export const PayeeChange = Type.Object({
  _id: Id,
  payeeAddress: Type.String(),
  payeeName: Type.String(),
  state: Type.Enum(['WAITING', 'APPROVED']),
  requestedBy: Type.String(),
  requestedAt: Timestamp,
  /** It is null while the change waits, and the same person when no other one has the right. */
  approvedBy: Nullable(Type.String()),
  approvedAt: Nullable(Timestamp),
  /** Another person has to approve it. */
  isOwn: Type.Boolean(),
});
export type PayeeChange = Static<typeof PayeeChange>;
