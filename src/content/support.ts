import type { PageContent } from './pageText';

export const support: PageContent = {
  en: {
    title: 'Support',
    intro: 'Is something missing, late or unclear? Write or call: a person at {storeName} will help.',
    picture: 'delivery',
    sections: [
      { heading: 'How to reach us', blocks: [{ card: 'contact' }] },
      {
        heading: 'Quick help',
        blocks: [
          {
            list: [
              '**Where is my order?** [Your orders](/profile/orders) show every step with its time.',
              '**Cancel or refund:** [open the order](/profile/orders); until we start packing it, you can cancel it there free of charge.',
              '**Paid, but the order is still waiting:** choose “{labelCheckPayment}” on its page. Money that arrives too late is refunded.',
              '**A damaged, spoiled or wrong pack:** tell us within {complaintHours} hours of delivery, with the order number.',
              'More answers are in the [FAQ](/faq).',
            ],
          },
        ],
      },
      {
        heading: 'Write to us',
        blocks: ['You get a ticket number at once, and an answer within 48 hours.', { form: 'support' }],
      },
      {
        heading: 'Grievances',
        blocks: [
          'If our reply does not satisfy you, or you would rather complain right away, choose “grievance” in the form above or write to the grievance officer directly. You get a ticket number, an acknowledgement within 48 hours, and a decision within one month. It costs nothing.',
          { card: 'grievance' },
          'You can also turn to the [National Consumer Helpline](https://consumerhelpline.gov.in) (call [1915](tel:1915)), for food safety to [FSSAI’s complaints page](https://foscos.fssai.gov.in/consumergrievance) or its app Food Safety Connect< (our FSSAI licence is {fssai})>, and to the consumer commission of your district.',
        ],
      },
    ],
  },
  ta: {
    title: 'உதவி',
    intro: 'ஏதாவது குறைகிறதா, தாமதமா, புரியவில்லையா? எழுதுங்கள் அல்லது அழையுங்கள்: {storeName} கடையினரே பதில் சொல்வார்கள்.',
    picture: 'delivery',
    sections: [
      { heading: 'எங்களைத் தொடர்புகொள்ள', blocks: [{ card: 'contact' }] },
      {
        heading: 'உடனடி உதவி',
        blocks: [
          {
            list: [
              '**என் ஆர்டர் எங்கே?** [உங்கள் ஆர்டர்கள்](/profile/orders) பக்கம் ஒவ்வொரு படியையும் நேரத்துடன் காட்டும்.',
              '**ரத்து செய்ய, பணம் திரும்பப் பெற:** [ஆர்டரைத் திறங்கள்](/profile/orders); பேக் செய்யத் தொடங்கும் வரை அங்கேயே கட்டணமின்றி ரத்து செய்யலாம்.',
              '**பணம் செலுத்தியும் ஆர்டர் காத்திருந்தால்:** அதன் பக்கத்தில் “{labelCheckPayment}” என்பதை அழுத்துங்கள். தாமதமாக வரும் பணம் திருப்பி அனுப்பப்படும்.',
              '**சேதமான, கெட்ட, மாறிய பாக்கெட்:** பெற்ற {complaintHours} மணி நேரத்திற்குள் ஆர்டர் எண்ணுடன் தெரிவியுங்கள்.',
              'மேலும் பதில்கள் [கேள்விகள்](/faq) பக்கத்தில் உள்ளன.',
            ],
          },
        ],
      },
      {
        heading: 'எங்களுக்கு எழுத',
        blocks: ['டிக்கெட் எண் உடனே கிடைக்கும்; 48 மணி நேரத்திற்குள் பதில் வரும்.', { form: 'support' }],
      },
      {
        heading: 'குறைதீர்ப்பு',
        blocks: [
          'எங்கள் பதில் திருப்தி தராவிட்டால், அல்லது உடனே புகார் செய்ய விரும்பினால்: மேலே உள்ள படிவத்தில் புகாரைத் தேர்வு செய்யுங்கள், அல்லது குறைதீர்ப்பு அலுவலருக்கு நேரடியாக எழுதுங்கள். டிக்கெட் எண்ணும், 48 மணி நேரத்திற்குள் ஒப்புகையும், ஒரு மாதத்திற்குள் முடிவும் கிடைக்கும். கட்டணம் எதுவும் இல்லை.',
          { card: 'grievance' },
          '[தேசிய நுகர்வோர் உதவி மையத்தையும்](https://consumerhelpline.gov.in) (தொலைபேசி [1915](tel:1915)), உணவுப் பாதுகாப்புக்கு [FSSAI புகார் பக்கத்தையும்](https://foscos.fssai.gov.in/consumergrievance) அதன் Food Safety Connect செயலியையும்< (எங்கள் FSSAI உரிமம் {fssai})>, உங்கள் மாவட்ட நுகர்வோர் ஆணையத்தையும் அணுகலாம்.',
        ],
      },
    ],
  },
  hi: {
    title: 'सहायता',
    intro: 'कुछ कम है, देर से है या समझ में नहीं आया? लिखें या फ़ोन करें: {storeName} के लोग जवाब देते हैं।',
    picture: 'delivery',
    sections: [
      { heading: 'हमसे संपर्क करें', blocks: [{ card: 'contact' }] },
      {
        heading: 'तुरंत मदद',
        blocks: [
          {
            list: [
              '**मेरा ऑर्डर कहाँ है?** [आपके ऑर्डर](/profile/orders) में हर चरण का समय दिखता है।',
              '**रद्द या वापसी:** [ऑर्डर खोलें](/profile/orders); पैकिंग शुरू होने तक वहीं बिना शुल्क रद्द कर सकते हैं।',
              '**भुगतान हो गया पर ऑर्डर रुका है:** उसके पेज पर “{labelCheckPayment}” दबाएँ। देर से आया पैसा लौटा दिया जाता है।',
              '**टूटा, ख़राब या ग़लत पैक:** डिलीवरी के {complaintHours} घंटे के अंदर ऑर्डर नंबर के साथ बताएँ।',
              'बाक़ी जवाब [सवालों](/faq) के पेज पर हैं।',
            ],
          },
        ],
      },
      {
        heading: 'हमें लिखें',
        blocks: ['टिकट नंबर तुरंत मिलता है, और 48 घंटे के अंदर जवाब।', { form: 'support' }],
      },
      {
        heading: 'शिकायत',
        blocks: [
          'हमारे जवाब से संतुष्ट न हों, या सीधे शिकायत करना चाहें: ऊपर के फ़ॉर्म में शिकायत चुनें, या ख़ुद शिकायत अधिकारी को लिखें। आपको टिकट नंबर, 48 घंटे के अंदर पावती और एक महीने के अंदर निर्णय मिलता है। इसका कोई शुल्क नहीं है।',
          { card: 'grievance' },
          'आप [राष्ट्रीय उपभोक्ता हेल्पलाइन](https://consumerhelpline.gov.in) (फ़ोन [1915](tel:1915)) पर, खाद्य सुरक्षा के लिए [FSSAI के शिकायत पेज](https://foscos.fssai.gov.in/consumergrievance) या उसके ऐप Food Safety Connect पर< (हमारा FSSAI लाइसेंस {fssai} है)>, और अपने ज़िले के उपभोक्ता आयोग में भी शिकायत कर सकते हैं।',
        ],
      },
    ],
  },
};
