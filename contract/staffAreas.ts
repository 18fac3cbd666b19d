import { Type, type Static } from 'typebox';
import { MAX_AREA_NAME_LENGTH, MAX_CHARGE_PAISE, MAX_DELIVERY_STEPS, MAX_STEP_PAISE } from './areaRules';
import { Id, Nullable } from './http';

const closed = { additionalProperties: false };

const LINE = '^[^\\p{Cc}\\p{Surrogate}\\u2028\\u2029]*$';
const name = (minLength: number) =>
  Type.String({ minLength, maxLength: MAX_AREA_NAME_LENGTH, pattern: LINE, messageKey: 'areaName' });

/** Far more than an area may have. */
const MAX_POINTS = 1000;

/** Anything that JSON can hold: what is wrong with a polygon is said with its place. See areaRules.ts. */
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
  /** '' in Tamil or Hindi where the translation is missing. */
  name: Type.Object({ en: name(1), ta: name(0), hi: name(0) }, closed),
  corners: Corners,
  /** From nothing on, each cheaper than the one before; the last one is free. */
  deliverySteps: Type.Array(Step, { minItems: 1, maxItems: MAX_DELIVERY_STEPS, messageKey: 'deliverySteps' }),
  minimumOrderPaise: Type.Integer({ minimum: 0, maximum: MAX_STEP_PAISE, messageKey: 'minimumOrder' }),
  /** Whether customers are delivered there. */
  active: Type.Boolean(),
};

export const AreaBody = Type.Object(area, closed);
export type AreaBody = Static<typeof AreaBody>;

/** A delivery area as the staff edit it. */
export const StaffArea = Type.Object({
  _id: Id,
  ...area,
  version: Type.Integer(),
  /** Windows of its own; without one it has the times of the shop. */
  windowCount: Type.Integer({ minimum: 0 }),
});
export type StaffArea = Static<typeof StaffArea>;

/** They are sorted by precedence: where areas overlap, the first one counts. The first active one is the shop's. */
export const StaffAreas = Type.Array(StaffArea);
export type StaffAreas = Static<typeof StaffAreas>;

export const ChangeAreaBody = Type.Object({ ...area, version: Type.Integer() }, closed);
export type ChangeAreaBody = Static<typeof ChangeAreaBody>;

export const AreaOrderBody = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) },
  closed,
);
export type AreaOrderBody = Static<typeof AreaOrderBody>;

/** A change that is not saved yet. */
export const AreaPreviewBody = Type.Object({ areaId: Nullable(Id), corners: Corners, active: Type.Boolean() }, closed);
export type AreaPreviewBody = Static<typeof AreaPreviewBody>;

/** Shows how many saved addresses a changed border would gain and lose. */
export const AreaPreview = Type.Object({
  /** The shop would no longer deliver to these addresses. */
  lost: Type.Integer({ minimum: 0 }),
  /** The shop would deliver to these addresses from then on. */
  gained: Type.Integer({ minimum: 0 }),
});
export type AreaPreview = Static<typeof AreaPreview>;

/** `data` of a 409 is the area as another person saved it. */
export interface AreaConflict {
  area: StaffArea;
  changedBy: string | null;
}
