import type { PageContent } from './pageText';

export const ourTeam: PageContent = {
  en: {
    title: 'Our team',
    intro: 'The people behind {storeName}: they buy, clean, pack, deliver and pick up the phone.',
    picture: 'pegs',
    blocks: [
      {
        own: 'team',
        none: 'Would you like to know who packs your order?< Call {phone}.>< You can also write to {email}.>',
      },
    ],
    sections: [
      {
        heading: 'What we do, from the sack to your door',
        blocks: [
          {
            roles: [
              {
                drawing: 'honestPrice',
                title: 'We buy',
                text: 'Millets, heirloom rices and mixes, each by its own name. Every batch is booked in with its date.',
              },
              {
                drawing: 'cleanGrain',
                title: 'We clean and pack',
                text: 'Grain is cleaned, weighed and labelled. Every order is packed from its own list.',
              },
              {
                drawing: 'toYourHome',
                title: 'We deliver',
                text: '{promise}. You can follow your parcel step by step until it is at your door.',
              },
            ],
          },
        ],
      },
      {
        heading: 'Want to work with us?',
        blocks: [
          'We’d love to hear from people who care about good grain and good manners.',
          { action: 'Write to us', route: 'support' },
        ],
      },
    ],
  },
  ta: {
    title: 'எங்கள் குழு',
    intro: '{storeName} கடைக்காகத் தானியங்களை வாங்கி, சுத்தம் செய்து, பேக் செய்து, பதில் சொல்லி, கொண்டு வந்து தருபவர்கள்.',
    picture: 'pegs',
    blocks: [
      {
        own: 'team',
        none: 'உங்கள் ஆர்டரைப் பேக் செய்பவர் யார் என்று தெரிந்துகொள்ள விரும்புகிறீர்களா?< {phone} எண்ணில் அழையுங்கள்.>< {email} முகவரிக்கும் எழுதலாம்.>',
      },
    ],
    sections: [
      {
        heading: 'மூட்டையிலிருந்து உங்கள் வாசல் வரை எங்கள் வேலை',
        blocks: [
          {
            roles: [
              {
                drawing: 'honestPrice',
                title: 'வாங்குகிறோம்',
                text: 'சிறுதானியங்கள், பாரம்பரிய அரிசிகள், மிக்ஸ் வகைகள்: ஒவ்வொன்றும் அதன் பெயரிலேயே. வரும் ஒவ்வொரு தொகுதியையும் தேதியுடன் பதிவு செய்கிறோம்.',
              },
              {
                drawing: 'cleanGrain',
                title: 'சுத்தம் செய்து பேக் செய்கிறோம்',
                text: 'தானியத்தைச் சுத்தம் செய்து, எடை போட்டு, விவரச் சீட்டு ஒட்டுகிறோம். ஒவ்வொரு ஆர்டரையும் அதன் பட்டியலைப் பார்த்தே பேக் செய்கிறோம்.',
              },
              {
                drawing: 'toYourHome',
                title: 'கொண்டு வந்து தருகிறோம்',
                text: '{promise}. உங்கள் வாசலுக்கு வரும் வரை ஒவ்வொரு படியையும் நீங்கள் பார்க்கலாம்.',
              },
            ],
          },
        ],
      },
      {
        heading: 'எங்களுடன் பணியாற்ற விருப்பமா?',
        blocks: ['தானியத்தையும் நல்ல பண்பையும் விரும்புபவர்களை வரவேற்கிறோம்.', { action: 'எங்களுக்கு எழுதுக', route: 'support' }],
      },
    ],
  },
  hi: {
    title: 'हमारी टीम',
    intro: '{storeName} में ख़रीदने, साफ़ करने, पैक करने, जवाब देने और पहुँचाने वाले लोग।',
    picture: 'pegs',
    blocks: [
      {
        own: 'team',
        none: 'जानना चाहते हैं कि आपका ऑर्डर कौन पैक करता है?< {phone} पर फ़ोन करें।>< {email} पर लिख भी सकते हैं।>',
      },
    ],
    sections: [
      {
        heading: 'बोरी से आपके दरवाज़े तक हमारा काम',
        blocks: [
          {
            roles: [
              {
                drawing: 'honestPrice',
                title: 'हम ख़रीदते हैं',
                text: 'मिलेट, विरासती चावल और मिक्स, हर एक उसके अपने नाम से। हर खेप तारीख़ के साथ दर्ज होती है।',
              },
              {
                drawing: 'cleanGrain',
                title: 'हम साफ़ और पैक करते हैं',
                text: 'अनाज साफ़ किया, तौला और लेबल किया जाता है। हर ऑर्डर उसकी अपनी सूची देखकर पैक होता है।',
              },
              {
                drawing: 'toYourHome',
                title: 'हम पहुँचाते हैं',
                text: '{promise}। दरवाज़े तक पहुँचने का हर क़दम आप देख सकते हैं।',
              },
            ],
          },
        ],
      },
      {
        heading: 'हमारे साथ काम करना चाहते हैं?',
        blocks: ['अनाज और अच्छे व्यवहार से लगाव रखने वालों का स्वागत है।', { action: 'हमें लिखें', route: 'support' }],
      },
    ],
  },
};
