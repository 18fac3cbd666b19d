import { Type, type Static } from 'typebox';
import { Id } from './http';

/** Units of a recalled batch that an order, or a line of it, was allocated. */
export const RecalledUnits = Type.Object({
  batchId: Id,
  code: Type.String(),
  units: Type.Integer({ minimum: 1 }),
});
export type RecalledUnits = Static<typeof RecalledUnits>;
