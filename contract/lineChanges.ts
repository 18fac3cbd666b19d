import { Type, type Static } from 'typebox';
import { MAX_QUANTITY_PER_LINE, REFUND_METHODS } from './constants';
import { SUBSTITUTION_PREFERENCES } from './orderConstants';
import { LINE_CHANGE_REASONS } from './orderConstants';
import { Id, Nullable, packSizeFields, Paise, Timestamp } from './http';
import { OrderAddition } from './orderAdditions';
import { LineParts } from './orders';
import { RecalledUnits } from './recalledUnits';

const LineNo = Type.Integer({ minimum: 1 });
const Reason = Type.Enum([...LINE_CHANGE_REASONS]);
const closed = { additionalProperties: false };

const change = {
  lineNo: LineNo,
  /** Units still packed; fewer than now. */
  quantity: Type.Integer({ minimum: 0, maximum: MAX_QUANTITY_PER_LINE }),
  reason: Reason,
  substitute: Type.Optional(
    Type.Object({ packId: Id, quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY_PER_LINE }) }, closed),
  ),
};

export const LineChange = Type.Object(change, closed);
export type LineChange = Static<typeof LineChange>;

export const ChangeLineBody = Type.Object(
  {
    ...change,
    /** As the preview showed it; any other is rejected. */
    expectedReducedPaise: Paise,
  },
  closed,
);
export type ChangeLineBody = Static<typeof ChangeLineBody>;

export const LineChangePreview = Type.Object({
  reducedPaise: Paise,
  totalPaise: Paise,
  substitute: Nullable(Type.Object({ listedPaise: Paise, chargedPaise: Paise })),
  refundMethod: Type.Enum([...REFUND_METHODS]),
});
export type LineChangePreview = Static<typeof LineChangePreview>;

export const PackedLine = Type.Object({
  lineNo: LineNo,
  packId: Id,
  name: Type.String(),
  secondName: Type.String(),
  ...packSizeFields,
  quantity: Type.Integer(),
  packedQuantity: Type.Integer(),
  addons: Type.Array(Type.String()),
  parts: Type.Optional(LineParts),
  unitPaise: Paise,
  /** As packed; less its discount, plus its share of delivery, it is what is paid. */
  costPaise: Paise,
  discountPaise: Paise,
  deliveryPaise: Paise,
  substitutesLineNo: Nullable(LineNo),
  recalled: Type.Array(RecalledUnits),
});
export type PackedLine = Static<typeof PackedLine>;

const WrittenChange = Type.Object({
  lineNo: LineNo,
  quantityBefore: Type.Integer(),
  quantityAfter: Type.Integer(),
  substituteLineNo: Nullable(LineNo),
  reducedPaise: Paise,
  reason: Type.String(),
  staffName: Type.String(),
  at: Timestamp,
});

const RefundRequest = Type.Object({
  amountPaise: Paise,
  state: Type.Enum(['WAITING', 'APPROVED', 'DECLINED']),
  decisionReason: Nullable(Type.String()),
});

export const PackedLines = Type.Object({
  orderNumber: Type.String(),
  ifMissing: Type.Enum([...SUBSTITUTION_PREFERENCES]),
  changeable: Type.Boolean(),
  /** What is left out then has to be taken out of the parcel. */
  isPacked: Type.Boolean(),
  isOver: Type.Boolean(),
  lines: Type.Array(PackedLine),
  changes: Type.Array(WrittenChange),
  approvals: Type.Array(RefundRequest),
  totalPaise: Paise,
  reducedPaise: Paise,
  /** Items that wait to be added: the order can't be packed before. */
  addition: Nullable(OrderAddition),
});
export type PackedLines = Static<typeof PackedLines>;
