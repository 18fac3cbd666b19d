import { Type, type Static } from 'typebox';
import { MAX_QUANTITY_PER_LINE, REFUND_METHODS } from './constants';
import { SUBSTITUTION_PREFERENCES } from './orderConstants';
import { LINE_CHANGE_REASONS } from './orderConstants';
import { Id, Nullable, Paise, Timestamp } from './http';
import { LineParts } from './orders';
import { RecalledUnits } from './recalledUnits';

const LineNo = Type.Integer({ minimum: 1 });
const Reason = Type.Enum([...LINE_CHANGE_REASONS]);
const closed = { additionalProperties: false };

const change = {
  lineNo: LineNo,
  /** Units that are still packed of it; fewer than now. */
  quantity: Type.Integer({ minimum: 0, maximum: MAX_QUANTITY_PER_LINE }),
  reason: Reason,
  /** Packed instead of what is missing. */
  substitute: Type.Optional(
    Type.Object({ packId: Id, quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY_PER_LINE }) }, closed),
  ),
};

export const LineChange = Type.Object(change, closed);
export type LineChange = Static<typeof LineChange>;

export const ChangeLineBody = Type.Object(
  {
    ...change,
    /** The reduction that the preview showed, in paise; another one is rejected. */
    expectedReducedPaise: Paise,
  },
  closed,
);
export type ChangeLineBody = Static<typeof ChangeLineBody>;

/** The bill after a change that is not written yet. */
export const LineChangePreview = Type.Object({
  /** The customer pays this much less. */
  reducedPaise: Paise,
  /** The customer pays this for the order after the change. */
  totalPaise: Paise,
  /** The substitute costs the first by itself; the second is charged for it. */
  substitute: Nullable(Type.Object({ listedPaise: Paise, chargedPaise: Paise })),
  refundMethod: Type.Enum([...REFUND_METHODS]),
});
export type LineChangePreview = Static<typeof LineChangePreview>;

export const PackedLine = Type.Object({
  lineNo: LineNo,
  packId: Id,
  name: Type.String(),
  secondName: Type.String(),
  netGrams: Type.Integer(),
  /** The quantity as ordered; the packed one stands beside it. */
  quantity: Type.Integer(),
  packedQuantity: Type.Integer(),
  addons: Type.Array(Type.String()),
  parts: Type.Optional(LineParts),
  /** The price per unit that was agreed with the order. */
  unitPaise: Paise,
  /** What is packed costs this much; without its discount, and with its share of the delivery charge, it is what is paid. */
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

/** It says what of an order is packed, and what was changed. */
export const PackedLines = Type.Object({
  orderNumber: Type.String(),
  ifMissing: Type.Enum([...SUBSTITUTION_PREFERENCES]),
  /** False once it is packed, except for lines with recalled units until it leaves. */
  changeable: Type.Boolean(),
  /** Delivered or cancelled. */
  isOver: Type.Boolean(),
  lines: Type.Array(PackedLine),
  changes: Type.Array(WrittenChange),
  approvals: Type.Array(RefundRequest),
  /** The total as ordered; the reductions by changed lines stand beside it. */
  totalPaise: Paise,
  reducedPaise: Paise,
});
export type PackedLines = Static<typeof PackedLines>;
