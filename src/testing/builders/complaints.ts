import type { Complaint, ComplaintsOfOrder, StaffComplaint } from '../../../contract/complaints';
import type { DueReplacement } from '../../../contract/replacements';

/** A damaged pack, reported today. */
export const buildComplaint = (overrides: Partial<Complaint> = {}): Complaint => ({
  kind: 'DAMAGED',
  quantity: 1,
  text: 'The pack was torn, and half of it was gone.',
  hasPhoto: false,
  state: 'OPEN',
  decisionReason: null,
  refundedPaise: null,
  reportedAt: '2026-11-20T08:00:00Z',
  decidedAt: null,
  ...overrides,
});

/** Two delivered lines that can still be reported. */
export const buildComplaintsOfOrder = (overrides: Partial<ComplaintsOfOrder> = {}): ComplaintsOfOrder => ({
  reportableUntil: '2026-11-22T07:00:00Z',
  lines: [
    { lineNo: 1, name: 'Foxtail Millet (Thinai) rice', netGrams: 500, measure: 'WEIGHT', quantity: 2, complaint: null },
    { lineNo: 2, name: 'Mappillai Samba', netGrams: 1000, measure: 'WEIGHT', quantity: 1, complaint: null },
  ],
  ...overrides,
});

/** Two torn packs, of which enough are in stock. */
export const buildStaffComplaint = (overrides: Partial<StaffComplaint> = {}): StaffComplaint => ({
  _id: 'complaint-1',
  orderId: 'order-1',
  orderNumber: 'VY-1001',
  customerId: 'customer-1',
  customerName: 'Meena',
  mobileNumber: '9876543210',
  name: 'Foxtail Millet (Thinai) rice',
  netGrams: 500,
  measure: 'WEIGHT',
  kind: 'DAMAGED',
  quantity: 2,
  text: 'Both packs were torn.',
  state: 'OPEN',
  decisionReason: null,
  refundedPaise: null,
  reportedAt: '2026-11-20T08:00:00Z',
  decidedAt: null,
  photoId: null,
  paidPaise: 15_000,
  available: 40,
  waitsForApproval: false,
  decidedBy: null,
  sentAt: null,
  sentWith: null,
  ...overrides,
});

/** Two packs that were promised for a complaint. */
export const buildDueReplacement = (overrides: Partial<DueReplacement> = {}): DueReplacement => ({
  complaintId: 'complaint-1',
  orderNumber: 'VY100001',
  name: 'Foxtail Millet (Thinai) rice',
  netGrams: 500,
  measure: 'WEIGHT',
  quantity: 2,
  isPacked: false,
  ...overrides,
});
