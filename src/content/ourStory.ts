import type { PageContent } from './pageText';

export const ourStory: PageContent = {
  en: {
    title: 'Our Story',
    intro:
      '{name} is a shop for grain: millets, traditional rices and the mixes that make them easy on a weekday morning.',
    sections: [
      {
        heading: 'The name',
        blocks: [
          'Vayal (வயல்) is the Tamil word for a paddy field. It is where the food on a plate begins, and it is the picture that we keep before us when we choose what to sell.',
        ],
      },
      {
        heading: 'Why old grains',
        blocks: [
          'Foxtail, little, kodo and barnyard millet were everyday food in the dry lands of {state} long before polished rice. They need little water, they keep well, and each has a taste of its own.',
          'The same holds for rices such as Mappillai Samba, Karuppu Kavuni and Thooyamalli. A variety lives only as long as somebody grows it, and somebody grows it only as long as somebody cooks it. A shop can help with that.',
        ],
      },
      {
        heading: 'Where the grain comes from, and what organic means',
        blocks: [
          'In India food may be sold as organic when its growing is certified under NPOP or PGS-India; the Jaivik Bharat logo on a pack stands for that. We print it only where a certificate is on record, with its number.',
          {
            sample: {
              title: 'Our growers and their certificates',
              text: 'Names and villages of the growers, what each of them grows, and the number and body of each certificate.',
            },
          },
        ],
      },
      {
        heading: 'What we promise, and what we do not',
        blocks: [
          {
            list: [
              'Every product says what is in it, who made it, how long it keeps, and what it costs per gram or kilogram.',
              'We print nutrition values with their source. Where nobody has measured, we say so.',
              'We make no claims of healing. Grain is food, and good food is enough.',
              'The bill explains every rupee, and nothing is put into your cart that you did not put there.',
            ],
          },
        ],
      },
      {
        heading: 'Where we deliver',
        blocks: [
          '{promise}. The map of our delivery area is in the location window at the top of the shop; we widen it when we are sure that we can keep our word there.',
        ],
      },
    ],
  },
  ta: {
    title: 'எங்கள் கதை',
    intro: '{name} ஒரு தானியக் கடை: சிறுதானியங்கள், பாரம்பரிய அரிசிகள், பரபரப்பான காலையிலும் அவற்றை எளிதாக்கும் மிக்ஸ் வகைகள்.',
    sections: [
      {
        heading: 'பெயர்',
        blocks: [
          'வயல்: தட்டில் இருக்கும் உணவு தொடங்கும் இடம். எதை விற்பது என்று தேர்ந்தெடுக்கும்போது எங்கள் கண் முன் இருக்கும் படமும் அதுவே.',
        ],
      },
      {
        heading: 'ஏன் பழைய தானியங்கள்',
        blocks: [
          'பட்டை தீட்டிய அரிசிக்கு வெகு காலம் முன்பே தினை, சாமை, வரகு, குதிரைவாலி ஆகியவை {state} மானாவாரி நிலங்களின் அன்றாட உணவாக இருந்தன. அவற்றுக்குக் குறைந்த நீர் போதும்; நீண்ட நாள் கெடாது; ஒவ்வொன்றுக்கும் தனிச் சுவை உண்டு.',
          'மாப்பிள்ளை சம்பா, கருப்பு கவுனி, தூயமல்லி போன்ற அரிசிகளுக்கும் இது பொருந்தும். யாராவது விளைவிக்கும் வரைதான் ஒரு ரகம் வாழும்; யாராவது சமைக்கும் வரைதான் அதை விளைவிப்பார்கள். அதற்கு ஒரு கடை உதவ முடியும்.',
        ],
      },
      {
        heading: 'தானியம் எங்கிருந்து வருகிறது, இயற்கை என்றால் என்ன',
        blocks: [
          'இந்தியாவில் NPOP அல்லது PGS-India சான்று பெற்று விளைந்த உணவையே இயற்கை உணவு என்று விற்கலாம்; பொதியில் உள்ள ஜைவிக் பாரத் (Jaivik Bharat) முத்திரை அதையே குறிக்கிறது. சான்றிதழ் பதிவில் உள்ள இடத்தில் மட்டுமே, அதன் எண்ணுடன் அச்சிடுகிறோம்.',
          {
            sample: {
              title: 'எங்கள் விவசாயிகளும் அவர்களின் சான்றிதழ்களும்',
              text: 'விவசாயிகளின் பெயர்களும் ஊர்களும், ஒவ்வொருவரும் என்ன விளைவிக்கிறார், ஒவ்வொரு சான்றிதழின் எண்ணும் அமைப்பும்.',
            },
          },
        ],
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
      },
      {
        heading: 'எங்கே கொண்டு வந்து தருகிறோம்',
        blocks: [
          '{promise}. எங்கள் விநியோகப் பகுதியின் வரைபடம் கடையின் மேலே உள்ள இடத் தேர்வில் இருக்கிறது; சொன்ன சொல்லைக் காப்பாற்ற முடியும் என்று உறுதியான பிறகே அதை விரிவாக்குகிறோம்.',
        ],
      },
    ],
  },
  hi: {
    title: 'हमारी कहानी',
    intro: '{name} अनाज की दुकान है: मिलेट, पारंपरिक चावल, और ऐसे मिक्स जो इन्हें व्यस्त सुबह में भी आसान बना दें।',
    sections: [
      {
        heading: 'नाम',
        blocks: [
          'वयल (வயல்) तमिल में धान के खेत को कहते हैं। थाली का खाना वहीं से शुरू होता है, और क्या बेचना है यह चुनते समय वही तस्वीर हमारे सामने रहती है।',
        ],
      },
      {
        heading: 'पुराने अनाज क्यों',
        blocks: [
          'पॉलिश किए चावल से बहुत पहले कंगनी, कुटकी, कोदो और सांवा {state} की सूखी ज़मीनों का रोज़ का खाना थे। इन्हें कम पानी चाहिए, ये लंबे समय तक टिकते हैं, और हर एक का अपना स्वाद है।',
          'माप्पिल्लई सांबा, काला कवुनी और तूयमल्ली जैसे चावलों की भी यही बात है। कोई क़िस्म तभी तक जीती है जब तक कोई उसे उगाए, और कोई तभी तक उगाता है जब तक कोई उसे पकाए। इसमें एक दुकान मदद कर सकती है।',
        ],
      },
      {
        heading: 'अनाज कहाँ से आता है, और जैविक का क्या अर्थ है',
        blocks: [
          'भारत में वही भोजन जैविक कहकर बेचा जा सकता है जिसकी खेती NPOP या PGS-India से प्रमाणित हो; पैक पर जैविक भारत (Jaivik Bharat) का चिह्न यही बताता है। हम उसे केवल वहाँ छापते हैं जहाँ प्रमाणपत्र दर्ज है, उसके नंबर के साथ।',
          {
            sample: {
              title: 'हमारे किसान और उनके प्रमाणपत्र',
              text: 'किसानों के नाम और गाँव, कौन क्या उगाता है, और हर प्रमाणपत्र का नंबर और संस्था।',
            },
          },
        ],
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
      },
      {
        heading: 'हम कहाँ पहुँचाते हैं',
        blocks: [
          '{promise}। हमारे डिलीवरी क्षेत्र का नक्शा दुकान में सबसे ऊपर जगह चुनने वाली खिड़की में है; हम उसे तभी बढ़ाते हैं जब वहाँ अपना वादा निभाने का भरोसा हो।',
        ],
      },
    ],
  },
};
