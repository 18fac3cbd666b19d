import type { PageContent } from './pageWords';

export const termsAndConditions: PageContent = {
  en: {
    title: 'Terms and conditions',
    intro: 'What holds between you and the seller when you order here. We have tried to say it so that it can be read.',
    sections: [
      {
        heading: 'The seller',
        blocks: [
          '{legalName}, {address}. E-mail {email}, phone {phone}. FSSAI licence {fssai}, GSTIN {gstin}. You buy from this seller itself; nobody else sells here.',
        ],
      },
      {
        heading: 'Account',
        blocks: [
          'You log in with your mobile number and a one-time code. Keep codes to yourself: whoever has one can order in your name. We never ask for a code on the phone.',
        ],
      },
      {
        heading: 'Goods and prices',
        blocks: [
          'Prices are in Indian rupees, include all taxes and are never above the MRP. Pictures are drawings of the pack; grain is a crop, and its colour and size vary a little from harvest to harvest.',
          'If a price or the stock changes while you order, we show you the new bill before you pay. If we find a clear mistake in a price after you have ordered, we tell you, and cancel with a full refund unless you agree to the right one.',
        ],
      },
      {
        heading: 'Order and payment',
        blocks: [
          {
            list: [
              'The smallest order is {minimum} worth of goods.',
              'Delivery costs {charge}, and nothing from {freeFrom}.',
              'You pay by UPI within 15 minutes of ordering; until then we keep the goods for you. An order that is not paid by then lapses.',
              'The contract comes about when the payment has been confirmed to us. Money that arrives after the order has lapsed brings it back if the goods are still there, and is otherwise refunded.',
              'One coupon may be used for an order; what it takes off stands in the bill.',
            ],
          },
        ],
      },
      {
        heading: 'Delivery',
        blocks: [
          '{promise}. We deliver within the area that the map shows, to the address that you chose. Please see to it that somebody can take the goods. Risk passes to you with the goods.',
        ],
      },
      {
        heading: 'Cancelling',
        blocks: [
          'You may cancel without charge up to and including the status CONFIRMED. We may cancel when goods turn out to be unfit or missing. In both cases a paid amount goes back in full to the account that paid, started at once; banks take as a rule 5 to 7 working days.',
        ],
      },
      {
        heading: 'Returns and refunds',
        blocks: [
          'If goods are damaged, spoiled, past their date, short in weight or not what you ordered, tell us within 48 hours of delivery. You choose between a replacement and a refund, and we collect what has to be collected. Because it is food, we cannot take back sound packs that you simply do not want any more.',
        ],
      },
      {
        heading: 'Complaints and law',
        blocks: [
          'Grievance officer: {grievanceName}, {grievanceEmail}, {grievancePhone}. You get an acknowledgement within 48 hours and a decision within one month. The law of India holds. These terms take away none of the rights that the Consumer Protection Act, 2019 gives you, and you may turn to the consumer commission at your own place.',
        ],
      },
    ],
  },
  ta: {
    title: 'விதிமுறைகளும் நிபந்தனைகளும்',
    intro: 'நீங்கள் இங்கே ஆர்டர் செய்யும்போது உங்களுக்கும் விற்பனையாளருக்கும் இடையே பொருந்துபவை. படித்துப் புரியும்படி எழுத முயன்றுள்ளோம்.',
    sections: [
      {
        heading: 'விற்பனையாளர்',
        blocks: [
          '{legalName}, {address}. மின்னஞ்சல் {email}, தொலைபேசி {phone}. FSSAI உரிமம் {fssai}, GSTIN {gstin}. நீங்கள் இந்த விற்பனையாளரிடமே வாங்குகிறீர்கள்; வேறு யாரும் இங்கே விற்பதில்லை.',
        ],
      },
      {
        heading: 'கணக்கு',
        blocks: [
          'உங்கள் மொபைல் எண்ணாலும் ஒருமுறைக் குறியீட்டாலும் உள்நுழைகிறீர்கள். குறியீட்டை யாரிடமும் சொல்லாதீர்கள்: அது இருப்பவர் உங்கள் பெயரில் ஆர்டர் செய்ய முடியும். தொலைபேசியில் நாங்கள் குறியீட்டைக் கேட்பதே இல்லை.',
        ],
      },
      {
        heading: 'பொருட்களும் விலைகளும்',
        blocks: [
          'விலைகள் இந்திய ரூபாயில், அனைத்து வரிகளும் உட்பட்டவை; MRP-ஐ ஒருபோதும் தாண்டாது. படங்கள் பொதியின் ஓவியங்கள்; தானியம் விளைபொருள், அதன் நிறமும் அளவும் அறுவடைக்கு அறுவடை சிறிது மாறும்.',
          'நீங்கள் ஆர்டர் செய்யும்போது விலையோ இருப்போ மாறினால், பணம் செலுத்தும் முன் புதிய பில்லைக் காட்டுவோம். ஆர்டருக்குப் பிறகு விலையில் தெளிவான தவறு தெரிந்தால் உங்களிடம் சொல்வோம்; சரியான விலைக்கு நீங்கள் சம்மதிக்காவிட்டால் ரத்து செய்து முழுப் பணத்தையும் திருப்புவோம்.',
        ],
      },
      {
        heading: 'ஆர்டரும் கட்டணமும்',
        blocks: [
          {
            list: [
              'குறைந்தபட்ச ஆர்டர் {minimum} மதிப்புள்ள பொருட்கள்.',
              'விநியோகக் கட்டணம் {charge}; {freeFrom} முதல் இலவசம்.',
              'ஆர்டர் செய்த 15 நிமிடங்களுக்குள் UPI மூலம் செலுத்த வேண்டும்; அதுவரை பொருட்களை உங்களுக்காக வைத்திருப்போம். அதற்குள் செலுத்தாத ஆர்டர் காலாவதியாகும்.',
              'பணம் வந்தது எங்களுக்கு உறுதியானதும் ஒப்பந்தம் ஏற்படும். ஆர்டர் காலாவதியான பிறகு வரும் பணம், பொருள் இருந்தால் ஆர்டரை மீண்டும் உயிர்ப்பிக்கும்; இல்லையெனில் திருப்பி அனுப்பப்படும்.',
              'ஓர் ஆர்டருக்கு ஒரு கூப்பன் பயன்படுத்தலாம்; எவ்வளவு குறைகிறது என்பது பில்லில் இருக்கும்.',
            ],
          },
        ],
      },
      {
        heading: 'விநியோகம்',
        blocks: [
          '{promise}. வரைபடம் காட்டும் பகுதிக்குள், நீங்கள் தேர்ந்தெடுத்த முகவரிக்குக் கொண்டு வருகிறோம். பொருட்களைப் பெற ஒருவர் இருக்கும்படி பார்த்துக்கொள்ளுங்கள். பொருட்கள் கைமாறும்போது பொறுப்பும் உங்களுக்கு மாறும்.',
        ],
      },
      {
        heading: 'ரத்து செய்தல்',
        blocks: [
          'CONFIRMED நிலை வரை கட்டணமின்றி ரத்து செய்யலாம். பொருள் தரமற்றதாகவோ இல்லாமலோ போனால் நாங்கள் ரத்து செய்யலாம். இரண்டிலும் செலுத்திய தொகை முழுவதும் செலுத்திய கணக்கிற்கே உடனே திருப்பி அனுப்பப்படும்; வங்கிகளுக்குப் பொதுவாக 5 முதல் 7 வேலை நாட்கள் ஆகும்.',
        ],
      },
      {
        heading: 'திருப்பித் தருதலும் பணம் திரும்பப் பெறுதலும்',
        blocks: [
          'பொருள் சேதமாகி, கெட்டு, தேதி கடந்து, எடை குறைந்து, அல்லது மாறி வந்தால் பெற்ற 48 மணி நேரத்திற்குள் தெரிவியுங்கள். மாற்றா, பணமா என்று நீங்கள் தேர்ந்தெடுக்கலாம்; எடுத்துச் செல்ல வேண்டியதை நாங்கள் எடுத்துச் செல்வோம். உணவுப் பொருள் என்பதால், நன்றாக உள்ள பொதியை வேண்டாம் என்பதற்காக மட்டும் திரும்பப் பெற முடியாது.',
        ],
      },
      {
        heading: 'புகார்களும் சட்டமும்',
        blocks: [
          'குறைதீர்ப்பு அலுவலர்: {grievanceName}, {grievanceEmail}, {grievancePhone}. 48 மணி நேரத்திற்குள் ஒப்புகையும் ஒரு மாதத்திற்குள் முடிவும் கிடைக்கும். இந்தியச் சட்டம் பொருந்தும். நுகர்வோர் பாதுகாப்புச் சட்டம் 2019 தரும் எந்த உரிமையையும் இவை பறிக்காது; உங்கள் ஊர் நுகர்வோர் ஆணையத்தையே நீங்கள் அணுகலாம்.',
        ],
      },
    ],
  },
  hi: {
    title: 'नियम और शर्तें',
    intro: 'यहाँ ऑर्डर करने पर आपके और विक्रेता के बीच जो लागू होता है। हमने इसे ऐसे लिखने की कोशिश की है कि पढ़ा जा सके।',
    sections: [
      {
        heading: 'विक्रेता',
        blocks: [
          '{legalName}, {address}। ई-मेल {email}, फ़ोन {phone}। FSSAI लाइसेंस {fssai}, GSTIN {gstin}। आप इसी विक्रेता से ख़रीदते हैं; यहाँ और कोई नहीं बेचता।',
        ],
      },
      {
        heading: 'खाता',
        blocks: [
          'आप अपने मोबाइल नंबर और एक बार के कोड से लॉगिन करते हैं। कोड किसी को न बताएँ: जिसके पास वह है, वह आपके नाम से ऑर्डर कर सकता है। हम फ़ोन पर कभी कोड नहीं माँगते।',
        ],
      },
      {
        heading: 'सामान और क़ीमतें',
        blocks: [
          'क़ीमतें भारतीय रुपयों में हैं, उनमें सभी कर शामिल हैं और वे MRP से ऊपर कभी नहीं होतीं। तस्वीरें पैक के चित्र हैं; अनाज फ़सल है, उसका रंग और आकार हर कटाई में थोड़ा बदलता है।',
          'ऑर्डर के दौरान क़ीमत या स्टॉक बदले तो भुगतान से पहले हम नया बिल दिखाते हैं। ऑर्डर के बाद क़ीमत में साफ़ ग़लती मिले तो हम आपको बताते हैं, और आप सही क़ीमत पर सहमत न हों तो रद्द करके पूरा पैसा लौटाते हैं।',
        ],
      },
      {
        heading: 'ऑर्डर और भुगतान',
        blocks: [
          {
            list: [
              'सबसे छोटा ऑर्डर {minimum} के सामान का है।',
              'डिलीवरी {charge} की है, और {freeFrom} से मुफ़्त।',
              'ऑर्डर के 15 मिनट के अंदर UPI से भुगतान करें; तब तक सामान आपके लिए रखा रहता है। तब तक भुगतान न हो तो ऑर्डर समाप्त हो जाता है।',
              'भुगतान की पुष्टि हमें मिलते ही अनुबंध बनता है। ऑर्डर समाप्त होने के बाद आया पैसा, सामान होने पर ऑर्डर फिर चालू करता है, नहीं तो लौटाया जाता है।',
              'एक ऑर्डर पर एक कूपन लग सकता है; उससे कितना घटा, यह बिल में लिखा होता है।',
            ],
          },
        ],
      },
      {
        heading: 'डिलीवरी',
        blocks: [
          '{promise}। हम नक्शे में दिखाए क्षेत्र के अंदर, आपके चुने पते पर पहुँचाते हैं। कृपया ध्यान रखें कि सामान लेने के लिए कोई हो। सामान सौंपते ही उसकी ज़िम्मेदारी आपकी हो जाती है।',
        ],
      },
      {
        heading: 'रद्द करना',
        blocks: [
          'आप CONFIRMED स्थिति तक बिना शुल्क रद्द कर सकते हैं। सामान ख़राब या अनुपलब्ध निकले तो हम रद्द कर सकते हैं। दोनों में चुकाई गई पूरी रक़म तुरंत उसी खाते में लौटाई जाती है; बैंकों को आम तौर पर 5 से 7 कार्यदिवस लगते हैं।',
        ],
      },
      {
        heading: 'वापसी और धनवापसी',
        blocks: [
          'सामान टूटा, ख़राब, तारीख़ बीता, वज़न में कम या ऑर्डर से अलग हो तो डिलीवरी के 48 घंटे के अंदर बताएँ। बदले में नया या पैसे वापस, यह आप चुनते हैं; जो उठाना हो वह हम उठवाते हैं। खाद्य सामग्री होने के कारण, ठीक पैक को सिर्फ़ मन बदलने पर वापस नहीं ले सकते।',
        ],
      },
      {
        heading: 'शिकायतें और क़ानून',
        blocks: [
          'शिकायत अधिकारी: {grievanceName}, {grievanceEmail}, {grievancePhone}। 48 घंटे में पावती और एक महीने में निर्णय मिलता है। भारत का क़ानून लागू होता है। ये शर्तें उपभोक्ता संरक्षण अधिनियम, 2019 का कोई अधिकार कम नहीं करतीं, और आप अपने यहाँ के उपभोक्ता आयोग में जा सकते हैं।',
        ],
      },
    ],
  },
};
