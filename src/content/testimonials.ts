import type { PageContent } from './pageText';

export const testimonials: PageContent = {
  en: {
    title: 'Testimonials',
    intro: 'What customers say about {storeName}. We only quote people who have bought here and agreed to it.',
    picture: 'sorting',
    blocks: [
      { own: 'testimonials', none: '**The first words here can be yours.**' },
      'Tell us how it cooked and how it tasted. Praise and criticism are both welcome.',
      { action: 'Write to us', route: 'support' },
    ],
    sections: [],
  },
  ta: {
    title: 'வாடிக்கையாளர் கருத்துகள்',
    intro: '{storeName} பற்றி வாடிக்கையாளர்கள் சொல்வது. இங்கே வாங்கி, மேற்கோள் காட்டச் சம்மதித்தவர்களின் சொற்களை மட்டுமே காட்டுகிறோம்.',
    picture: 'sorting',
    blocks: [
      { own: 'testimonials', none: '**இங்கே முதல் கருத்து உங்களுடையதாக இருக்கலாம்.**' },
      'சமையல் எப்படி வந்தது, சுவை எப்படி இருந்தது என்று சொல்லுங்கள். பாராட்டையும் குறையையும் வரவேற்கிறோம்.',
      { action: 'எங்களுக்கு எழுதுங்கள்', route: 'support' },
    ],
    sections: [],
  },
  hi: {
    title: 'ग्राहकों की राय',
    intro: '{storeName} के बारे में ग्राहक क्या कहते हैं। हम केवल उन्हीं के शब्द दिखाते हैं जिन्होंने यहाँ ख़रीदा और उद्धृत होने की सहमति दी।',
    picture: 'sorting',
    blocks: [
      { own: 'testimonials', none: '**यहाँ पहली राय आपकी हो सकती है।**' },
      'बताएँ कि पकाना कैसा रहा और स्वाद कैसा लगा। तारीफ़ और शिकायत दोनों का स्वागत है।',
      { action: 'हमें लिखें', route: 'support' },
    ],
    sections: [],
  },
};
