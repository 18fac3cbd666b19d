import type { PageContent } from './pageText';

export const termsAndConditions: PageContent = {
  en: {
    title: 'Terms and conditions',
    intro:
      'What applies between you and the seller when you order here, in words that can be read. In force since November 2026.',
    sections: [
      {
        heading: 'The seller',
        blocks: [
          '{legalName}<, {address}>.< E-mail {email}.>< Phone {phone}.>< FSSAI licence {fssai}.>< GSTIN {gstin}.> You buy directly from this seller; no one else sells here.',
        ],
      },
      {
        heading: 'Account',
        blocks: [
          'You log in with your mobile number and a one-time code. Keep codes to yourself: anyone who has one can order in your name. We never ask for a code over the phone.',
        ],
      },
      {
        heading: 'Products and prices',
        blocks: [
          'Prices are in Indian rupees, include all taxes and are never above the MRP. Pictures are drawings of the pack; grain is a crop, and its colour and size vary a little from harvest to harvest.',
          'If a price or the stock changes while you are ordering, we show you the new bill before you pay. If we find an obvious pricing mistake after you have ordered, we tell you, and cancel with a full refund unless you agree to the correct price.',
        ],
      },
      {
        heading: 'Order and payment',
        blocks: [
          {
            list: [
              'The minimum order is {minimum} worth of products.',
              'Delivery costs {charge}<, and is free from {freeFrom}>.',
              'Unless you pay at the door, you pay within {paymentMinutes} minutes of ordering, at most {paymentLimit} in one payment; until then we hold the products for you. An order not paid by then lapses.',
              'The contract is made when the payment has been confirmed to us. Money that arrives after the order has lapsed revives it if the products are still available, and is otherwise refunded.',
              'One coupon may be used per order; the bill shows what it takes off.',
            ],
          },
        ],
      },
      {
        heading: 'Delivery',
        blocks: [
          '{promise}. We deliver within the area that the map shows, to the address you chose. When the products reach you, at least {freshPercent}% of their shelf life or {freshDays} days remain.',
          'Please make sure that someone can receive the order. If no one is there, we call you and try once more, free of charge; if that fails too, the order comes back to us and we refund what you paid for it. You need not accept an order that comes later than promised: we then refund all of your money. The risk passes to you when you receive the products.',
        ],
      },
      {
        heading: 'Cancelling',
        blocks: [
          'You may cancel until we start packing your order: the button is on the order’s page. There is no cancellation charge, then or later. We may cancel when products turn out to be unfit or missing. In both cases what you paid is refunded in full to the account it came from, starting at once. {refundTime}',
        ],
      },
      {
        heading: 'Returns and refunds',
        blocks: [
          'If a product is damaged, spoiled, past its date, short in weight, or not what you ordered or what was described, please tell us within {complaintHours} hours of delivery, on [Support](/support) or by phone. A fault that can only be seen later we put right until the best-before date. You choose between a replacement and a refund, and we collect anything that has to come back at our cost. We start a refund within 2 working days of agreeing to it, to the account you paid from.',
          'Because it is food, we cannot take back sound packs that you simply no longer want.',
        ],
      },
      {
        heading: 'Complaints and law',
        blocks: [
          '{grievanceDesignation}<, {grievanceName}><, {grievanceEmail}><, {grievancePhone}>, or the form on [Support](/support). You get a ticket number at once, an acknowledgement within 48 hours and a decision within one month.',
          'The law of India applies. These terms take away none of your rights under the Consumer Protection Act, 2019, and you may turn to the consumer commission where you live.',
        ],
      },
      {
        heading: 'Your data and these terms',
        blocks: [
          'The [Privacy Policy](/privacy-policy) says what we store about you. If we change these terms, your order follows the version published here when you placed it.',
        ],
      },
    ],
  },
  ta: {
    title: 'விதிமுறைகளும் நிபந்தனைகளும்',
    intro:
      'நீங்கள் இங்கே ஆர்டர் செய்யும்போது உங்களுக்கும் விற்பனையாளருக்கும் இடையே பொருந்துபவை. படித்துப் புரியும்படி எழுத முயன்றுள்ளோம். நவம்பர் 2026 முதல் நடைமுறையில் உள்ளன.',
    sections: [
      {
        heading: 'விற்பனையாளர்',
        blocks: [
          '{legalName}<, {address}>.< மின்னஞ்சல் {email}.>< தொலைபேசி {phone}.>< FSSAI உரிமம் {fssai}.>< GSTIN {gstin}.> நீங்கள் இந்த விற்பனையாளரிடமே வாங்குகிறீர்கள்; வேறு யாரும் இங்கே விற்பதில்லை.',
        ],
      },
      {
        heading: 'கணக்கு',
        blocks: [
          'உங்கள் கைபேசி எண்ணாலும் OTP-யாலும் உள்நுழைகிறீர்கள். OTP-ஐ யாரிடமும் சொல்லாதீர்கள்: அது இருப்பவர் உங்கள் பெயரில் ஆர்டர் செய்ய முடியும். தொலைபேசியில் நாங்கள் OTP-ஐக் கேட்பதே இல்லை.',
        ],
      },
      {
        heading: 'பொருட்களும் விலைகளும்',
        blocks: [
          'விலைகள் இந்திய ரூபாயில், அனைத்து வரிகளும் உட்பட்டவை; MRP-ஐ ஒருபோதும் தாண்டாது. படங்கள் பாக்கெட்டின் ஓவியங்கள்; தானியம் விளைபொருள், அதன் நிறமும் அளவும் அறுவடைக்கு அறுவடை சிறிது மாறும்.',
          'நீங்கள் ஆர்டர் செய்யும்போது விலையோ இருப்போ மாறினால், பணம் செலுத்தும் முன் புதிய பில்லைக் காட்டுவோம். ஆர்டருக்குப் பிறகு விலையில் தெளிவான தவறு தெரிந்தால் உங்களிடம் சொல்வோம்; சரியான விலைக்கு நீங்கள் சம்மதிக்காவிட்டால் ரத்து செய்து முழுப் பணத்தையும் திருப்புவோம்.',
        ],
      },
      {
        heading: 'ஆர்டர் செய்தலும் பணம் செலுத்துதலும்',
        blocks: [
          {
            list: [
              'குறைந்தபட்ச ஆர்டர் {minimum} மதிப்புள்ள பொருட்கள்.',
              'டெலிவரிக் கட்டணம் {charge}<; {freeFrom} முதல் இலவசம்>.',
              'வாசலில் செலுத்தாவிட்டால், ஆர்டர் செய்த {paymentMinutes} நிமிடங்களுக்குள், ஒரு முறையில் அதிகபட்சம் {paymentLimit} வரை செலுத்த வேண்டும்; அதுவரை பொருட்களை உங்களுக்காக வைத்திருப்போம். அதற்குள் செலுத்தாத ஆர்டர் காலாவதியாகும்.',
              'பணம் வந்தது எங்களுக்கு உறுதியானதும் ஒப்பந்தம் ஏற்படும். ஆர்டர் காலாவதியான பிறகு வரும் பணம், பொருள் இருந்தால் ஆர்டரை மீண்டும் உயிர்ப்பிக்கும்; இல்லையெனில் திருப்பி அனுப்பப்படும்.',
              'ஓர் ஆர்டருக்கு ஒரு கூப்பன் பயன்படுத்தலாம்; எவ்வளவு குறைகிறது என்பது பில்லில் இருக்கும்.',
            ],
          },
        ],
      },
      {
        heading: 'டெலிவரி',
        blocks: [
          '{promise}. வரைபடம் காட்டும் பகுதிக்குள், நீங்கள் தேர்வு செய்த முகவரிக்குக் கொண்டு வருகிறோம். பொருட்கள் உங்களிடம் வரும்போது அவற்றின் ஆயுளில் குறைந்தது {freshPercent}% அல்லது {freshDays} நாட்கள் மீதி இருக்கும்.',
          'பொருட்களைப் பெற ஒருவர் இருக்கும்படி பார்த்துக்கொள்ளுங்கள். யாரும் இல்லையெனில் உங்களை அழைத்து, கட்டணமின்றி இன்னொரு முறை வருவோம்; அப்போதும் முடியாவிட்டால் பொருட்கள் திரும்பி வரும், அவற்றுக்கு நீங்கள் செலுத்திய பணத்தைத் திருப்புவோம். சொன்ன நேரத்திற்குப் பிறகு வரும் ஆர்டரை நீங்கள் வாங்க வேண்டியதில்லை: முழுப் பணமும் திரும்பும். பொருட்கள் கைமாறும்போது பொறுப்பும் உங்களுக்கு மாறும்.',
        ],
      },
      {
        heading: 'ரத்து செய்தல்',
        blocks: [
          'ஆர்டரைப் பேக் செய்யத் தொடங்கும் வரை ரத்து செய்யலாம்: பொத்தான் ஆர்டரின் பக்கத்தில் உள்ளது. ரத்து செய்வதற்குக் கட்டணம் எப்போதும் இல்லை. பொருள் தரமற்றதாகவோ இல்லாமலோ போனால் நாங்கள் ரத்து செய்யலாம். இரண்டிலும் செலுத்திய தொகை முழுவதும் செலுத்திய கணக்கிற்கே உடனே திருப்பி அனுப்பப்படும். {refundTime}',
        ],
      },
      {
        heading: 'திருப்பித் தருதலும் பணம் திரும்பப் பெறுதலும்',
        blocks: [
          'பொருள் சேதமாகி, கெட்டு, தேதி கடந்து, எடை குறைந்து, மாறி, அல்லது சொன்னதற்கு வேறாக வந்தால் பெற்ற {complaintHours} மணி நேரத்திற்குள் [உதவி](/support) பக்கத்திலோ தொலைபேசியிலோ தெரிவியுங்கள். பின்னர்தான் தெரியும் குறையை, பயன்படுத்த உகந்த தேதி வரை சரிசெய்வோம். மாற்றா, பணமா என்று நீங்கள் தேர்வு செய்யலாம்; எடுத்துச் செல்ல வேண்டியதை எங்கள் செலவில் எடுத்துச் செல்வோம். ஒப்புக்கொண்ட 2 வேலை நாட்களுக்குள், செலுத்திய கணக்கிற்கே பணம் திருப்பி அனுப்பப்படும்.',
          'உணவுப் பொருள் என்பதால், நன்றாக உள்ள பாக்கெட்டை வேண்டாம் என்பதற்காக மட்டும் திரும்பப் பெற முடியாது.',
        ],
      },
      {
        heading: 'புகார்களும் சட்டமும்',
        blocks: [
          '{grievanceDesignation}<, {grievanceName}><, {grievanceEmail}><, {grievancePhone}>, அல்லது [உதவி](/support) பக்கத்தின் படிவம். டிக்கெட் எண் உடனேயும், ஒப்புகை 48 மணி நேரத்திற்குள்ளும், முடிவு ஒரு மாதத்திற்குள்ளும் கிடைக்கும்.',
          'இந்தியச் சட்டம் பொருந்தும். நுகர்வோர் பாதுகாப்புச் சட்டம் 2019 தரும் எந்த உரிமையையும் இவை பறிக்காது; உங்கள் ஊர் நுகர்வோர் ஆணையத்தையே நீங்கள் அணுகலாம்.',
        ],
      },
      {
        heading: 'உங்கள் தரவும் இந்த நிபந்தனைகளும்',
        blocks: [
          'உங்களைப் பற்றி எதை வைத்திருக்கிறோம் என்பது [தனியுரிமைக் கொள்கையில்](/privacy-policy) உள்ளது. இந்த நிபந்தனைகளை மாற்றினால், நீங்கள் ஆர்டர் செய்தபோது இங்கே இருந்தவையே அந்த ஆர்டருக்குப் பொருந்தும்.',
        ],
      },
    ],
  },
  hi: {
    title: 'नियम और शर्तें',
    intro:
      'यहाँ ऑर्डर करने पर आपके और विक्रेता के बीच जो लागू होता है। हमने इसे ऐसे लिखने की कोशिश की है कि पढ़ा जा सके। नवंबर 2026 से लागू।',
    sections: [
      {
        heading: 'विक्रेता',
        blocks: [
          '{legalName}<, {address}>।< ईमेल {email}।>< फ़ोन {phone}।>< FSSAI लाइसेंस {fssai}।>< GSTIN {gstin}।> आप इसी विक्रेता से ख़रीदते हैं; यहाँ और कोई नहीं बेचता।',
        ],
      },
      {
        heading: 'खाता',
        blocks: [
          'आप अपने मोबाइल नंबर और OTP से लॉग इन करते हैं। कोड किसी को न बताएँ: जिसके पास वह है, वह आपके नाम से ऑर्डर कर सकता है। हम फ़ोन पर कभी कोड नहीं माँगते।',
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
              'डिलीवरी {charge} की है<, और {freeFrom} से मुफ़्त>।',
              'दरवाज़े पर न चुकाना हो, तो ऑर्डर के {paymentMinutes} मिनट के अंदर भुगतान करें (एक बार में ज़्यादा से ज़्यादा {paymentLimit})। इस दौरान सामान आपके लिए रखा रहता है; भुगतान न हो तो ऑर्डर समाप्त हो जाता है।',
              'भुगतान की पुष्टि हमें मिलते ही अनुबंध बनता है। ऑर्डर समाप्त होने के बाद आया पैसा, सामान होने पर ऑर्डर फिर चालू करता है, नहीं तो लौटाया जाता है।',
              'एक ऑर्डर पर एक कूपन लग सकता है; उससे कितना घटा, यह बिल में लिखा होता है।',
            ],
          },
        ],
      },
      {
        heading: 'डिलीवरी',
        blocks: [
          '{promise}। हम नक़्शे में दिखाए क्षेत्र के अंदर, आपके चुने पते पर पहुँचाते हैं। आप तक पहुँचते समय सामान की कम से कम {freshPercent}% अवधि या {freshDays} दिन बचे होते हैं।',
          'कृपया ध्यान रखें कि सामान लेने के लिए कोई हो। कोई न हो तो हम फ़ोन करते हैं और बिना शुल्क एक बार फिर आते हैं; तब भी न मिलें तो सामान लौट आता है और उसके लिए दिया पैसा हम लौटा देते हैं। वादे के बाद आने वाला ऑर्डर लेना ज़रूरी नहीं: तब पूरा पैसा लौटता है। सामान सौंपते ही उसकी ज़िम्मेदारी आपकी हो जाती है।',
        ],
      },
      {
        heading: 'रद्द करना',
        blocks: [
          'जब तक हम पैकिंग शुरू न करें, आप रद्द कर सकते हैं: बटन ऑर्डर के पेज पर है। रद्द करने का कोई शुल्क नहीं है, न तब, न बाद में। सामान ख़राब या अनुपलब्ध निकले तो हम रद्द कर सकते हैं। दोनों में चुकाई गई पूरी रकम तुरंत उसी खाते में लौटाई जाती है। {refundTime}',
        ],
      },
      {
        heading: 'वापसी और रिफ़ंड',
        blocks: [
          'सामान टूटा या ख़राब हो, उसकी तारीख़ निकल चुकी हो, वज़न कम हो, या वह ऑर्डर या विवरण से अलग हो, तो डिलीवरी के {complaintHours} घंटे के अंदर [सहायता](/support) पर या फ़ोन से बताएँ। जो कमी बाद में ही दिखे, उसे हम “बेस्ट बिफ़ोर” तारीख़ तक ठीक करते हैं। बदले में नया या पैसे वापस, यह आप चुनते हैं; जो उठाना हो वह हम अपने ख़र्च पर उठवाते हैं। हमारी मंज़ूरी के 2 कार्य दिवस के अंदर पैसा उसी खाते में भेजा जाता है जिससे भुगतान हुआ था।',
          'खाद्य सामग्री होने के कारण, ठीक पैक को सिर्फ़ मन बदलने पर वापस नहीं ले सकते।',
        ],
      },
      {
        heading: 'शिकायतें और क़ानून',
        blocks: [
          '{grievanceDesignation}<, {grievanceName}><, {grievanceEmail}><, {grievancePhone}>, या [सहायता](/support) का फ़ॉर्म। टिकट नंबर तुरंत, पावती 48 घंटे में और निर्णय एक महीने में मिलता है।',
          'भारत का क़ानून लागू होता है। ये शर्तें उपभोक्ता संरक्षण अधिनियम, 2019 का कोई अधिकार कम नहीं करतीं, और आप अपने यहाँ के उपभोक्ता आयोग में जा सकते हैं।',
        ],
      },
      {
        heading: 'आपका डेटा और ये शर्तें',
        blocks: [
          'हम आपके बारे में क्या रखते हैं, यह [गोपनीयता नीति](/privacy-policy) में है। हम ये शर्तें बदलें तो किसी ऑर्डर पर वही लागू होती हैं जो उसे देते समय यहाँ लिखी थीं।',
        ],
      },
    ],
  },
};
