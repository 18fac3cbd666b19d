import type { PageContent } from './pageText';

export const ourTeam: PageContent = {
  en: {
    title: 'Our team',
    intro: 'The people behind {storeName}: they buy, clean, pack, deliver and pick up the phone.',
    picture: 'packing',
    blocks: [
      { own: 'team', none: 'Would you like to know who packs your order? Call {phone} or write to {email}.' },
      'Want to work with us? We’d love to hear from people who care about good grain and good manners.',
      { action: 'Write to us', route: 'support' },
    ],
    sections: [],
  },
  ta: {
    title: 'எங்கள் குழு',
    intro: '{storeName} கடையில் வாங்கி, சுத்தம் செய்து, பொதிந்து, பதில் சொல்லி, கொண்டு வந்து தருபவர்கள்.',
    picture: 'packing',
    blocks: [
      {
        own: 'team',
        none: 'உங்கள் ஆர்டரைப் பொதிபவர் யார் என்று தெரிந்துகொள்ள விரும்புகிறீர்களா? {phone} எண்ணில் அழையுங்கள், அல்லது {email} முகவரிக்கு எழுதுங்கள்.',
      },
      'எங்களுடன் பணியாற்ற விருப்பமா? தானியத்தையும் நல்ல பழக்கத்தையும் விரும்புபவர்களை வரவேற்கிறோம்.',
      { action: 'எங்களுக்கு எழுதுங்கள்', route: 'support' },
    ],
    sections: [],
  },
  hi: {
    title: 'हमारी टीम',
    intro: '{storeName} में ख़रीदने, साफ़ करने, पैक करने, जवाब देने और पहुँचाने वाले लोग।',
    picture: 'packing',
    blocks: [
      {
        own: 'team',
        none: 'जानना चाहते हैं कि आपका ऑर्डर कौन पैक करता है? {phone} पर फ़ोन करें या {email} पर लिखें।',
      },
      'हमारे साथ काम करना चाहते हैं? अनाज और अच्छे व्यवहार से लगाव रखने वालों का स्वागत है।',
      { action: 'हमें लिखें', route: 'support' },
    ],
    sections: [],
  },
};
