import type { PageContent } from './pageText';

const VAYAL = ['Vayal', 'வயல்', 'वयल'];

export const ourStory: PageContent = {
  en: {
    title: 'Our Story',
    intro:
      '{name} is a shop for grain: millets, heirloom rices, and the mixes that make them easy on a weekday morning.',
    opening: 'field',
    sections: [
      {
        heading: 'The name',
        ofNames: VAYAL,
        blocks: [
          'Vayal (வயல்) is the Tamil word for a paddy field. The food on every plate begins there, and so does each decision about what we sell.',
        ],
        aside: {
          quote:
            'When the bund rises, the water rises; when the water rises, the paddy rises; when the paddy rises, the people rise.',
          original: 'வரப்புயர நீர் உயரும்; நீர் உயர நெல் உயரும்; நெல் உயரக் குடி உயரும்.',
          source: 'A verse by the Tamil poet Avvaiyar',
        },
      },
      {
        heading: 'Why old grains',
        blocks: [
          'Foxtail, little, kodo and barnyard millet were everyday food< in the dry lands of {state}> long before polished rice. They need little water, store well, and each has a taste of its own.',
          'The same is true of rices such as Mappillai Samba, Karuppu Kavuni and Thooyamalli. A variety survives only while people grow it, and they grow it only while people cook it. That is where a shop can help.',
        ],
        aside: { picture: 'sorting' },
      },
      {
        heading: 'What organic means here',
        blocks: [
          'In India, food may be sold as organic only when it was grown under NPOP or PGS-India certification; the Jaivik Bharat logo on a pack stands for that. We print it only where we hold the certificate, with its number.',
        ],
        aside: { picture: 'harvest' },
      },
      {
        heading: 'What we promise, and what we don’t',
        blocks: [
          {
            list: [
              'Every product page says what is in the pack, who made it, how long it stays fresh and what it costs per gram or kilogram.',
              'Nutrition values come with their source. Where none have been measured, we say so.',
              'We make no healing claims. Grain is food, and good food is enough.',
              'The bill explains every rupee, and nothing is in your cart that you didn’t put there.',
            ],
          },
        ],
        aside: { picture: 'packing' },
      },
      {
        heading: 'Where we deliver',
        blocks: [
          '{promise}. The map shows our area. We widen it once we are sure that we can deliver there as promised.',
        ],
        aside: { card: 'area' },
      },
      {
        heading: 'Now it’s your turn',
        blocks: [
          'Choose one grain you have never cooked and try it this week. Each product page has the steps.',
          { action: 'See all products', route: 'categories' },
        ],
        aside: { picture: 'delivery' },
      },
    ],
  },
  ta: {
    title: 'எங்கள் கதை',
    intro: '{name} ஒரு தானியக் கடை: சிறுதானியங்கள், பாரம்பரிய அரிசிகள், பரபரப்பான காலையிலும் சமையலை எளிதாக்கும் மிக்ஸ் வகைகள்.',
    opening: 'field',
    sections: [
      {
        heading: 'பெயர்',
        ofNames: VAYAL,
        blocks: ['தட்டில் இருக்கும் உணவு தொடங்கும் இடம் வயல். எதை விற்பது என்று முடிவெடுக்கும்போது நாங்கள் நினைப்பதும் அதைத்தான்.'],
        aside: {
          quote: 'வரப்புயர நீர் உயரும்; நீர் உயர நெல் உயரும்; நெல் உயரக் குடி உயரும்.',
          source: 'ஔவையார்',
        },
      },
      {
        heading: 'ஏன் பாரம்பரியத் தானியங்கள்?',
        blocks: [
          'பட்டை தீட்டிய அரிசிக்கு வெகு காலம் முன்பே தினை, சாமை, வரகு, குதிரைவாலி ஆகியவை< {state} மானாவாரி நிலங்களின்> அன்றாட உணவாக இருந்தன. அவற்றுக்குக் குறைந்த நீர் போதும்; அவை நீண்ட நாள் கெடாது; ஒவ்வொன்றுக்கும் தனிச் சுவை உண்டு.',
          'மாப்பிள்ளை சம்பா, கருப்பு கவுனி, தூயமல்லி போன்ற அரிசிகளுக்கும் இது பொருந்தும். விளைவிப்பவர் இருக்கும் வரைதான் ஒரு ரகம் வாழும்; சமைப்பவர் இருக்கும் வரைதான் அதை விளைவிப்பார்கள். அதற்கு ஒரு கடை உதவ முடியும்.',
        ],
        aside: { picture: 'sorting' },
      },
      {
        heading: 'எங்களுக்கு இயற்கை என்றால் என்ன?',
        blocks: [
          'இந்தியாவில் NPOP அல்லது PGS-India சான்று பெற்று விளைந்த உணவையே இயற்கை உணவு என்று விற்கலாம்; பாக்கெட்டில் உள்ள ஜைவிக் பாரத் (Jaivik Bharat) முத்திரை அதையே குறிக்கிறது. எங்களிடம் சான்றிதழ் உள்ள பொருட்களில் மட்டும், அதன் எண்ணுடன் அதை அச்சிடுகிறோம்.',
        ],
        aside: { picture: 'harvest' },
      },
      {
        heading: 'எங்கள் வாக்குறுதி',
        blocks: [
          {
            list: [
              'ஒவ்வொரு பொருளிலும் என்ன உள்ளது, யார் தயாரித்தது, எவ்வளவு நாள் கெடாது, கிராம் அல்லது கிலோவுக்கு என்ன விலை என்று சொல்கிறோம்.',
              'ஊட்டச்சத்து மதிப்புகளை ஆதாரத்துடன் தருகிறோம். யாரும் அளக்கவில்லை என்றால் அதையும் சொல்கிறோம்.',
              'நோய் தீரும் என்று எதையும் சொல்வதில்லை. தானியம் உணவு; நல்ல உணவே போதும்.',
              'பில் ஒவ்வொரு ரூபாயையும் விளக்குகிறது; நீங்கள் சேர்க்காத எதுவும் உங்கள் கூடையில் வராது.',
            ],
          },
        ],
        aside: { picture: 'packing' },
      },
      {
        heading: 'எங்கே கொண்டு வந்து தருகிறோம்',
        blocks: [
          '{promise}. வரைபடம் எங்கள் பகுதியைக் காட்டுகிறது. சொன்ன சொல்லைக் காப்பாற்ற முடியும் என்று உறுதியான பிறகே அதை விரிவாக்குகிறோம்.',
        ],
        aside: { card: 'area' },
      },
      {
        heading: 'இனி உங்கள் அடுக்களையில்',
        blocks: [
          'இதுவரை சமைக்காத ஒரு தானியத்தைத் தேர்வு செய்து, இந்த வாரமே சமைத்துப் பாருங்கள். ஒவ்வொரு பொருளின் பக்கத்திலும் செய்முறை உள்ளது.',
          { action: 'எல்லாப் பொருட்களையும் பார்க்க', route: 'categories' },
        ],
        aside: { picture: 'delivery' },
      },
    ],
  },
  hi: {
    title: 'हमारी कहानी',
    intro: '{name} अनाज की दुकान है: मिलेट, विरासती चावल, और ऐसे मिक्स जो व्यस्त सुबह में भी इन्हें बनाना आसान कर दें।',
    opening: 'field',
    sections: [
      {
        heading: 'नाम',
        ofNames: VAYAL,
        blocks: ['तमिल में धान के खेत को वयल (வயல்) कहते हैं। थाली का खाना वहीं से शुरू होता है, और क्या बेचना है, यह फ़ैसला भी।'],
        aside: {
          quote: 'मेड़ ऊँची हो तो पानी बढ़े; पानी बढ़े तो धान बढ़े; धान बढ़े तो लोग बढ़ें।',
          original: 'வரப்புயர நீர் உயரும்; நீர் உயர நெல் உயரும்; நெல் உயரக் குடி உயரும்.',
          source: 'तमिल कवयित्री औवैयार',
        },
      },
      {
        heading: 'पुराने अनाज क्यों?',
        blocks: [
          'पॉलिश किए चावल से बहुत पहले कंगनी, कुटकी, कोदो और सांवा< {state} की सूखी ज़मीनों का> रोज़ का खाना थे। इन्हें कम पानी चाहिए, ये लंबे समय तक टिकते हैं, और हर एक का अपना स्वाद है।',
          'माप्पिल्लई सांबा, काला कवुनी और तूयमल्ली जैसे चावलों की भी यही बात है। कोई क़िस्म तभी तक बचती है जब तक उसे उगाया जाए, और उगाई तभी तक जाती है जब तक पकाई जाए। इसमें एक दुकान मदद कर सकती है।',
        ],
        aside: { picture: 'sorting' },
      },
      {
        heading: 'हमारे यहाँ ऑर्गेनिक का क्या अर्थ है',
        blocks: [
          'भारत में वही भोजन ऑर्गेनिक कहकर बेचा जा सकता है जिसकी खेती NPOP या PGS-India से प्रमाणित हो; पैक पर जैविक भारत (Jaivik Bharat) का चिह्न यही बताता है। हम उसे केवल वहीं छापते हैं जहाँ हमारे पास प्रमाणपत्र है, उसके नंबर के साथ।',
        ],
        aside: { picture: 'harvest' },
      },
      {
        heading: 'हमारा वादा',
        blocks: [
          {
            list: [
              'हर उत्पाद बताता है कि उसमें क्या है, किसने बनाया, कितने दिन टिकेगा, और प्रति ग्राम या किलो क़ीमत क्या है।',
              'पोषण के मान हम स्रोत के साथ देते हैं। जहाँ किसी ने नहीं मापा, वहाँ यही लिखते हैं।',
              'हम बीमारी ठीक करने का कोई दावा नहीं करते। अनाज भोजन है, और अच्छा भोजन काफ़ी है।',
              'बिल हर रुपये का हिसाब देता है, और आपके कार्ट में वही होता है जो आपने डाला।',
            ],
          },
        ],
        aside: { picture: 'packing' },
      },
      {
        heading: 'हम कहाँ पहुँचाते हैं',
        blocks: ['{promise}। नक़्शे में हमारा क्षेत्र दिखता है। हम उसे तभी बढ़ाते हैं जब वहाँ वादा निभाने का भरोसा हो।'],
        aside: { card: 'area' },
      },
      {
        heading: 'अब आपकी रसोई की बारी',
        blocks: [
          'कोई ऐसा अनाज चुनें जो आपने कभी न पकाया हो, और इसी हफ़्ते आज़माएँ। हर उत्पाद के पेज पर बनाने का तरीक़ा है।',
          { action: 'सभी उत्पाद देखें', route: 'categories' },
        ],
        aside: { picture: 'delivery' },
      },
    ],
  },
};
