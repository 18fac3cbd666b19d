import type { PageContent } from './pageText';

const samples = (titles: string[], text: string) =>
  titles.map((title) => ({ sample: { title, text, of: 'team' as const } }));

export const ourTeam: PageContent = {
  en: {
    title: 'Our team',
    intro: 'The people behind {storeName}: they buy, clean, pack, deliver and pick up the phone.',
    sections: [
      {
        heading: 'Who does what',
        blocks: samples(
          ['Buying and farmers', 'Cleaning and packing', 'Orders and support', 'Delivery'],
          'Name, photo and a few words of the person who is responsible.',
        ),
      },
      {
        heading: 'Work with us',
        blocks: [
          'We’d love to hear from people who care about good grain and good manners. Write a few lines to {email}.',
        ],
      },
    ],
  },
  ta: {
    title: 'எங்கள் குழு',
    intro: '{storeName} கடையில் வாங்கி, சுத்தம் செய்து, பொதிந்து, பதில் சொல்லி, கொண்டு வந்து தருபவர்கள்.',
    sections: [
      {
        heading: 'யார் என்ன செய்கிறார்கள்',
        blocks: samples(
          ['கொள்முதலும் விவசாயிகளும்', 'சுத்தம் செய்தலும் பொதிதலும்', 'ஆர்டர்களும் உதவியும்', 'டெலிவரி'],
          'பொறுப்பாளரின் பெயர், புகைப்படம், சில சொற்கள்.',
        ),
      },
      {
        heading: 'எங்களுடன் பணியாற்ற',
        blocks: ['தானியத்தையும் நல்ல பழக்கத்தையும் விரும்புபவர்களை வரவேற்கிறோம். {email} முகவரிக்குச் சில வரிகள் எழுதுங்கள்.'],
      },
    ],
  },
  hi: {
    title: 'हमारी टीम',
    intro: '{storeName} में ख़रीदने, साफ़ करने, पैक करने, जवाब देने और पहुँचाने वाले लोग।',
    sections: [
      {
        heading: 'कौन क्या करता है',
        blocks: samples(
          ['ख़रीद और किसान', 'सफ़ाई और पैकिंग', 'ऑर्डर और सहायता', 'डिलीवरी'],
          'ज़िम्मेदार व्यक्ति का नाम, फ़ोटो और कुछ शब्द।',
        ),
      },
      {
        heading: 'हमारे साथ काम करें',
        blocks: ['अनाज और अच्छे व्यवहार से लगाव रखने वालों का स्वागत है। {email} पर कुछ पंक्तियाँ लिखें।'],
      },
    ],
  },
};
