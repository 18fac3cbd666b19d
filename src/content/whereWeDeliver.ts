import type { PageContent } from './pageText';

export const whereWeDeliver: PageContent = {
  en: {
    title: 'Where we deliver',
    intro: '{storeName} delivers to your door in {city}. The map shows how far we come today.',
    sections: [
      {
        heading: 'Our delivery area',
        blocks: [
          'We deliver to every address inside the border. Choose yours [on the map](/where-we-deliver?location=1): you see at once whether we come to it.',
          '{promise}. Each bill shows what delivery costs before you pay.',
        ],
        aside: { card: 'area' },
      },
      { heading: 'Places that we deliver to', blocks: [{ card: 'localities' }] },
      {
        heading: 'We don’t come to you yet?',
        blocks: [
          'Leave your number and your place. We count who waits where, and that decides where we go next. Once we deliver there, we write to you: one time.',
          { form: 'waitlist' },
          'Until then we deliver to any other address inside the area: an office, a friend, your parents.',
        ],
      },
    ],
  },
  ta: {
    title: 'எங்கே டெலிவரி செய்கிறோம்',
    intro: '{storeName} {city} நகரில் வீடு தேடி டெலிவரி செய்கிறது. இன்று எதுவரை வருகிறோம் என்பதை வரைபடம் காட்டுகிறது.',
    sections: [
      {
        heading: 'எங்கள் டெலிவரிப் பகுதி',
        blocks: [
          'கோட்டுக்குள் இருக்கும் எந்த முகவரிக்கும் டெலிவரி உண்டு. உங்கள் முகவரியை [வரைபடத்தில்](/where-we-deliver?location=1) தேர்வு செய்யுங்கள்: நாங்கள் வருகிறோமா என உடனே தெரியும்.',
          '{promise}. டெலிவரிக் கட்டணம் எவ்வளவு என்பது பணம் செலுத்தும் முன் ஒவ்வொரு பில்லிலும் இருக்கும்.',
        ],
        aside: { card: 'area' },
      },
      { heading: 'டெலிவரி செய்யும் இடங்கள்', blocks: [{ card: 'localities' }] },
      {
        heading: 'உங்கள் பகுதிக்கு இன்னும் வரவில்லையா?',
        blocks: [
          'உங்கள் எண்ணையும் பகுதியையும் எழுதுங்கள். எங்கே எத்தனை பேர் காத்திருக்கிறார்கள் என்று பார்த்தே அடுத்த பகுதியை முடிவு செய்கிறோம். அங்கே டெலிவரி தொடங்கியதும் உங்களுக்குத் தெரிவிப்போம்: ஒரு முறை மட்டும்.',
          { form: 'waitlist' },
          'அதுவரை பகுதிக்குள் இருக்கும் வேறு முகவரிக்கு டெலிவரி செய்வோம்: அலுவலகம், நண்பர் வீடு, பெற்றோர் வீடு.',
        ],
      },
    ],
  },
  hi: {
    title: 'हम कहाँ डिलीवरी करते हैं',
    intro: '{storeName} {city} में घर तक डिलीवरी करता है। आज हम कहाँ तक आते हैं, नक़्शा दिखाता है।',
    sections: [
      {
        heading: 'हमारा डिलीवरी क्षेत्र',
        blocks: [
          'रेखा के भीतर के हर पते पर डिलीवरी होती है। अपना पता [नक़्शे पर](/where-we-deliver?location=1) चुनें: तुरंत दिख जाएगा कि हम वहाँ आते हैं या नहीं।',
          '{promise}। डिलीवरी का ख़र्च भुगतान से पहले हर बिल पर लिखा होता है।',
        ],
        aside: { card: 'area' },
      },
      { heading: 'जहाँ हम डिलीवरी करते हैं', blocks: [{ card: 'localities' }] },
      {
        heading: 'अभी आपके यहाँ नहीं आते?',
        blocks: [
          'अपना नंबर और अपनी जगह लिख दें। कहाँ कितने लोग इंतज़ार कर रहे हैं, यह देखकर हम अगली जगह चुनते हैं। वहाँ डिलीवरी शुरू होते ही हम आपको बताएँगे: सिर्फ़ एक बार।',
          { form: 'waitlist' },
          'तब तक हम क्षेत्र के भीतर के किसी और पते पर डिलीवरी कर सकते हैं: दफ़्तर, दोस्त या माता-पिता के यहाँ।',
        ],
      },
    ],
  },
};
