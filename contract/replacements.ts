import { Type, type Static } from 'typebox';
import { Id } from './http';

export const DueReplacement = Type.Object({
  complaintId: Id,
  orderNumber: Type.String(),
  name: Type.String(),
  netGrams: Type.Integer({ minimum: 1 }),
  quantity: Type.Integer({ minimum: 1 }),
  /** It is in this order's parcel; false while it is in none. */
  isPacked: Type.Boolean(),
});
export type DueReplacement = Static<typeof DueReplacement>;
