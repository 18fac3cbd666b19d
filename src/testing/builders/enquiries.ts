import type { EnquiryReceipt } from '../../../contract/enquiries';

export const buildEnquiryReceipt = (overrides: Partial<EnquiryReceipt> = {}): EnquiryReceipt => ({
  ticketNumber: 'VT100001',
  acknowledgeBy: '2026-11-23T09:30:00.000Z',
  resolveBy: null,
  ...overrides,
});
