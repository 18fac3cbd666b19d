import { Type, type Static } from 'typebox';
import { MAX_AREA_NAME_LENGTH, MAX_CHARGE_PAISE, MAX_DELIVERY_STEPS, MAX_STEP_PAISE } from './areaRules';
import { Id, Nullable } from './http';

const closed = { additionalProperties: false };

const LINE = '^[^\\p{Cc}\\p{Surrogate}\\u2028\\u2029]*$';
const name = (minLength: number) =>
  Type.String({ minLength, maxLength: MAX_AREA_NAME_LENGTH, pattern: LINE, messageKey: 'areaName' });

const MAX_POINTS = 1000;

/** areaRules.ts says what is wrong with a polygon, and where. */
const Corners = Type.Array(
  Type.Object({ lat: Type.Number({ messageKey: 'latitude' }), lng: Type.Number({ messageKey: 'longitude' }) }, closed),
  { maxItems: MAX_POINTS, messageKey: 'corners' },
);

const Step = Type.Object(
  {
    fromPaise: Type.Integer({ minimum: 0, maximum: MAX_STEP_PAISE, messageKey: 'deliverySteps' }),
    chargePaise: Type.Integer({ minimum: 0, maximum: MAX_CHARGE_PAISE, messageKey: 'deliverySteps' }),
  },
  closed,
);

const area = {
  name: Type.Object({ en: name(1), ta: name(0), hi: name(0) }, closed),
  corners: Corners,
  /** They begin at 0, each cheaper than the one before. */
  deliverySteps: Type.Array(Step, { minItems: 1, maxItems: MAX_DELIVERY_STEPS, messageKey: 'deliverySteps' }),
  minimumOrderPaise: Type.Integer({ minimum: 0, maximum: MAX_STEP_PAISE, messageKey: 'minimumOrder' }),
  active: Type.Boolean(),
};

export const AreaBody = Type.Object(area, closed);
export type AreaBody = Static<typeof AreaBody>;

export const StaffArea = Type.Object({
  _id: Id,
  ...area,
  version: Type.Integer(),
  windowCount: Type.Integer({ minimum: 0 }),
});
export type StaffArea = Static<typeof StaffArea>;

/** Sorted by precedence; the first active one is the shop's. */
export const StaffAreas = Type.Array(StaffArea);
export type StaffAreas = Static<typeof StaffAreas>;

export const ChangeAreaBody = Type.Object({ ...area, version: Type.Integer() }, closed);
export type ChangeAreaBody = Static<typeof ChangeAreaBody>;

export const AreaOrderBody = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) },
  closed,
);
export type AreaOrderBody = Static<typeof AreaOrderBody>;

export const AreaPreviewBody = Type.Object({ areaId: Nullable(Id), corners: Corners, active: Type.Boolean() }, closed);
export type AreaPreviewBody = Static<typeof AreaPreviewBody>;

export const AreaPreview = Type.Object({
  lost: Type.Integer({ minimum: 0 }),
  gained: Type.Integer({ minimum: 0 }),
});
export type AreaPreview = Static<typeof AreaPreview>;

export interface AreaConflict {
  area: StaffArea;
  changedBy: string | null;
}
