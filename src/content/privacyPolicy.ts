import type { Language } from '../../contract/constants';
import { RETENTION } from '../../contract/retentionConstants';
import type { PageContent } from './pageText';

const { enquiries, evidencePhotos, messages, orderHistory, staffActions, toldWaitlist, waitlist } = RETENTION;

/** What the shop deletes by itself, and after how long. */
const deleted: Record<Language, Record<keyof typeof RETENTION, string>> = {
  en: {
    enquiries: `**What you wrote to us:** ${enquiries.years} years, as long as a complaint can be brought before a consumer commission; less if you ask.`,
    waitlist: `**A place that you asked us to come to, with your number:** ${waitlist.years} year; less if you ask.`,
    toldWaitlist: `**The same, once we told you that we come:** ${toldWaitlist.days} days.`,
    messages: `**Messages that we sent you:** ${messages.years} year, as the data protection rules ask.`,
    evidencePhotos: `**Photos of a delivery or a complaint:** ${evidencePhotos.days} days.`,
    orderHistory: `**Steps of an order, and what payment providers reported:** ${orderHistory.years} years after it was closed, as long as a claim can be brought.`,
    staffActions: `**Which of our people did what with an order:** ${staffActions.financialYears} financial years, as company law asks of books.`,
  },
  ta: {
    enquiries: `**எங்களுக்கு எழுதியவை:** ${enquiries.years} ஆண்டுகள், அதாவது நுகர்வோர் ஆணையத்தில் புகார் செய்யக்கூடிய காலம் வரை; கேட்டால் முன்பே.`,
    waitlist: `**நாங்கள் வர வேண்டும் என நீங்கள் கேட்ட பகுதியும் உங்கள் எண்ணும்:** ${waitlist.years} ஆண்டு; கேட்டால் முன்பே.`,
    toldWaitlist: `**வருகிறோம் எனத் தெரிவித்த பின் அவை:** ${toldWaitlist.days} நாட்கள்.`,
    messages: `**உங்களுக்கு நாங்கள் அனுப்பிய செய்திகள்:** ${messages.years} ஆண்டு, தரவுப் பாதுகாப்பு விதிகள் கேட்பதால்.`,
    evidencePhotos: `**டெலிவரி அல்லது புகாரின் புகைப்படங்கள்:** ${evidencePhotos.days} நாட்கள்.`,
    orderHistory: `**ஆர்டரின் நிலை மாற்றங்களும், பணம் பெறும் நிறுவனங்கள் தெரிவித்தவையும்:** ஆர்டர் முடிந்து ${orderHistory.years} ஆண்டுகள், அதாவது உரிமை கோரக்கூடிய காலம் வரை.`,
    staffActions: `**எங்கள் பணியாளர்களில் யார் ஓர் ஆர்டரில் என்ன செய்தார்கள்:** கணக்குப் புத்தகங்களுக்கு நிறுவனச் சட்டம் கேட்பதால் ${staffActions.financialYears} நிதியாண்டுகள்.`,
  },
  hi: {
    enquiries: `**हमें लिखी बातें:** ${enquiries.years} साल, यानी जब तक उपभोक्ता आयोग में शिकायत हो सकती है; आप कहें तो पहले।`,
    waitlist: `**जहाँ आपने हमें बुलाया वह जगह और आपका नंबर:** ${waitlist.years} साल; आप कहें तो पहले।`,
    toldWaitlist: `**वही, जब हम बता चुके कि हम आ गए:** ${toldWaitlist.days} दिन।`,
    messages: `**हमारे भेजे संदेश:** ${messages.years} साल, जैसा डेटा संरक्षण नियम कहते हैं।`,
    evidencePhotos: `**डिलीवरी या शिकायत की फ़ोटो:** ${evidencePhotos.days} दिन।`,
    orderHistory: `**ऑर्डर के चरण, और भुगतान कंपनियों ने जो बताया:** ऑर्डर पूरा होने के ${orderHistory.years} साल बाद तक, यानी जब तक दावा हो सकता है।`,
    staffActions: `**हमारे किस कर्मचारी ने ऑर्डर पर क्या किया:** ${staffActions.financialYears} वित्त वर्ष, जैसा कंपनी क़ानून बहीखातों के लिए कहता है।`,
  },
};

