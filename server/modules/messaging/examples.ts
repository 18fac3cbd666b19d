import type { Language } from '../../../contract/constants';
import { inRupees } from '../../../contract/inRupees';
import type { MessageKind } from '../../../contract/messageConstants';
import { translations } from '../../lib/messages';
import type { OpenParts } from './composeText';
import { slotInText } from './facts';
const ORDER = 'VY100042';
const PRODUCT: Record<Language, string> = { en: 'Foxtail millet', ta: 'தினை', hi: 'कंगनी' };
const ANSWER: Record<Language, string> = {
  en: 'Yes, we deliver to R. S. Puram',
  ta: 'ஆர். எஸ். புரத்திற்கு வருகிறோம்',
  hi: 'हाँ, हम आर. एस. पुरम आते हैं',
};
const PLACE: Record<Language, string> = { en: 'Tiruppur', ta: 'திருப்பூர்', hi: 'तिरुप्पुर' };
const SLOT = { startsAt: '2026-12-01T01:30:00.000Z', endsAt: '2026-12-01T04:30:00.000Z' };
const TIME: Record<Language, string> = { en: '7:15 pm', ta: 'மாலை 7:15', hi: 'शाम 7:15' };

/** Values that read as an example. The code opens nothing. */
export function examplesIn(language: Language, codeLength: number): { [Kind in MessageKind]: OpenParts<Kind> } {
  const t = translations.in(language);
  // As SMS in English say it.
  const rupees = (paise: number) => (language === 'en' ? inRupees(paise).replace('₹', 'Rs ') : inRupees(paise));
  const order = ORDER;
  const amount = rupees(640_00);
  return {
    CODE: { code: '12345678'.slice(0, codeLength) },
    ORDER_PLACED: { order, amount },
    PAYMENT_OPEN: { order, time: TIME[language] },
    ADDITION_OPEN: { order, time: TIME[language] },
    ORDER_CONFIRMED: { order },
    ORDER_CHANGED: { order, change: t('messaging.parts.refund', { amount: rupees(80_00) }) },
    DELIVERY_MOVED: { order, time: slotInText(SLOT, language) },
    ON_THE_WAY: { order, code: '1234' },
    NOT_DELIVERED: { order },
    DELIVERED: { order },
    ORDER_CANCELLED: { order, money: t('messaging.parts.refund', { amount }) },
    REFUND_SENT: { order, amount },
    REFUND_FAILED: { order, amount },
    COMPLAINT_ANSWERED: { order, answer: t('messaging.parts.complaint.REFUNDED', { amount }) },
    RECALL: { order, product: PRODUCT[language] },
    AREA_OPEN: { place: PLACE[language] },
    BACK_IN_STOCK: { product: PRODUCT[language] },
    RATING_ASKED: { order },
    ENQUIRY_ANSWERED: { ticket: 'VT100007', answer: ANSWER[language] },
  };
}
