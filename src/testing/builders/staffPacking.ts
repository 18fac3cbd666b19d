import type { RefundApproval } from '../../../contract/approvals';
import type { LineChangePreview, PackedLine, PackedLines } from '../../../contract/lineChanges';
import type { PackingOrder } from '../../../contract/packing';
import { buildOrderTracking } from './orders';

/** Two packs of 500 g of foxtail millet, as ordered. */
export const buildPackedLine = (overrides: Partial<PackedLine> = {}): PackedLine => ({
  lineNo: 1,
  packId: 'ml-thinai-500',
  name: 'Foxtail Millet (Thinai) rice',
  secondName: 'தினை',
  netGrams: 500,
  measure: 'WEIGHT',
  quantity: 2,
  packedQuantity: overrides.quantity ?? 2,
  addons: [],
  unitPaise: 7_500,
  costPaise: 15_000,
  discountPaise: 0,
  deliveryPaise: 4_000,
  substitutesLineNo: null,
  recalled: [],
  ...overrides,
});

export const buildPackedLines = (overrides: Partial<PackedLines> = {}): PackedLines => ({
  orderNumber: 'VY100001',
  ifMissing: 'CALL',
  changeable: true,
  isPacked: false,
  isOver: false,
  lines: [buildPackedLine()],
  changes: [],
  approvals: [],
  totalPaise: 19_000,
  reducedPaise: 0,
  addition: null,
  ...overrides,
});

/** One of two is missing. */
export const buildLineChangePreview = (overrides: Partial<LineChangePreview> = {}): LineChangePreview => ({
  reducedPaise: 9_500,
  totalPaise: 9_500,
  substitute: null,
  refundMethod: 'REFUND',
  ...overrides,
});

/** Mani left something out. */
export const buildRefundApproval = (overrides: Partial<RefundApproval> = {}): RefundApproval => ({
  _id: 'approval-1',
  orderId: 'order-1',
  orderNumber: 'VY100001',
  customerName: 'Meena',
  reference: null,
  amountPaise: 60_000,
  leftPaise: 150_000,
  reason: 'LEFT_OUT',
  lines: [],
  requestedBy: 'Mani',
  isOwn: false,
  isOwed: true,
  requestedAt: '2026-11-20T07:00:00Z',
  ...overrides,
});

/** Returns money that came without an order. */
export const buildReturnApproval = (overrides: Partial<RefundApproval> = {}): RefundApproval =>
  buildRefundApproval({
    _id: 'approval-3',
    orderId: null,
    orderNumber: null,
    customerName: null,
    reference: '412345678904',
    amountPaise: 800_000,
    leftPaise: 800_000,
    reason: 'UNKNOWN',
    isOwed: false,
    requestedBy: 'Selvi',
    ...overrides,
  });

/** Confirmed and paid: two packs of foxtail millet. */
export const buildPackingOrder = (overrides: Partial<PackingOrder> = {}): PackingOrder => ({
  orderId: 'order-1',
  orderNumber: 'VY100001',
  status: 'CONFIRMED',
  placedAt: '2026-11-20T06:00:00Z',
  slot: null,
  customerName: 'Meena',
  mobileNumber: '9876543210',
  replacements: [],
  waitingItems: null,
  address: buildOrderTracking().address,
  note: null,
  paymentStatus: 'RECEIVED',
  totalPaise: 19_000,
  lines: [{ ...buildPackedLine(), picture: null }],
  ...overrides,
});
