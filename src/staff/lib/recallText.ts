import type { Language } from '../../../contract/constants';
import { OPENING_BATCH } from '../../../contract/stockConstants';
import { fillIn } from './fillIn';

/** Each customer reads their own language, whatever the staff's is. */
const TEXTS: Record<Language, Record<'about' | 'batch' | 'reason' | 'refund', string>> = {
  en: {
    about:
      'Hello {name}, this is {shop}. Please do not eat {product}{batch}, which you got with order {number}. We are calling it back.',
    batch: ', batch {code}',
    reason: 'The reason: {reason}',
    refund: 'You get your money back for it. We are sorry; please call us with any question.',
  },
  ta: {
    about:
      'வணக்கம் {name}, {shop} கடையிலிருந்து எழுதுகிறோம். ஆர்டர் {number}-இல் நீங்கள் வாங்கிய {product}{batch} பாக்கெட்டைச் சாப்பிட வேண்டாம். அதைத் திரும்பப் பெறுகிறோம்.',
    batch: ' (பேட்ச் {code})',
    reason: 'காரணம்: {reason}',
    refund: 'அதற்கான பணத்தைத் திருப்பித் தருகிறோம். வருந்துகிறோம்; கேள்வி இருந்தால் எங்களை அழையுங்கள்.',
  },
  hi: {
    about: 'नमस्ते {name}, {shop} से लिख रहे हैं। ऑर्डर {number} में मिला {product}{batch} कृपया न खाएँ। हम इसे वापस मँगा रहे हैं।',
    batch: ' (बैच {code})',
    reason: 'कारण: {reason}',
    refund: 'इसके पैसे आपको वापस मिलेंगे। हमें खेद है; कोई सवाल हो तो हमें फ़ोन करें।',
  },
};

interface About {
  name: string | null;
  shop: string;
  product: string;
  code: string;
  orderNumber: string;
  reason: string;
  /** Whether something was paid for it. */
  isPaid: boolean;
}

/** Returns what a customer is told about a recalled batch. */
export function recallText(
  language: Language,
  { name, shop, product, code, orderNumber, reason, isPaid }: About,
): string {
  const { about, batch, reason: why, refund } = TEXTS[language];
  // Stock without a label has no number that a customer could look for.
  const labelled = about.replace('{batch}', code === OPENING_BATCH ? '' : batch);
  const text = [labelled, why, ...(isPaid ? [refund] : [])].join(' ');
  return fillIn(text, { name: name ?? '', shop, product, code, number: orderNumber, reason });
}
