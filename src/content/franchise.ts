import type { PageContent } from './pageText';

export const franchise: PageContent = {
  en: {
    title: 'Franchise',
    intro:
      'A {storeName} counter in your part of town: for people who want to sell good grain, and to sell it honestly.',
    picture: 'packing',
    sections: [
      {
        heading: 'What you bring',
        isCard: true,
        blocks: [
          {
            list: [
              'A clean, dry room of some 200 square feet that customers and a small van can reach.',
              'An FSSAI licence or registration in your own name, and a GST registration where the law asks for one.',
              'Time: someone who knows the products is there during opening hours.',
            ],
          },
        ],
      },
      {
        heading: 'What we bring',
        isCard: true,
        blocks: [
          {
            list: [
              'The products, packed and labelled, with their documents.',
              'The shop online: orders from your area are yours to pack and deliver.',
              'Training in grain, hygiene and storage, and help at hand.',
            ],
          },
        ],
      },
      {
        heading: 'How it goes',
        blocks: [
          {
            steps: [
              'Write to us below: where you would like to sell, and why.',
              'We answer within 48 hours, and visit you.',
              'We put the terms, money included, on paper before anyone pays anything.',
            ],
          },
          '{name} asks for no fee in advance; if someone does so in our name, please tell us.',
        ],
      },
      { heading: 'Write to us', blocks: [{ form: 'franchise' }] },
    ],
  },
  ta: {
    title: 'கிளை உரிமம்',
    intro: 'உங்கள் பகுதியில் ஒரு {storeName} கடை: நல்ல தானியத்தை நேர்மையாக விற்க விரும்புபவர்களுக்கு.',
    picture: 'packing',
    sections: [
      {
        heading: 'நீங்கள் தர வேண்டியவை',
        isCard: true,
        blocks: [
          {
            list: [
              'வாடிக்கையாளர்களும் ஒரு சிறு வண்டியும் வந்து சேரக்கூடிய, சுமார் 200 சதுர அடியில் சுத்தமான, ஈரமில்லாத இடம்.',
              'உங்கள் பெயரில் FSSAI உரிமம் அல்லது பதிவு; சட்டம் கேட்கும் இடத்தில் GST பதிவு.',
              'நேரம்: கடை திறந்திருக்கும்போது பொருட்களை அறிந்த ஒருவர் இருக்க வேண்டும்.',
            ],
          },
        ],
      },
      {
        heading: 'நாங்கள் தருபவை',
        isCard: true,
        blocks: [
          {
            list: [
              'பேக் செய்து, விவரச் சீட்டு ஒட்டிய பொருட்கள், அவற்றின் ஆவணங்களுடன்.',
              'இணையக் கடை: உங்கள் பகுதியின் ஆர்டர்களை நீங்களே பேக் செய்து கொண்டு சேர்ப்பீர்கள்.',
              'தானியம், சுகாதாரம், சேமிப்பு பற்றிய பயிற்சியும் தொடர்ந்த உதவியும்.',
            ],
          },
        ],
      },
      {
        heading: 'எப்படி நடக்கும்',
        blocks: [
          {
            steps: [
              'எங்கே விற்க விரும்புகிறீர்கள், ஏன் என்பதைக் கீழே எழுதுங்கள்.',
              '48 மணி நேரத்திற்குள் பதில் எழுதுவோம்; பிறகு நேரில் வருவோம்.',
              'யாரும் எதுவும் செலுத்தும் முன், பணம் உட்பட எல்லா நிபந்தனைகளையும் எழுத்தில் வைப்போம்.',
            ],
          },
          '{name} முன்பணம் எதுவும் கேட்பதில்லை; எங்கள் பெயரில் யாராவது கேட்டால் தெரிவியுங்கள்.',
        ],
      },
      { heading: 'எங்களுக்கு எழுத', blocks: [{ form: 'franchise' }] },
    ],
  },
  hi: {
    title: 'फ़्रैंचाइज़ी',
    intro: 'आपके इलाक़े में {storeName} का एक काउंटर: उनके लिए जो अच्छा अनाज ईमानदारी से बेचना चाहते हैं।',
    picture: 'packing',
    sections: [
      {
        heading: 'आपकी ओर से',
        isCard: true,
        blocks: [
          {
            list: [
              'लगभग 200 वर्ग फ़ुट की साफ़, सूखी जगह जहाँ ग्राहक और एक छोटी गाड़ी पहुँच सके।',
              'आपके अपने नाम पर FSSAI लाइसेंस या पंजीकरण, और जहाँ क़ानून माँगे वहाँ GST पंजीकरण।',
              'समय: खुलने के समय वहाँ कोई ऐसा हो जो सामान को जानता हो।',
            ],
          },
        ],
      },
      {
        heading: 'हमारी ओर से',
        isCard: true,
        blocks: [
          {
            list: [
              'पैक और लेबल किया हुआ सामान, उसके काग़ज़ों के साथ।',
              'ऑनलाइन दुकान: आपके इलाक़े के ऑर्डर आप ही पैक करते और पहुँचाते हैं।',
              'अनाज, सफ़ाई और भंडारण का प्रशिक्षण, और साथ में मदद।',
            ],
          },
        ],
      },
      {
        heading: 'यह कैसे होता है',
        blocks: [
          {
            steps: [
              'नीचे लिखें कि आप कहाँ बेचना चाहते हैं, और क्यों।',
              'हम 48 घंटे में जवाब देते हैं और आपसे मिलने आते हैं।',
              'किसी के कुछ देने से पहले हम पैसे सहित सारी शर्तें लिखित में रखते हैं।',
            ],
          },
          '{name} कोई पेशगी नहीं माँगता; हमारे नाम पर कोई माँगे तो हमें बताएँ।',
        ],
      },
      { heading: 'हमें लिखें', blocks: [{ form: 'franchise' }] },
    ],
  },
};
