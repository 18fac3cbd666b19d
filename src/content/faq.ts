import type { PageContent } from './pageText';

export const faq: PageContent = {
  en: {
    title: 'FAQ',
    intro: 'Short answers to the questions we hear most. For everything else, there’s [Support](/support).',
    sections: [
      {
        heading: 'Ordering',
        blocks: [
          {
            question: 'Do I need an account?',
            isOpen: true,
            answer:
              'You can look around and fill your cart without one. To order, log in with your mobile number: we send a {codeDigits}-digit code, valid for {codeMinutes} minutes. There is no password.',
          },
          {
            question: 'My code hasn’t arrived. What now?',
            answer:
              'Wait a moment and choose “{labelResendCode}”. If it still doesn’t arrive, check the number: the pencil beside it takes you back.',
          },
          {
            question: 'Is there a minimum order?',
            answer: 'Yes: {minimum} worth of products in your cart.',
          },
          {
            question: 'What are add-ons?',
            answer:
              'Small extras for each pack, such as a gift box or grinding. None is selected for you, and each shows its price.',
          },
          {
            question: 'How do I use a coupon?',
            answer:
              'Tap its ticket in the cart, or type its code there. You can use one coupon per order; the bill shows what it takes off, or says why it doesn’t apply.',
          },
          {
            question: 'Can I change an order?',
            answer:
              'Until you have paid, yes: choose “Edit”. After that, cancel it free of charge while it can be cancelled, and order again<; later than that, call {phone}>.',
          },
        ],
      },
      {
        heading: 'Delivery',
        blocks: [
          {
            question: 'Where and when do you deliver?',
            answer:
              '{promise}. Choose your address at the top of the page to see whether we deliver there; [Where we deliver](/where-we-deliver) shows the whole area.',
          },
          {
            question: 'What does delivery cost?',
            answer: '{charge} per order<, and free from {freeFrom}>. The bill shows it before you pay.',
          },
          {
            question: 'What if no one is home?',
            answer:
              'We call the number on the address and try once more, free of charge. If that fails too, the order comes back to us and we refund what you paid for it.',
          },
          {
            question: 'What if it comes late?',
            answer:
              'You don’t have to accept an order that comes later than promised: tell us at the door or on [Support](/support), and we refund all of your money.',
          },
          {
            question: 'How fresh is what I get?',
            answer:
              'When it reaches you, at least {freshPercent}% of its shelf life or {freshDays} days remain. Each product page says how long it keeps from packing.',
          },
        ],
      },
      {
        heading: 'Paying',
        blocks: [
          {
            question: 'How can I pay?',
            answer:
              '{waysToPay} Where the cart offers it, also at the door in cash or by UPI. Please pay beforehand within {paymentMinutes} minutes; after that the order lapses and its products go back on the shelf. One payment can be at most {paymentLimit}: for more, split it into two orders.',
          },
          {
            question: 'I’ve paid, but the page is still waiting.',
            answer:
              'Choose “{labelCheckPayment}”. The order moves on as soon as the payment provider confirms the money. If it arrives after the order has lapsed, we revive the order if the products are still available, and otherwise refund you.',
          },
          {
            question: 'Are taxes included?',
            answer: 'Yes. Every price includes all taxes, and the bill shows the GST where we charge it.',
          },
        ],
      },
      {
        heading: 'Cancelling and refunds',
        blocks: [
          {
            question: 'Can I cancel?',
            answer:
              'Yes, free of charge, until we start packing the order: that is, up to and including the status {statusConfirmed}. The button is on the order’s page.',
          },
          {
            question: 'How do I get my money back?',
            answer:
              'When a paid order is cancelled, the refund starts automatically, for the full amount and to the account you paid from. {refundTime}',
          },
          {
            question: 'A pack is damaged, spoiled or the wrong one.',
            answer:
              'Tell us within {complaintHours} hours of delivery, with a photo if you can, and choose between a new pack and your money back. Write to us on [Support](/support)< or call {phone}>. We also put right any fault that only shows later.',
          },
          {
            question: 'I’m not satisfied with your answer.',
            answer:
              'File a grievance on [Support](/support): you get a ticket number at once, an acknowledgement within 48 hours, and a decision within one month.',
          },
        ],
      },
      {
        heading: 'Your data',
        blocks: [
          {
            question: 'What do you keep about me?',
            answer:
              'What an order needs: your number, name, e-mail, addresses and orders. The [Privacy Policy](/privacy-policy) lists it all, with why and for how long.',
          },
          {
            question: 'How do I get a copy, or erase it?',
            answer:
              'In your [profile](/profile): “{labelDownloadData}” gives you a copy, “{labelEraseAccount}” deletes the account. Only what tax law requires stays, without your name.',
          },
        ],
      },
      {
        heading: 'Products',
        blocks: [
          {
            question: 'Is it organic, and how can I tell?',
            answer:
              'Look for the Jaivik Bharat logo: we print it, with the certificate’s number, only where we hold a certificate under NPOP or PGS-India. [Our Story](/our-story) says more.',
          },
          {
            question: 'Why do some products have no nutrition values?',
            answer: 'Because they have not been measured yet. We print a value only when it has a source.',
          },
          {
            question: 'How do I cook millets?',
            answer:
              'Each product page has the steps. As a rule: wash, soak 20 to 30 minutes, and use 2.5 cups of water for 1 cup.',
          },
          {
            question: 'How do I keep grain fresh?',
            answer:
              'Keep it dry, cool and closed. Flours and mixes are best within a month of opening; in the hot months keep them in the refrigerator.',
          },
          {
            question: 'I have an allergy.',
            answer:
              'Each product page lists allergens. Many grains are cleaned and milled where wheat, soy, sesame, peanut and mustard are handled too.',
          },
        ],
      },
      {
        heading: 'Anything else?',
        blocks: ['Write or call: you reach a person. {hours}.', { action: 'Go to Support', route: 'support' }],
      },
    ],
  },
  ta: {
    title: 'அடிக்கடி கேட்கப்படும் கேள்விகள்',
    intro: 'எங்களிடம் அதிகம் கேட்கப்படுபவற்றுக்குச் சுருக்கமான பதில்கள். மற்றவற்றுக்கு [உதவி](/support) பக்கம் உண்டு.',
    sections: [
      {
        heading: 'ஆர்டர் செய்தல்',
        blocks: [
          {
            question: 'கணக்கு தேவையா?',
            isOpen: true,
            answer:
              'கணக்கு இல்லாமலே பார்க்கலாம், கூடையை நிரப்பலாம். ஆர்டர் செய்ய உங்கள் கைபேசி எண்ணால் உள்நுழையுங்கள்: {codeMinutes} நிமிடம் செல்லுபடியாகும் {codeDigits} இலக்க OTP அனுப்புவோம். கடவுச்சொல் எதுவும் இல்லை.',
          },
          {
            question: 'OTP வரவில்லை. என்ன செய்வது?',
            answer:
              'சிறிது காத்திருந்து “{labelResendCode}” என்பதை அழுத்துங்கள். அப்போதும் வரவில்லை என்றால் எண்ணைச் சரிபாருங்கள்: அதன் அருகிலுள்ள திருத்தும் குறி உங்களைப் பின்னே அழைத்துச் செல்லும்.',
          },
          {
            question: 'குறைந்தபட்ச ஆர்டர் உண்டா?',
            answer: 'உண்டு. கூடையிலுள்ள பொருட்களுக்கு {minimum}.',
          },
          {
            question: 'கூடுதல் சேவைகள் என்றால் என்ன?',
            answer:
              'பரிசுப் பெட்டி, அரைத்தல் போன்று ஒவ்வொரு பாக்கெட்டுக்கும் சேர்க்கக்கூடிய சிறு சேவைகள். எதுவும் முன்பே தேர்வு செய்யப்பட்டிருக்காது; ஒவ்வொன்றின் விலையும் தெரியும்.',
          },
          {
            question: 'கூப்பனை எப்படிப் பயன்படுத்துவது?',
            answer:
              'கூடையில் அதன் குறியீட்டை உள்ளிடுங்கள். ஓர் ஆர்டருக்கு ஒரு கூப்பன்; எவ்வளவு குறைந்தது, அல்லது ஏன் பொருந்தவில்லை என்பதைப் பில் சொல்லும்.',
          },
          {
            question: 'ஆர்டரை மாற்ற முடியுமா?',
            answer:
              'அதே ஆர்டரை மாற்ற முடியாது. ரத்து செய்ய முடியும் வரை கட்டணமின்றி ரத்து செய்து மீண்டும் ஆர்டர் செய்யுங்கள்<; அதன் பிறகு {phone} எண்ணை அழையுங்கள்>.',
          },
        ],
      },
      {
        heading: 'டெலிவரி',
        blocks: [
          {
            question: 'எங்கே, எப்போது கொண்டு வருவீர்கள்?',
            answer:
              '{promise}. உங்கள் இடம் எங்கள் பகுதியில் உள்ளதா என்று இடத்தைத் தேர்வு செய்யும்போது பார்க்கலாம்; முழுப் பகுதியும் [எங்கே டெலிவரி](/where-we-deliver) பக்கத்தில் உள்ளது.',
          },
          {
            question: 'டெலிவரிக் கட்டணம் எவ்வளவு?',
            answer: 'ஓர் ஆர்டருக்கு {charge}<; {freeFrom} முதல் இலவசம்>. பணம் செலுத்தும் முன் பில்லில் தெரியும்.',
          },
          {
            question: 'வீட்டில் யாரும் இல்லையென்றால்?',
            answer:
              'முகவரியில் உள்ள எண்ணை அழைத்து, கட்டணமின்றி இன்னொரு முறை வருவோம். அப்போதும் முடியாவிட்டால் பொருட்கள் திரும்பி வரும்; அவற்றுக்கு நீங்கள் செலுத்திய பணத்தைத் திருப்புவோம்.',
          },
          {
            question: 'தாமதமாக வந்தால்?',
            answer:
              'சொன்ன நேரத்திற்குப் பிறகு வரும் ஆர்டரை நீங்கள் வாங்க வேண்டியதில்லை: வாசலிலோ [உதவி](/support) பக்கத்திலோ சொன்னால் முழுப் பணமும் திரும்பும்.',
          },
          {
            question: 'எனக்குக் கிடைப்பது எவ்வளவு புதியது?',
            answer:
              'உங்களிடம் வரும்போது அதன் ஆயுளில் குறைந்தது {freshPercent}% அல்லது {freshDays} நாட்கள் மீதி இருக்கும். பேக் செய்த நாளிலிருந்து எவ்வளவு நாள் கெடாது என்று ஒவ்வொரு பொருளின் பக்கமும் சொல்கிறது.',
          },
        ],
      },
      {
        heading: 'பணம் செலுத்துதல்',
        blocks: [
          {
            question: 'எப்படிப் பணம் செலுத்தலாம்?',
            answer:
              '{waysToPay} கூடையில் காட்டப்பட்டால் வீட்டு வாசலில் பணமாகவோ UPI மூலமோ செலுத்தலாம். முன்கூட்டியே செலுத்தினால், {paymentMinutes} நிமிடங்களுக்குள் செலுத்துங்கள்; அதன் பிறகு ஆர்டர் காலாவதியாகி, பொருட்கள் மீண்டும் விற்பனைக்கு வரும். ஒரு முறையில் அதிகபட்சம் {paymentLimit} செலுத்தலாம்: அதற்கு மேற்பட்டதை இரண்டு ஆர்டர்களாகப் பிரியுங்கள்.',
          },
          {
            question: 'பணம் செலுத்திவிட்டேன், பக்கம் இன்னும் காத்திருக்கிறது.',
            answer:
              '“{labelCheckPayment}” என்பதை அழுத்துங்கள். பணம் வந்ததைப் பணம் பெறும் நிறுவனம் உறுதிசெய்ததும் ஆர்டர் தொடரும். ஆர்டர் காலாவதியான பிறகு பணம் வந்தால், பொருள் இருந்தால் ஆர்டரை மீண்டும் எடுத்துக்கொள்வோம்; இல்லையெனில் பணத்தைத் திருப்பி அனுப்புவோம்.',
          },
          {
            question: 'வரிகள் உட்பட்டவையா?',
            answer: 'ஆம். எல்லா விலைகளும் அனைத்து வரிகளும் உட்பட்டவை; GST வசூலிக்கும்போது அது பில்லில் தெரியும்.',
          },
        ],
      },
      {
        heading: 'ரத்து செய்தலும் பணம் திரும்பப் பெறுதலும்',
        blocks: [
          {
            question: 'ரத்து செய்யலாமா?',
            answer:
              'ஆம், கட்டணம் இல்லாமல். ஆர்டரைப் பேக் செய்யத் தொடங்கும் வரை, அதாவது “{statusConfirmed}” நிலை வரை ரத்து செய்யலாம். பொத்தான் ஆர்டரின் பக்கத்தில் உள்ளது.',
          },
          {
            question: 'பணம் எப்படித் திரும்பக் கிடைக்கும்?',
            answer:
              'பணம் செலுத்திய ஆர்டர் ரத்தானதும், முழுத் தொகையும் செலுத்திய கணக்கிற்கே தானாகத் திரும்ப அனுப்பப்படும். {refundTime}',
          },
          {
            question: 'பாக்கெட் சேதமாகி, கெட்டு, அல்லது மாறி வந்துள்ளது.',
            answer:
              'பெற்ற {complaintHours} மணி நேரத்திற்குள், முடிந்தால் புகைப்படத்துடன் தெரிவியுங்கள்; புதிய பாக்கெட் வேண்டுமா, பணம் திரும்ப வேண்டுமா என்று நீங்களே தேர்வு செய்யலாம். [உதவி](/support) பக்கத்தில் எழுதுங்கள்< அல்லது {phone} எண்ணை அழையுங்கள்>. பின்னர்தான் தெரியும் குறையையும் சரிசெய்வோம்.',
          },
          {
            question: 'உங்கள் பதில் திருப்தி தரவில்லை.',
            answer:
              '[உதவி](/support) பக்கத்தில் புகார் எழுதுங்கள்: டிக்கெட் எண் உடனேயும், ஒப்புகை 48 மணி நேரத்திற்குள்ளும், முடிவு ஒரு மாதத்திற்குள்ளும் கிடைக்கும்.',
          },
        ],
      },
      {
        heading: 'உங்கள் தரவு',
        blocks: [
          {
            question: 'என்னைப் பற்றி எதை வைத்திருக்கிறீர்கள்?',
            answer:
              'ஆர்டருக்குத் தேவையானவை மட்டும்: எண், பெயர், மின்னஞ்சல், முகவரிகள், ஆர்டர்கள். எதற்காக, எவ்வளவு காலம் என்பது உட்பட எல்லாம் [தனியுரிமைக் கொள்கையில்](/privacy-policy) உள்ளது.',
          },
          {
            question: 'நகல் பெறுவது, அழிப்பது எப்படி?',
            answer:
              'உங்கள் [சுயவிவரத்தில்](/profile): “{labelDownloadData}” நகலைத் தரும், “{labelEraseAccount}” கணக்கை அழிக்கும். வரிச் சட்டம் கேட்பவை மட்டும், உங்கள் பெயர் இல்லாமல் இருக்கும்.',
          },
        ],
      },
      {
        heading: 'பொருட்கள்',
        blocks: [
          {
            question: 'இது இயற்கை விளைபொருளா, எப்படி அறிவது?',
            answer:
              'ஜைவிக் பாரத் (Jaivik Bharat) முத்திரையைப் பாருங்கள்: NPOP அல்லது PGS-India சான்றிதழ் பதிவில் உள்ள பொருளில் மட்டுமே, அதன் எண்ணுடன் அச்சிடுகிறோம். மேலும் [எங்கள் கதை](/our-story) பக்கத்தில்.',
          },
          {
            question: 'சில பொருட்களுக்கு ஊட்டச்சத்து மதிப்புகள் ஏன் இல்லை?',
            answer: 'அவை இன்னும் அளக்கப்படவில்லை. ஆதாரம் உள்ள மதிப்பை மட்டுமே தருகிறோம்.',
          },
          {
            question: 'சிறுதானியத்தை எப்படிச் சமைப்பது?',
            answer:
              'ஒவ்வொரு பொருளின் பக்கத்திலும் படிகள் உள்ளன. பொதுவாக: கழுவி, 20 முதல் 30 நிமிடம் ஊற வைத்து, 1 கப்புக்கு 2.5 கப் தண்ணீர் சேர்க்கவும்.',
          },
          {
            question: 'தானியம் கெடாமல் வைப்பது எப்படி?',
            answer:
              'ஈரமின்றி, குளிர்ச்சியாக, மூடி வையுங்கள். மாவும் மிக்ஸும் திறந்த ஒரு மாதத்திற்குள் நன்றாக இருக்கும்; கோடையில் குளிர்பதனப் பெட்டியில் வையுங்கள்.',
          },
          {
            question: 'எனக்கு ஒவ்வாமை உண்டு.',
            answer:
              'ஒவ்வொரு பொருளின் பக்கத்திலும் ஒவ்வாமை ஏற்படுத்துபவை குறிக்கப்பட்டுள்ளன. பல தானியங்கள் கோதுமை, சோயா, எள், நிலக்கடலை, கடுகு கையாளப்படும் இடத்திலேயே சுத்தம் செய்து அரைக்கப்படுகின்றன.',
          },
        ],
      },
      {
        heading: 'வேறு ஏதாவது?',
        blocks: [
          'எழுதுங்கள் அல்லது அழையுங்கள்: கடையினரே பதில் சொல்வார்கள். {hours}.',
          { action: 'உதவிப் பக்கம்', route: 'support' },
        ],
      },
    ],
  },
  hi: {
    title: 'अक्सर पूछे जाने वाले सवाल',
    intro: 'जो सबसे ज़्यादा पूछा जाता है, उसके छोटे जवाब। बाक़ी के लिए [सहायता](/support) पेज है।',
    sections: [
      {
        heading: 'ऑर्डर करना',
        blocks: [
          {
            question: 'क्या खाता ज़रूरी है?',
            isOpen: true,
            answer:
              'बिना खाते के आप देख सकते हैं और कार्ट भर सकते हैं। ऑर्डर के लिए अपने मोबाइल नंबर से लॉग इन करें: हम {codeDigits} अंकों का कोड भेजते हैं जो {codeMinutes} मिनट चलता है। कोई पासवर्ड नहीं है।',
          },
          {
            question: 'कोड नहीं आया। अब क्या करें?',
            answer:
              'थोड़ा रुककर “{labelResendCode}” दबाएँ। फिर भी न आए तो नंबर जाँचें: उसके पास का संपादन चिह्न आपको वापस ले जाता है।',
          },
          {
            question: 'क्या कोई न्यूनतम ऑर्डर है?',
            answer: 'हाँ, कार्ट के सामान का {minimum}।',
          },
          {
            question: 'अतिरिक्त सेवाएँ क्या हैं?',
            answer:
              'हर पैक के साथ ली जा सकने वाली छोटी सेवाएँ, जैसे उपहार डिब्बा या पिसाई। पहले से कुछ नहीं चुना होता, और हर एक की क़ीमत दिखती है।',
          },
          {
            question: 'कूपन कैसे लगाएँ?',
            answer: 'कार्ट में उसका कोड लिखें। एक ऑर्डर पर एक कूपन लगता है; कितना घटा, या वह क्यों नहीं लगा, यह बिल बताता है।',
          },
          {
            question: 'क्या ऑर्डर बदल सकते हैं?',
            answer:
              'वही ऑर्डर नहीं बदला जा सकता। जब तक रद्द हो सकता है, बिना शुल्क रद्द करके फिर ऑर्डर करें<; उसके बाद {phone} पर फ़ोन करें>।',
          },
        ],
      },
      {
        heading: 'डिलीवरी',
        blocks: [
          {
            question: 'आप कहाँ और कब पहुँचाते हैं?',
            answer:
              '{promise}। जगह चुनने वाली खिड़की में देखें कि आपकी जगह हमारे क्षेत्र में है या नहीं; पूरा क्षेत्र [इस पेज](/where-we-deliver) पर है।',
          },
          {
            question: 'डिलीवरी का ख़र्च कितना है?',
            answer: 'एक ऑर्डर पर {charge}<, और {freeFrom} से मुफ़्त>। भुगतान से पहले बिल में दिखता है।',
          },
          {
            question: 'घर पर कोई न हो तो?',
            answer:
              'हम पते के नंबर पर फ़ोन करते हैं और बिना शुल्क एक बार फिर आते हैं। तब भी न मिलें तो सामान लौट आता है, और उसके लिए दिया पैसा हम लौटा देते हैं।',
          },
          {
            question: 'देर से आए तो?',
            answer: 'वादे के बाद आने वाला ऑर्डर लेना ज़रूरी नहीं: दरवाज़े पर या [सहायता](/support) पर कह दें, पूरा पैसा लौटेगा।',
          },
          {
            question: 'सामान कितना ताज़ा मिलेगा?',
            answer:
              'आप तक पहुँचते समय उसकी कम से कम {freshPercent}% अवधि या {freshDays} दिन बचे होते हैं। हर उत्पाद का पेज बताता है कि पैकिंग से वह कितने दिन टिकता है।',
          },
        ],
      },
      {
        heading: 'भुगतान',
        blocks: [
          {
            question: 'भुगतान कैसे करें?',
            answer:
              '{waysToPay} कार्ट में दिखे तो दरवाज़े पर भी, नकद या UPI से। पहले चुकाएँ तो {paymentMinutes} मिनट के अंदर भुगतान करें; उसके बाद ऑर्डर समाप्त हो जाता है और सामान फिर बिक्री में आ जाता है। एक बार में ज़्यादा से ज़्यादा {paymentLimit} चुकाए जा सकते हैं: उससे बड़े ऑर्डर को दो में बाँट लें।',
          },
          {
            question: 'मैंने भुगतान कर दिया, पेज अब भी रुका है।',
            answer:
              '“{labelCheckPayment}” दबाएँ। भुगतान कंपनी के पैसे की पुष्टि करते ही ऑर्डर आगे बढ़ता है। ऑर्डर समाप्त होने के बाद पैसा आए, तो सामान होने पर हम ऑर्डर फिर ले लेते हैं, नहीं तो पैसा लौटा देते हैं।',
          },
          {
            question: 'क्या कर शामिल हैं?',
            answer: 'हाँ। हर क़ीमत में सभी कर शामिल हैं, और जहाँ हम GST लेते हैं वह बिल में दिखता है।',
          },
        ],
      },
      {
        heading: 'रद्द करना और रिफ़ंड',
        blocks: [
          {
            question: 'क्या ऑर्डर रद्द कर सकते हैं?',
            answer: 'हाँ, बिना शुल्क, जब तक हम पैकिंग शुरू न करें: यानी “{statusConfirmed}” स्थिति तक। बटन ऑर्डर के पेज पर है।',
          },
          {
            question: 'पैसे वापस कैसे मिलेंगे?',
            answer:
              'भुगतान किया हुआ ऑर्डर रद्द होते ही पूरी रकम उसी खाते में अपने आप लौटाई जाती है जिससे भुगतान हुआ था। {refundTime}',
          },
          {
            question: 'पैक टूटा, ख़राब या ग़लत आया है।',
            answer:
              'डिलीवरी के {complaintHours} घंटे के अंदर बताएँ, हो सके तो फ़ोटो के साथ, और चुनें कि नया पैक चाहिए या पैसे वापस। [सहायता](/support) पर लिखें< या {phone} पर फ़ोन करें>। जो कमी बाद में ही दिखे, उसे भी हम ठीक करते हैं।',
          },
          {
            question: 'मैं आपके जवाब से संतुष्ट नहीं हूँ।',
            answer: '[सहायता](/support) पर शिकायत लिखें: टिकट नंबर तुरंत, पावती 48 घंटे में और निर्णय एक महीने में मिलता है।',
          },
        ],
      },
      {
        heading: 'आपका डेटा',
        blocks: [
          {
            question: 'आप मेरे बारे में क्या रखते हैं?',
            answer:
              'जो ऑर्डर के लिए चाहिए: नंबर, नाम, ईमेल, पते, ऑर्डर। क्या, किसलिए और कितने समय, सब [गोपनीयता नीति](/privacy-policy) में है।',
          },
          {
            question: 'उसकी प्रति कैसे लूँ, या मिटाऊँ?',
            answer:
              'अपनी [प्रोफ़ाइल](/profile) में: “{labelDownloadData}” प्रति देता है, “{labelEraseAccount}” खाता मिटाता है। केवल वही रहता है जो कर क़ानून माँगे, आपके नाम के बिना।',
          },
        ],
      },
      {
        heading: 'सामान',
        blocks: [
          {
            question: 'कैसे जानूँ कि यह ऑर्गेनिक है?',
            answer:
              'जैविक भारत (Jaivik Bharat) का चिह्न देखें: हम उसे केवल वहाँ छापते हैं जहाँ NPOP या PGS-India का प्रमाणपत्र दर्ज है, उसके नंबर के साथ। और [हमारी कहानी](/our-story) में।',
          },
          {
            question: 'कुछ उत्पादों पर पोषण के मान क्यों नहीं हैं?',
            answer: 'क्योंकि उन्हें अभी किसी ने मापा नहीं है। हम वही मान देते हैं जिसका स्रोत हो।',
          },
          {
            question: 'मिलेट कैसे पकाएँ?',
            answer: 'हर उत्पाद के पेज पर तरीक़ा है। आम तौर पर: धोएँ, 20 से 30 मिनट भिगोएँ, और 1 कप में 2.5 कप पानी डालें।',
          },
          {
            question: 'अनाज ताज़ा कैसे रखें?',
            answer: 'सूखा, ठंडा और बंद। आटा और मिक्स खोलने के एक महीने के अंदर सबसे अच्छे रहते हैं; गर्मी में फ़्रिज में रखें।',
          },
          {
            question: 'मुझे एलर्जी है।',
            answer:
              'हर उत्पाद के पेज पर एलर्जी कारक लिखे हैं। कई अनाज वहीं साफ़ और पीसे जाते हैं जहाँ गेहूँ, सोया, तिल, मूँगफली और सरसों भी रखे जाते हैं।',
          },
        ],
      },
      {
        heading: 'कुछ और पूछना है?',
        blocks: ['लिखें या फ़ोन करें: दुकान के लोग ही जवाब देते हैं। {hours}।', { action: 'सहायता पेज पर जाएँ', route: 'support' }],
      },
    ],
  },
};
