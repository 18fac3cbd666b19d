import type { EnquiryReceipt } from '../../../contract/enquiries';
import type { EnquiryConversation, EnquiryMessage, StaffEnquiry } from '../../../contract/staffEnquiries';

export const buildEnquiryReceipt = (overrides: Partial<EnquiryReceipt> = {}): EnquiryReceipt => ({
  ticketNumber: 'VT100001',
  acknowledgeBy: '2026-11-23T09:30:00.000Z',
  resolveBy: null,
  ...overrides,
});

export const buildStaffEnquiry = (overrides: Partial<StaffEnquiry> = {}): StaffEnquiry => ({
  ticketNumber: 'VT100001',
  kind: 'GRIEVANCE',
  status: 'OPEN',
  language: 'en',
  name: 'Kavitha',
  mobileNumber: '9876543210',
  emailId: 'kavitha@example.com',
  orderNumber: 'VY100001',
  city: null,
  investment: null,
  message: 'The parcel came open.\nWhom do I send the picture to?',
  writtenAt: '2026-11-20T06:00:00.000Z',
  dueAt: '2026-11-22T06:00:00.000Z',
  newest: null,
  ...overrides,
});

export const buildEnquiryMessage = (overrides: Partial<EnquiryMessage> = {}): EnquiryMessage => ({
  _id: 'reply-1',
  side: 'SHOP',
  text: 'We are sorry. Please send the picture to this number.',
  person: 'Selvi',
  writtenAt: '2026-11-20T08:00:00.000Z',
  ...overrides,
});

/** An enquiry that the shop has replied to. */
export const buildEnquiryConversation = (overrides: Partial<EnquiryConversation> = {}): EnquiryConversation => {
  const messages = overrides.messages ?? [buildEnquiryMessage()];
  const enquiry = buildStaffEnquiry({ newest: messages.at(-1) ?? null });
  return { ...enquiry, messages, replyBy: 'EMAIL', ...overrides };
};
