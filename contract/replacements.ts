import { Type, type Static } from 'typebox';
import { Id, packSizeFields } from './http';

export const DueReplacement = Type.Object({
  complaintId: Id,
  orderNumber: Type.String(),
  name: Type.String(),
  ...packSizeFields,
  quantity: Type.Integer({ minimum: 1 }),
  /** It is in this order's parcel; false while it is in none. */
  isPacked: Type.Boolean(),
});
export type DueReplacement = Static<typeof DueReplacement>;
