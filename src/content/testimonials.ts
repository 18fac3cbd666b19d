import type { PageContent } from './pageText';

export const testimonials: PageContent = {
  en: {
    title: 'Testimonials',
    intro: 'What customers say about {storeName}. We only quote people who have bought here and agreed to it.',
    opening: 'field',
    sections: [
      {
        heading: 'Customers',
        blocks: [{ own: 'testimonials', none: 'There are none here yet. Yours can be the first.' }],
      },
      {
        heading: 'Tell us yours',
        blocks: [
          'Praise and criticism are both welcome. We publish nothing without your consent.',
          { action: 'Write to us', route: 'support' },
        ],
      },
    ],
  },
  ta: {
    title: 'வாடிக்கையாளர் கருத்துகள்',
    intro: '{storeName} பற்றி வாடிக்கையாளர்கள் சொல்வது. இங்கே வாங்கி, மேற்கோள் காட்டச் சம்மதித்தவர்களின் சொற்களை மட்டுமே காட்டுகிறோம்.',
    opening: 'field',
    sections: [
      {
        heading: 'வாடிக்கையாளர்கள்',
        blocks: [{ own: 'testimonials', none: 'இங்கே இன்னும் கருத்துகள் இல்லை. முதல் கருத்து உங்களுடையதாக இருக்கலாம்.' }],
      },
      {
        heading: 'உங்கள் கருத்தைச் சொல்லுங்கள்',
        blocks: [
          'பாராட்டையும் குறையையும் வரவேற்கிறோம். உங்கள் சம்மதம் இல்லாமல் எதையும் வெளியிட மாட்டோம்.',
          { action: 'எங்களுக்கு எழுதுங்கள்', route: 'support' },
        ],
      },
    ],
  },
  hi: {
    title: 'ग्राहकों की राय',
    intro: '{storeName} के बारे में ग्राहक क्या कहते हैं। हम केवल उन्हीं के शब्द दिखाते हैं जिन्होंने यहाँ ख़रीदा और उद्धृत होने की सहमति दी।',
    opening: 'field',
    sections: [
      {
        heading: 'ग्राहक',
        blocks: [{ own: 'testimonials', none: 'यहाँ अभी कोई राय नहीं है। पहली राय आपकी हो सकती है।' }],
      },
      {
        heading: 'अपनी राय बताएँ',
        blocks: [
          'तारीफ़ और शिकायत दोनों का स्वागत है। आपकी हाँ के बिना हम कुछ प्रकाशित नहीं करते।',
          { action: 'हमें लिखें', route: 'support' },
        ],
      },
    ],
  },
};
