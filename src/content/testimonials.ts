import type { PageContent } from './pageText';

/** Below the invitation's heading. */
const INVITATION = {
  en: {
    text: 'Tell us how it cooked and how it tasted. Praise and criticism are both welcome.',
    action: 'Write to us',
    route: 'support',
  },
  ta: {
    text: 'சமையல் எப்படி வந்தது, சுவை எப்படி இருந்தது என்று சொல்லுங்கள். பாராட்டையும் குறையையும் வரவேற்கிறோம்.',
    action: 'எங்களுக்கு எழுதுக',
    route: 'support',
  },
  hi: {
    text: 'बताएँ कि पकाना कैसा रहा और स्वाद कैसा लगा। तारीफ़ और शिकायत दोनों का स्वागत है।',
    action: 'हमें लिखें',
    route: 'support',
  },
} as const;

export const testimonials: PageContent = {
  en: {
    title: 'Testimonials',
    intro: 'What customers say about {storeName}. We only quote people who have bought here and agreed to it.',
    picture: 'note',
    blocks: [
      {
        own: 'testimonials',
        none: { invitation: 'The first words here can be yours.', ...INVITATION.en },
        more: { invitation: 'What would you say?', ...INVITATION.en },
      },
    ],
    sections: [],
    hasRecipes: true,
  },
  ta: {
    title: 'வாடிக்கையாளர் கருத்துகள்',
    intro: '{storeName} பற்றி வாடிக்கையாளர்கள் சொல்வது. இங்கே வாங்கி, மேற்கோள் காட்டச் சம்மதித்தவர்களின் சொற்களை மட்டுமே காட்டுகிறோம்.',
    picture: 'note',
    blocks: [
      {
        own: 'testimonials',
        none: { invitation: 'இங்கே முதல் கருத்து உங்களுடையதாக இருக்கலாம்.', ...INVITATION.ta },
        more: { invitation: 'நீங்கள் என்ன சொல்வீர்கள்?', ...INVITATION.ta },
      },
    ],
    sections: [],
    hasRecipes: true,
  },
  hi: {
    title: 'ग्राहकों की राय',
    intro: '{storeName} के बारे में ग्राहक क्या कहते हैं। हम केवल उन्हीं के शब्द दिखाते हैं जिन्होंने यहाँ ख़रीदा और उद्धृत होने की सहमति दी।',
    picture: 'note',
    blocks: [
      {
        own: 'testimonials',
        none: { invitation: 'यहाँ पहली राय आपकी हो सकती है।', ...INVITATION.hi },
        more: { invitation: 'आप क्या कहेंगे?', ...INVITATION.hi },
      },
    ],
    sections: [],
    hasRecipes: true,
  },
};
