import type { PageContent } from './pageText';

const samples = (titles: string[], text: string) =>
  titles.map((title) => ({ sample: { title, text, of: 'testimonials' as const } }));

export const testimonials: PageContent = {
  en: {
    title: 'Testimonials',
    intro: 'What customers say about {storeName}. We only quote people who have bought here and agreed to it.',
    sections: [
      {
        heading: 'Customers',
        blocks: samples(
          ['A customer on millets', 'A customer on traditional rices', 'A customer on delivery'],
          'Two or three sentences, with the name and the part of town.',
        ),
      },
      {
        heading: 'Tell us yours',
        blocks: ['Praise and criticism are both welcome at {email}. We publish nothing without your consent.'],
      },
    ],
  },
  ta: {
    title: 'வாடிக்கையாளர் கருத்துகள்',
    intro: '{storeName} பற்றி வாடிக்கையாளர்கள் சொல்வது. இங்கே வாங்கி, மேற்கோள் காட்டச் சம்மதித்தவர்களின் சொற்களை மட்டுமே காட்டுகிறோம்.',
    sections: [
      {
        heading: 'வாடிக்கையாளர்கள்',
        blocks: samples(
          [
            'சிறுதானியங்கள் பற்றி ஒரு வாடிக்கையாளர்',
            'பாரம்பரிய அரிசிகள் பற்றி ஒரு வாடிக்கையாளர்',
            'டெலிவரி பற்றி ஒரு வாடிக்கையாளர்',
          ],
          'இரண்டு மூன்று வாக்கியங்கள், பெயருடனும் ஊர்ப் பகுதியுடனும்.',
        ),
      },
      {
        heading: 'உங்கள் கருத்தைச் சொல்லுங்கள்',
        blocks: ['பாராட்டும் குறையும் {email} முகவரியில் வரவேற்கப்படும். உங்கள் சம்மதம் இல்லாமல் எதையும் வெளியிட மாட்டோம்.'],
      },
    ],
  },
  hi: {
    title: 'ग्राहकों की राय',
    intro: '{storeName} के बारे में ग्राहक क्या कहते हैं। हम केवल उन्हीं के शब्द दिखाते हैं जिन्होंने यहाँ ख़रीदा और उद्धृत होने की सहमति दी।',
    sections: [
      {
        heading: 'ग्राहक',
        blocks: samples(
          ['मिलेट पर एक ग्राहक', 'विरासती चावल पर एक ग्राहक', 'डिलीवरी पर एक ग्राहक'],
          'दो-तीन वाक्य, नाम और मोहल्ले के साथ।',
        ),
      },
      {
        heading: 'अपनी राय बताएँ',
        blocks: ['तारीफ़ और शिकायत दोनों का {email} पर स्वागत है। आपकी हाँ के बिना हम कुछ प्रकाशित नहीं करते।'],
      },
    ],
  },
};
