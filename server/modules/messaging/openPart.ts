import { shortLine } from '../../lib/oneLine';

/** What operators allow one open part of a text. */
const SMS_LENGTH = 40;
/** WhatsApp allows longer ones, but a text of 1,024 characters with them. */
const WHATSAPP_LENGTH = 300;

/** A value as templates take it: one line without control characters, cut between letters. */
export const toOpenPart = (value: string, channel: 'SMS' | 'WHATSAPP'): string =>
  shortLine(value, channel === 'SMS' ? SMS_LENGTH : WHATSAPP_LENGTH);
