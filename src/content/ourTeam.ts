import type { PageContent } from './pageText';

export const ourTeam: PageContent = {
  en: {
    title: 'Our team',
    intro: 'The people behind {storeName}: they buy, clean, pack, deliver and pick up the phone.',
    opening: 'field',
    sections: [
      {
        heading: 'Who does what',
        blocks: [
          { own: 'team', none: 'We will introduce ourselves here. Until then you reach us on {phone} or at {email}.' },
        ],
      },
      {
        heading: 'Work with us',
        blocks: [
          'We’d love to hear from people who care about good grain and good manners.',
          { action: 'Write to us', route: 'support' },
        ],
      },
    ],
  },
  ta: {
    title: 'எங்கள் குழு',
    intro: '{storeName} கடையில் வாங்கி, சுத்தம் செய்து, பொதிந்து, பதில் சொல்லி, கொண்டு வந்து தருபவர்கள்.',
    opening: 'field',
    sections: [
      {
        heading: 'யார் என்ன செய்கிறார்கள்',
        blocks: [
          {
            own: 'team',
            none: 'எங்களை இங்கே விரைவில் அறிமுகப்படுத்துவோம். அதுவரை {phone} எண்ணிலோ {email} முகவரியிலோ எங்களை அணுகலாம்.',
          },
        ],
      },
      {
        heading: 'எங்களுடன் பணியாற்ற',
        blocks: [
          'தானியத்தையும் நல்ல பழக்கத்தையும் விரும்புபவர்களை வரவேற்கிறோம்.',
          { action: 'எங்களுக்கு எழுதுங்கள்', route: 'support' },
        ],
      },
    ],
  },
  hi: {
    title: 'हमारी टीम',
    intro: '{storeName} में ख़रीदने, साफ़ करने, पैक करने, जवाब देने और पहुँचाने वाले लोग।',
    opening: 'field',
    sections: [
      {
        heading: 'कौन क्या करता है',
        blocks: [{ own: 'team', none: 'हम यहाँ जल्द ही अपना परिचय देंगे। तब तक {phone} पर या {email} पर हमसे संपर्क करें।' }],
      },
      {
        heading: 'हमारे साथ काम करें',
        blocks: ['अनाज और अच्छे व्यवहार से लगाव रखने वालों का स्वागत है।', { action: 'हमें लिखें', route: 'support' }],
      },
    ],
  },
};
