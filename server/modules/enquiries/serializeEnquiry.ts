import type { EnquiryMessage, StaffEnquiry } from '../../../contract/staffEnquiries';
import { acknowledgeBy, toReceipt } from './deadlines';
import type { Enquiry, Message } from './repository';

export const toEnquiryMessage = ({ id, side, text, person, createdAt }: Message): EnquiryMessage => ({
  _id: id,
  side,
  text,
  person,
  writtenAt: createdAt.toISOString(),
});

/** @param newest what was written last after the first message */
export function toStaffEnquiry(enquiry: Enquiry, newest: Message | undefined): StaffEnquiry {
  const { ticketNumber, kind, status, language, name, mobileNumber, emailId, orderNumber, city } = enquiry;
  return {
    ticketNumber,
    kind,
    status,
    language,
    name,
    mobileNumber,
    emailId,
    orderNumber,
    city,
    investment: enquiry.investment,
    message: enquiry.message,
    writtenAt: enquiry.createdAt.toISOString(),
    dueAt: dueAt(enquiry, newest),
    newest: newest ? toEnquiryMessage(newest) : null,
  };
}

/** A reply is due for what the customer wrote last. */
function dueAt(enquiry: Enquiry, newest: Message | undefined): string | null {
  if (enquiry.status === 'RESOLVED') return null;
  const { resolveBy } = toReceipt(enquiry);
  if (enquiry.status === 'ACKNOWLEDGED') return resolveBy;
  const replyBy = acknowledgeBy(newest?.side === 'CUSTOMER' ? newest.createdAt : enquiry.createdAt);
  return resolveBy !== null && resolveBy < replyBy ? resolveBy : replyBy;
}
