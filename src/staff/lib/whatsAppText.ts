import { COUNTRY_CODE, type Language, type OrderStatus } from '../../../contract/constants';
import { fillIn } from './fillIn';

type Sentences = Record<'greeting' | 'other', string> & Partial<Record<OrderStatus, string>>;

/** Each customer reads their own language, whatever the staff's is. */
const SENTENCES: Record<Language, Sentences> = {
  en: {
    greeting: 'Hello {name}, this is {shop} about your order {number}.',
    ORDER_CREATED: 'We have received it and will confirm it soon.',
    CONFIRMED: 'It is confirmed.',
    PROCESSING: 'We are packing it now.',
    READY_TO_DELIVER: 'It is packed and ready to leave.',
    PICKEDUP: 'It is on its way to you.',
    DELIVERED: 'It has been delivered. Enjoy your meal!',
    CANCELLED: 'It has been cancelled.',
    other: '',
  },
  ta: {
    greeting: 'வணக்கம் {name}, உங்கள் ஆர்டர் {number} குறித்து {shop} கடையிலிருந்து எழுதுகிறோம்.',
    ORDER_CREATED: 'ஆர்டர் கிடைத்தது; விரைவில் உறுதிசெய்கிறோம்.',
    CONFIRMED: 'ஆர்டர் உறுதிசெய்யப்பட்டது.',
    PROCESSING: 'இப்போது பேக் செய்கிறோம்.',
    READY_TO_DELIVER: 'பேக் செய்து முடித்துவிட்டோம்; விரைவில் கிளம்பும்.',
    PICKEDUP: 'ஆர்டர் உங்கள் வீட்டுக்கு வந்துகொண்டிருக்கிறது.',
    DELIVERED: 'ஆர்டர் டெலிவரி செய்யப்பட்டது. நன்றாகச் சாப்பிடுங்கள்!',
    CANCELLED: 'ஆர்டர் ரத்து செய்யப்பட்டது.',
    other: '',
  },
  hi: {
    greeting: 'नमस्ते {name}, आपके ऑर्डर {number} के बारे में {shop} से लिख रहे हैं।',
    ORDER_CREATED: 'ऑर्डर मिल गया है, जल्द ही पक्का करेंगे।',
    CONFIRMED: 'ऑर्डर पक्का हो गया है।',
    PROCESSING: 'अभी पैक कर रहे हैं।',
    READY_TO_DELIVER: 'पैक हो गया है, जल्द ही निकलेगा।',
    PICKEDUP: 'ऑर्डर आपके घर के रास्ते में है।',
    DELIVERED: 'ऑर्डर पहुँच गया है। मज़े से खाइए!',
    CANCELLED: 'ऑर्डर रद्द हो गया है।',
    other: '',
  },
};

interface About {
  name: string | null;
  orderNumber: string;
  status: OrderStatus;
  shop: string;
}

/** A chat with the customer, with a text that a person can still change before it is sent. */
export function whatsAppLink(
  mobileNumber: string,
  language: Language,
  { name, orderNumber, status, shop }: About,
): string {
  const sentences = SENTENCES[language];
  const greeting = fillIn(sentences.greeting, { name: name ?? '', number: orderNumber, shop });
  const text = `${greeting} ${sentences[status] ?? sentences.other}`.trim();
  return chatLink(mobileNumber, text);
}

/** A chat with a text that a person can still change before it is sent. */
export const chatLink = (mobileNumber: string, text: string): string =>
  `https://wa.me/${COUNTRY_CODE.slice(1)}${mobileNumber}?text=${encodeURIComponent(text)}`;

/** Directions to a point, in whatever map the device opens. */
export const directionsLink = ([lng, lat]: readonly [number, number]): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
