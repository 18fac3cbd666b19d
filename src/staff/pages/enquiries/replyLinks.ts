import type { Language } from '../../../../contract/constants';
import type { StaffEnquiry } from '../../../../contract/staffEnquiries';
import { fillIn } from '../../lib/fillIn';
import { chatLink } from '../../lib/whatsAppText';

/** Each sender reads their own language, whatever the staff's is. */
const GREETINGS: Record<Language, string> = {
  en: 'Hello {name}, this is {shop} about your message {ticket}. ',
  ta: 'வணக்கம் {name}, உங்கள் செய்தி {ticket} குறித்து {shop} கடையிலிருந்து எழுதுகிறோம். ',
  hi: 'नमस्ते {name}, आपके संदेश {ticket} के बारे में {shop} से लिख रहे हैं। ',
};

const greetingOf = ({ language, name, ticketNumber }: StaffEnquiry, shop: string): string =>
  fillIn(GREETINGS[language], { name, ticket: ticketNumber, shop });

/** A chat with the sender; null without a mobile number. */
export const whatsAppReply = (enquiry: StaffEnquiry, shop: string): string | null =>
  enquiry.mobileNumber && chatLink(enquiry.mobileNumber, greetingOf(enquiry, shop));

/** An e-mail that quotes the message; null without an e-mail address. */
export function emailReply(enquiry: StaffEnquiry, shop: string): string | null {
  const { emailId, message, ticketNumber } = enquiry;
  if (emailId === null) return null;
  const quoted = message.replace(/^/gm, '> ');
  const query = [
    `subject=${encodeURIComponent(`${shop} ${ticketNumber}`)}`,
    `body=${encodeURIComponent(`${greetingOf(enquiry, shop)}\n\n\n${quoted}`)}`,
  ].join('&');
  return `mailto:${encodeURIComponent(emailId).replace('%40', '@')}?${query}`;
}
