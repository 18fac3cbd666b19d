import { Type, type Static } from 'typebox';
import { Id } from './http';

/** Promised for a complaint, and not sent yet. */
export const DueReplacement = Type.Object({
  complaintId: Id,
  /** The order that the complaint is about. */
  orderNumber: Type.String(),
  name: Type.String(),
  netGrams: Type.Integer({ minimum: 1 }),
  quantity: Type.Integer({ minimum: 1 }),
});
export type DueReplacement = Static<typeof DueReplacement>;