export const privacyPolicy: PageContent = {
  en: {
    title: 'Privacy policy',
    intro:
      'Which of your data {storeName} keeps, why, for how long, and what you can ask for under the Digital Personal Data Protection Act, 2023.',
    sections: [
      {
        heading: 'Who is responsible',
        blocks: [
          '{legalName}<, {address}>. For questions about your data, write to the {grievanceDesignation}<, {grievanceName}><, {grievanceEmail}><, {grievancePhone}>, or use the form on [Support](/support).',
        ],
      },
      {
        heading: 'What we keep, and why',
        blocks: [
          {
            list: [
              '**Mobile number:** to log you in with a one-time code, and to reach you about an order.',
              '**Name and e-mail:** for your orders and bills.',
              '**A photo**, if you add one: only to show it to you in your profile. You can remove it there.',
              '**Delivery addresses** with their point on the map, and the receiver’s name and phone number if you give them: to deliver your order.',
              '**Orders, bills and the reference of each payment:** to fulfil them, and because tax law requires us to keep them. We never see your UPI PIN or bank details.',
              '**A place that we don’t deliver to yet**, with your number, if you ask us to: to write to you once, when we do.',
              '**Your ratings** of products, with photos if you add some: everybody reads them with your first name and an initial, until you change or withdraw them. If your account is erased, they stay without a name, and the photos go. Three days after a delivery we ask you for one once, unless you switched off how your order gets on.',
              '**Your wishlist, and sold-out packs that you wait for:** to show them to you, and to write to you once when a pack is back; until you remove them. Before you log in, the wishlist is in your browser alone.',
              '**What you write to us** on [Support](/support) or [Franchise](/franchise), with your name, number or e-mail and language: to answer it.',
              '**Your network address**, only as a scrambled code and for one hour: so that no one can flood us with requests for codes or with messages. In a log of attacks, it and your number stay scrambled.',
              '**What those who work for us note** about your orders and wishes, and why we take no new orders from you, if we don’t: so that each of them can serve you. You get it with the copy of your data.',
              '**Where you are logged in:** the names of the browser and device, and the dates, so that you can see these logins and end them in your [profile](/profile).',
            ],
          },
          'You give your consent when you create your account; it covers these purposes and no others. What you write to us, you give us voluntarily, so that we can reply. We send no advertising, build no profiles, and tick no box for you.',
        ],
      },
      {
        heading: 'Your location',
        blocks: [
          'Your browser asks you before it tells us where you are, and only when you choose Current Location. We keep a place only when you save it as an address.',
        ],
      },
      {
        heading: 'What stays in your browser',
        blocks: [
          'Your login, your cart, the chosen address and, until you log out, the number that you typed: so that they are there when you come back. Cookies remember the language and the colours that you chose, and nothing else. There are no third-party trackers. Logging out removes everything but these cookies and a random number that tells us this browser has logged in before, so that strangers cannot stop you from getting codes.',
        ],
      },
      {
        heading: 'Who else sees it',
        blocks: [
          'Those who work for us and need it: the SMS service (your number and the code), the payment provider (amount and order number), the map service (the part of the map you look at, and your network address), and the rider who delivers (address, name, phone). No one gets it for advertising, and we sell nothing. Authorities get what the law requires.',
        ],
      },
      {
        heading: 'How long',
        blocks: [
          {
            list: [
              '**Codes:** {codeMinutes} minutes, and only scrambled. An unfinished registration: one day. A login ends {loginDays} days after your last visit, or half a year after it began.',
              '**Account, photo, addresses and notes about you:** until you erase them.',
              ...Object.values(deleted.en),
              '**Orders and bills:** as long as tax law requires. Once you have erased your account, orders can no longer be linked to you.',
              '**Invoices and credit notes**, with the name, telephone number and address they were made out to: until the end of the seventh year after the financial year, as tax law requires, even after you have erased your account. Then we remove these.',
            ],
          },
        ],
      },
      {
        heading: 'What you can ask for',
        blocks: [
          {
            list: [
              '**To see your data and get a copy:** “{labelDownloadData}” in your [profile](/profile). We also tell you whom we gave it to.',
              '**To correct or complete it:** most of it yourself, in your [profile](/profile).',
              '**To have it erased:** “{labelEraseAccount}” in your [profile](/profile) does so at once, provided that no order or refund of yours is under way. For tax reasons the products, amounts and area of your orders stay without your name, and the invoices as they were made out.',
              '**To withdraw your consent**, as easily as you gave it: with the same button<, or with one message to {grievanceEmail}>. What was done before stays lawful; without your number we can take no orders from you.',
              '**To name someone** who may exercise your rights if you cannot.',
            ],
          },
          'We answer within a month. If your data is ever lost or gets into the wrong hands, we tell you and the Data Protection Board without delay. If you are not satisfied with our reply, you can turn to the Data Protection Board of India.',
        ],
      },
      {
        heading: 'Children',
        blocks: [
          'The shop is for adults. We do not knowingly keep data of anyone under 18 without a parent’s consent.',
        ],
      },
    ],
  },
  ta: {
    title: 'தனியுரிமைக் கொள்கை',
    intro:
      'உங்கள் தரவுகளில் எவற்றை {storeName} வைத்திருக்கிறது, ஏன், எவ்வளவு காலம், டிஜிட்டல் தனிநபர் தரவுப் பாதுகாப்புச் சட்டம் 2023-ன்படி நீங்கள் என்ன கேட்கலாம்.',
    sections: [
      {
        heading: 'யார் பொறுப்பு',
        blocks: [
          '{legalName}<, {address}>. உங்கள் தரவு பற்றி எழுத: {grievanceDesignation}<, {grievanceName}><, {grievanceEmail}><, {grievancePhone}>, அல்லது [உதவி](/support) பக்கத்தின் படிவம்.',
        ],
      },
      {
        heading: 'எதை வைத்திருக்கிறோம், எதற்காக',
        blocks: [
          {
            list: [
              '**கைபேசி எண்:** OTP மூலம் உள்நுழைய, ஆர்டர் பற்றித் தொடர்புகொள்ள.',
              '**பெயரும் மின்னஞ்சலும்:** உங்கள் ஆர்டர்களுக்கும் பில்களுக்கும்.',
              '**நீங்கள் சேர்த்தால் ஒரு புகைப்படம்:** உங்கள் சுயவிவரத்தில் உங்களுக்குக் காட்ட மட்டும். அங்கேயே நீக்கலாம்.',
              '**வரைபடப் புள்ளியுடன் டெலிவரி முகவரிகள்**, நீங்கள் தந்தால் பெறுபவரின் பெயரும் தொலைபேசியும்: ஆர்டரைக் கொண்டு வர.',
              '**ஆர்டர்கள், பில்கள், செலுத்திய பணத்தின் குறிப்பு எண்:** அவற்றை நிறைவேற்ற, மற்றும் வரிச் சட்டம் வைத்திருக்கச் சொல்வதால். உங்கள் UPI PIN-ஐயோ வங்கி விவரங்களையோ நாங்கள் பார்ப்பதே இல்லை.',
              '**நாங்கள் இன்னும் டெலிவரி செய்யாத பகுதி**, உங்கள் எண்ணுடன், நீங்கள் கேட்டால்: டெலிவரி தொடங்கியதும் ஒரு முறை தெரிவிக்க.',
              '**பொருள்களுக்கு நீங்கள் தரும் மதிப்பீடுகள்**, சேர்த்தால் புகைப்படங்களும்: உங்கள் முதல் பெயரோடும் ஓர் எழுத்தோடும் எல்லோரும் படிப்பார்கள், நீங்கள் மாற்றும் அல்லது நீக்கும் வரை. கணக்கு அழிக்கப்பட்டால் அவை பெயரின்றி இருக்கும், புகைப்படங்கள் நீக்கப்படும். டெலிவரிக்கு மூன்று நாள் கழித்து ஒருமுறை கேட்போம், ஆர்டரின் நிலை பற்றிய செய்திகளை நீங்கள் நிறுத்தியிருந்தால் தவிர.',
              '**உங்கள் விருப்பப் பட்டியலும், தீர்ந்துபோனதால் நீங்கள் காத்திருக்கும் பேக்குகளும்:** உங்களுக்குக் காட்டவும், மீண்டும் வந்ததும் ஒருமுறை தெரிவிக்கவும்; நீங்கள் நீக்கும் வரை. உள்நுழையும் முன் பட்டியல் உங்கள் பிரவுசரில் மட்டுமே இருக்கும்.',
              '**[உதவி](/support) அல்லது [கிளை உரிமம்](/franchise) பக்கத்தில் நீங்கள் எழுதுவது**, உங்கள் பெயர், எண் அல்லது மின்னஞ்சல், மொழியுடன்: பதில் தர.',
              '**உங்கள் நெட்வொர்க் முகவரி**, மறைகுறியாக மட்டும், ஒரு மணி நேரத்திற்கு: OTP-களையோ செய்திகளையோ யாரும் குவிக்காமல் இருக்க. தாக்குதல்களின் பதிவேட்டில் அதுவும் உங்கள் எண்ணும் மறைகுறியாகவே இருக்கும்.',
              '**எங்கள் பணியாளர்கள் எழுதும் குறிப்புகள்:** உங்கள் ஆர்டர்கள், விருப்பங்கள் பற்றியவை; உங்களிடமிருந்து புதிய ஆர்டர் ஏற்காவிட்டால் அதன் காரணம்: எல்லாப் பணியாளரும் உங்களுக்குச் சேவை செய்ய. தரவின் நகலுடன் இவையும் கிடைக்கும்.',
              '**நீங்கள் உள்நுழைந்துள்ள சாதனங்கள்:** உலாவி, சாதனத்தின் பெயர்களும் நாட்களும்; உங்கள் [சுயவிவரத்தில்](/profile) பார்த்து முடிக்கலாம்.',
            ],
          },
          'கணக்கை உருவாக்கும்போது சம்மதம் தருகிறீர்கள்; அது இந்த நோக்கங்களுக்கு மட்டுமே. எங்களுக்கு எழுதுவதை, பதிலுக்காக நீங்களே விரும்பித் தருகிறீர்கள். விளம்பரம் அனுப்புவதில்லை; உங்களைப் பற்றி ஆய்வுக் குறிப்பு உருவாக்குவதில்லை; எதையும் உங்களுக்காக முன்பே தேர்வு செய்து வைப்பதில்லை.',
        ],
      },
      {
        heading: 'உங்கள் இருப்பிடம்',
        blocks: [
          'நீங்கள் தற்போதைய இடத்தைத் தேர்வு செய்யும்போது மட்டும், உங்கள் உலாவி உங்களிடம் கேட்ட பிறகே இடத்தைச் சொல்கிறது. அதை முகவரியாகச் சேமித்தால் மட்டுமே வைத்திருக்கிறோம்.',
        ],
      },
      {
        heading: 'உங்கள் உலாவியில் இருப்பவை',
        blocks: [
          'உங்கள் உள்நுழைவு, கூடை, தேர்வு செய்த முகவரி, வெளியேறும் வரை நீங்கள் எழுதிய எண்: மீண்டும் வரும்போது இருக்க வேண்டும் என்பதற்காக. நீங்கள் தேர்வு செய்த மொழியையும் தோற்றத்தையும் குக்கீகள் நினைவில் வைக்கின்றன, வேறு எதையும் இல்லை. பிறருடைய கண்காணிப்பு எதுவும் இல்லை. வெளியேறினால் அந்தக் குக்கீகளும், இந்த உலாவி முன்பு உள்நுழைந்தது என்பதைச் சொல்லும் ஒரு தற்செயல் எண்ணும் தவிர எல்லாம் நீங்கும்; அந்த எண் இருப்பதால், நீங்கள் OTP பெறுவதை அந்நியர்கள் தடுக்க முடியாது.',
        ],
      },
      {
        heading: 'வேறு யார் பார்க்கிறார்கள்',
        blocks: [
          'எங்களுக்காகப் பணியாற்றி, தேவை உள்ளவர்கள் மட்டும்: SMS சேவை (எண்ணும் OTP-யும்), பணம் பெறும் நிறுவனம் (தொகையும் ஆர்டர் எண்ணும்), வரைபடச் சேவை (நீங்கள் பார்க்கும் வரைபடப் பகுதியும் உங்கள் நெட்வொர்க் முகவரியும்), கொண்டு வருபவர் (முகவரி, பெயர், தொலைபேசி). விளம்பரத்திற்கு யாருக்கும் தருவதில்லை, எதையும் விற்பதில்லை. சட்டம் கேட்பதை அரசு அமைப்புகளுக்குத் தருவோம்.',
        ],
      },
      {
        heading: 'எவ்வளவு காலம்',
        blocks: [
          {
            list: [
              '**OTP:** {codeMinutes} நிமிடம், அதுவும் மறைகுறியாக மட்டும். முடிக்காத பதிவு: ஒரு நாள். கடைசி வருகைக்கு {loginDays} நாட்களுக்குப் பிறகு, அல்லது தொடங்கி அரை ஆண்டுக்குப் பிறகு உள்நுழைவு முடியும்.',
              '**கணக்கும் புகைப்படமும் முகவரிகளும் உங்களைப் பற்றிய குறிப்புகளும்:** நீங்கள் அழிக்கும் வரை.',
              ...Object.values(deleted.ta),
              '**ஆர்டர்களும் பில்களும்:** வரிச் சட்டம் கேட்கும் வரை. கணக்கை அழித்த பிறகு ஆர்டர்கள் யாருடையவை என்று அவற்றில் இருக்காது.',
              '**பில்களும் வரவுக் குறிப்புகளும்**, அவற்றில் உள்ள பெயர், தொலைபேசி எண், முகவரியுடன்: வரிச் சட்டம் கேட்பதால் நிதியாண்டு முடிந்து ஏழாம் ஆண்டின் இறுதி வரை, கணக்கை அழித்த பிறகும். அதன்பின் அவற்றை நீக்குவோம்.',
            ],
          },
        ],
      },
      {
        heading: 'நீங்கள் கேட்கக்கூடியவை',
        blocks: [
          {
            list: [
              '**உங்கள் தரவைப் பார்க்க, நகல் பெற:** உங்கள் [சுயவிவரத்தில்](/profile) “{labelDownloadData}”. யாருக்குத் தந்தோம் என்பதையும் சொல்வோம்.',
              '**திருத்த அல்லது முழுமையாக்க:** பெரும்பாலானவற்றை உங்கள் [சுயவிவரத்தில்](/profile) நீங்களே செய்யலாம்.',
              '**அழிக்க:** உங்கள் [சுயவிவரத்தில்](/profile) “{labelEraseAccount}”, நிலுவையில் ஆர்டரோ பணத் திருப்பலோ இல்லாதபோது உடனே அழிக்கும். வரிக்காக ஆர்டர்களின் பொருட்கள், தொகைகள், பகுதி உங்கள் பெயர் இல்லாமல் இருக்கும்; பில்கள் தந்தபடியே இருக்கும்.',
              '**தந்த சம்மதத்தை அதே எளிமையுடன் திரும்பப் பெற:** அதே பொத்தான்<, அல்லது {grievanceEmail} முகவரிக்கு ஒரு செய்தி> போதும். அதற்கு முன் செய்தவை சட்டப்படி செல்லும்; உங்கள் எண் இல்லாமல் உங்களிடம் ஆர்டர் பெற முடியாது.',
              '**உங்களால் முடியாதபோது உங்களுக்காகக் கேட்க ஒருவரை நியமிக்க.**',
            ],
          },
          'ஒரு மாதத்திற்குள் பதில் தருவோம். உங்கள் தரவு தொலைந்தாலோ தவறான கைக்குப் போனாலோ, உங்களுக்கும் இந்தியத் தரவுப் பாதுகாப்பு வாரியத்திற்கும் தாமதமின்றித் தெரிவிப்போம். திருப்தி இல்லையெனில் இந்தியத் தரவுப் பாதுகாப்பு வாரியத்தை அணுகலாம்.',
        ],
      },
      {
        heading: 'குழந்தைகள்',
        blocks: ['இந்தக் கடை பெரியவர்களுக்கானது. பெற்றோரின் சம்மதம் இன்றி 18 வயதுக்குட்பட்டவர்களின் தரவை அறிந்தே வைத்திருப்பதில்லை.'],
      },
    ],
  },
  hi: {
    title: 'गोपनीयता नीति',
    intro:
      '{storeName} आपका कौन-सा डेटा रखता है, क्यों, कितने समय, और डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 के तहत आप क्या माँग सकते हैं।',
    sections: [
      {
        heading: 'कौन ज़िम्मेदार है',
        blocks: [
          '{legalName}<, {address}>। अपने डेटा के बारे में {grievanceDesignation}< {grievanceName}> को लिखें<, {grievanceEmail}><, {grievancePhone}>, या [सहायता](/support) के फ़ॉर्म से।',
        ],
      },
      {
        heading: 'हम क्या रखते हैं, और किसलिए',
        blocks: [
          {
            list: [
              '**मोबाइल नंबर:** OTP से लॉग इन कराने और ऑर्डर के बारे में संपर्क के लिए।',
              '**नाम और ईमेल:** आपके ऑर्डर और बिल के लिए।',
              '**फ़ोटो**, अगर आप जोड़ें: केवल आपकी प्रोफ़ाइल में आपको दिखाने के लिए। आप उसे वहीं हटा सकते हैं।',
              '**नक़्शे के बिंदु सहित डिलीवरी के पते**, और आप दें तो पाने वाले का नाम और फ़ोन: ऑर्डर पहुँचाने के लिए।',
              '**ऑर्डर, बिल और हर भुगतान का संदर्भ:** उन्हें पूरा करने के लिए, और क्योंकि कर क़ानून उन्हें रखने को कहता है। आपका UPI PIN या बैंक का ब्योरा हम कभी नहीं देखते।',
              '**जहाँ हम अभी डिलीवरी नहीं करते वह जगह**, आपके नंबर के साथ, अगर आप कहें: डिलीवरी शुरू होते ही एक बार बताने के लिए।',
              '**उत्पादों की आपकी रेटिंग**, और तस्वीरें अगर आप जोड़ें: सब इन्हें आपके पहले नाम और एक अक्षर के साथ पढ़ते हैं, जब तक आप बदलें या वापस न लें। खाता मिटाने पर वे बिना नाम के रहती हैं और तस्वीरें हट जाती हैं। डिलीवरी के तीन दिन बाद हम एक बार पूछते हैं, अगर आपने ऑर्डर की जानकारी वाले संदेश बंद न किए हों।',
              '**आपकी पसंद की सूची, और ख़त्म हुए पैक जिनका आपको इंतज़ार है:** आपको दिखाने के लिए, और पैक फिर आने पर एक बार बताने के लिए; जब तक आप न हटाएँ। लॉगिन से पहले सूची सिर्फ़ आपके ब्राउज़र में रहती है।',
              '**आप [सहायता](/support) या [फ़्रैंचाइज़ी](/franchise) पर जो लिखें**, आपके नाम, नंबर या ईमेल और भाषा के साथ: जवाब देने के लिए।',
              '**आपका IP पता**, केवल हैश करके और एक घंटे के लिए: ताकि कोई कोड या संदेशों की बाढ़ न लाए। हमलों के लॉग में वह और आपका नंबर हैश करके ही रहते हैं।',
              '**हमारे कर्मचारी आपके बारे में जो नोट लिखते हैं:** आपके ऑर्डर और पसंद के बारे में, और अगर हम आपसे नए ऑर्डर नहीं लेते तो उसका कारण: ताकि हर कर्मचारी आपकी सेवा कर सके। अपने डेटा की प्रति के साथ आपको ये भी मिलते हैं।',
              '**आप कहाँ लॉग इन हैं:** ब्राउज़र और डिवाइस के नाम और तारीख़ें, ताकि आप अपनी [प्रोफ़ाइल](/profile) में उन्हें देख और समाप्त कर सकें।',
            ],
          },
          'खाता बनाते समय आप सहमति देते हैं; वह इन्हीं उद्देश्यों के लिए है। हमें जो लिखते हैं, वह जवाब के लिए आप अपनी इच्छा से देते हैं। हम विज्ञापन नहीं भेजते, प्रोफ़ाइलिंग नहीं करते, और आपके लिए पहले से कुछ नहीं चुनते।',
        ],
      },
      {
        heading: 'आपकी जगह',
        blocks: [
          'आपका ब्राउज़र पूछकर ही बताता है कि आप कहाँ हैं, और वह भी तभी जब आप वर्तमान जगह चुनें। हम जगह तभी रखते हैं जब आप उसे पते के रूप में सेव करें।',
        ],
      },
      {
        heading: 'आपके ब्राउज़र में क्या रहता है',
        blocks: [
          'आपका लॉगिन, कार्ट, चुना हुआ पता और लॉग आउट तक आपका लिखा नंबर: ताकि लौटने पर वे मिलें। कुकी आपकी चुनी भाषा और थीम याद रखती हैं, और कुछ नहीं। दूसरों का कोई ट्रैकर नहीं है। लॉग आउट करने पर उन कुकी और एक रैंडम नंबर के सिवा सब हट जाता है; वह बताती है कि इस ब्राउज़र में पहले लॉगिन हुआ था, ताकि अजनबी आपको कोड पाने से न रोक सकें।',
        ],
      },
      {
        heading: 'और कौन देखता है',
        blocks: [
          'केवल वे जो हमारे लिए काम करते हैं और जिन्हें ज़रूरत है: SMS सेवा (नंबर और कोड), भुगतान कंपनी (रकम और ऑर्डर नंबर), नक़्शा सेवा (नक़्शे का जो हिस्सा आप देखते हैं, और आपका IP पता), और पहुँचाने वाला (पता, नाम, फ़ोन)। विज्ञापन के लिए किसी को नहीं मिलता, और हम कुछ नहीं बेचते। सरकारी संस्थाओं को वही मिलता है जो क़ानून माँगे।',
        ],
      },
      {
        heading: 'कितने समय तक',
        blocks: [
          {
            list: [
              '**कोड:** {codeMinutes} मिनट, और केवल हैश करके। अधूरा पंजीकरण: एक दिन। आख़िरी बार आने के {loginDays} दिन बाद, या शुरू होने के छह महीने बाद लॉगिन समाप्त हो जाता है।',
              '**खाता, फ़ोटो, पते और आपके बारे में नोट:** जब तक आप उन्हें न मिटाएँ।',
              ...Object.values(deleted.hi),
              '**ऑर्डर और बिल:** जब तक कर क़ानून कहे। खाता मिटाने के बाद ऑर्डर में यह नहीं रहता कि वे किसके थे।',
              '**इनवॉइस और क्रेडिट नोट**, उनमें लिखे नाम, फ़ोन नंबर और पते के साथ: कर क़ानून के अनुसार वित्त वर्ष के बाद सातवें साल के अंत तक, खाता मिटाने के बाद भी। फिर हम इन्हें हटा देते हैं।',
            ],
          },
        ],
      },
      {
        heading: 'आप क्या माँग सकते हैं',
        blocks: [
          {
            list: [
              '**अपना डेटा देखना और उसकी प्रति पाना:** अपनी [प्रोफ़ाइल](/profile) में “{labelDownloadData}”। हमने किसे दिया, यह भी हम बताते हैं।',
              '**उसे सुधारना या पूरा करना:** ज़्यादातर आप ख़ुद अपनी [प्रोफ़ाइल](/profile) में कर सकते हैं।',
              '**उसे मिटवाना:** अपनी [प्रोफ़ाइल](/profile) में “{labelEraseAccount}” तुरंत मिटा देता है, जब आपका कोई ऑर्डर या पैसे की वापसी बाक़ी न हो। कर के लिए ऑर्डर का सामान, रकम और इलाक़ा आपके नाम के बिना रहता है, और इनवॉइस जैसे बने थे वैसे।',
              '**सहमति उतनी ही आसानी से वापस लेना जितनी आसानी से दी:** उसी बटन से<, या {grievanceEmail} पर एक संदेश से>। उससे पहले जो हुआ वह वैध रहता है; आपके नंबर के बिना हम आपसे ऑर्डर नहीं ले सकते।',
              '**किसी को नामित करना** जो आपके असमर्थ होने पर आपकी ओर से माँग सके।',
            ],
          },
          'हम एक महीने में जवाब देते हैं। आपका डेटा कभी खो जाए या ग़लत हाथों में पहुँचे, तो हम आपको और भारतीय डेटा संरक्षण बोर्ड को बिना देर बताते हैं। संतुष्ट न हों तो आप भारतीय डेटा संरक्षण बोर्ड में जा सकते हैं।',
        ],
      },
      {
        heading: 'बच्चे',
        blocks: ['दुकान वयस्कों के लिए है। हम जानबूझकर 18 वर्ष से कम के किसी का डेटा माता-पिता की सहमति के बिना नहीं रखते।'],
      },
    ],
  },
};
