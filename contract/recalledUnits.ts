import { Type, type Static } from 'typebox';
import { Id } from './http';

export const RecalledUnits = Type.Object({
  batchId: Id,
  code: Type.String(),
  units: Type.Integer({ minimum: 1 }),
});
export type RecalledUnits = Static<typeof RecalledUnits>;
