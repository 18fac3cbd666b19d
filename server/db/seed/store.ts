import type { Translated } from '../schema/columns';
import { DEFAULT_SHOP_RULES } from '../../lib/shopRules';
import type { StoreSettings } from '../schema/storeSettings';

/** Marks facts that only a real seller has. */
export const SAMPLE: Translated = {
  en: 'Sample: replace in settings',
  ta: 'மாதிரி: அமைப்புகளில் மாற்றவும்',
  hi: 'नमूना: सेटिंग में बदलें',
};

export const demoStore: StoreSettings = {
  name: { en: 'Vayal', ta: 'வயல்', hi: 'वयल' },
  storeName: { en: 'Vayal green foods', ta: 'வயல் பசுமை உணவுகள்', hi: 'वयल ग्रीन फ़ूड्स' },
  legalName: {
    en: 'Vayal green foods (Sample: replace in settings)',
    ta: 'வயல் பசுமை உணவுகள் (மாதிரி: அமைப்புகளில் மாற்றவும்)',
    hi: 'वयल ग्रीन फ़ूड्स (नमूना: सेटिंग में बदलें)',
  },
  address: {
    en: 'Gandhipuram, Coimbatore 641012, Tamil Nadu (Sample: replace in settings)',
    ta: 'காந்திபுரம், கோயம்புத்தூர் 641012, தமிழ்நாடு (மாதிரி: அமைப்புகளில் மாற்றவும்)',
    hi: 'गांधीपुरम, कोयंबटूर 641012, तमिलनाडु (नमूना: सेटिंग में बदलें)',
  },
  phones: ['+91 00000 00001', '+91 00000 00002'],
  email: 'sample@vayal.example',
  fssaiLicence: SAMPLE,
  gstin: SAMPLE,
  gstStateCode: '33',
  links: [
    { kind: 'instagram', url: 'https://www.instagram.com/vayal.example' },
    { kind: 'facebook', url: 'https://www.facebook.com/vayal.example' },
    { kind: 'youtube', url: 'https://www.youtube.com/@vayal.example' },
    { kind: 'whatsapp', url: 'https://wa.me/910000000001' },
  ],
  copyright: {
    en: '© 2024 Vayal green foods. All rights reserved.',
    ta: '© 2024 வயல் பசுமை உணவுகள். அனைத்து உரிமைகளும் பாதுகாக்கப்பட்டவை.',
    hi: '© 2024 वयल ग्रीन फ़ूड्स। सर्वाधिकार सुरक्षित।',
  },
  vendorCredit: {
    text: {
      en: 'Solutions by a sample vendor',
      ta: 'தொழில்நுட்பம்: மாதிரி நிறுவனம்',
      hi: 'तकनीक: नमूना कंपनी',
    },
    url: 'https://vendor.example/',
  },
  grievanceOfficer: {
    name: SAMPLE,
    designation: { en: 'Grievance officer', ta: 'குறைதீர்ப்பு அலுவலர்', hi: 'शिकायत अधिकारी' },
    email: 'grievance@vayal.example',
    phone: '+91 00000 00003',
  },
  hours: {
    en: 'Open every day, 9 am to 8 pm',
    ta: 'எல்லா நாட்களும், காலை 9 முதல் இரவு 8 மணி வரை',
    hi: 'हर दिन, सुबह 9 से रात 8 बजे तक',
  },
  city: { en: 'Coimbatore', ta: 'கோயம்புத்தூர்', hi: 'कोयंबटूर' },
  state: { en: 'Tamil Nadu', ta: 'தமிழ்நாடு', hi: 'तमिलनाडु' },
  delivery: {
    centre: { lat: 11.0168, lng: 76.9558 },
    promise: {
      en: 'Home delivery every day within Coimbatore',
      ta: 'கோயம்புத்தூருக்குள் எல்லா நாட்களும் வீட்டிற்கே டெலிவரி',
      hi: 'कोयंबटूर में हर दिन घर तक डिलीवरी',
    },
    leadDays: 2,
  },
  counter: { payAtDoor: { ...DEFAULT_SHOP_RULES.payAtDoor, enabled: true } },
};

const MY_SHOP: Translated = { en: 'My shop', ta: 'என் கடை', hi: 'मेरी दुकान' };

export const emptyStore: StoreSettings = {
  ...demoStore,
  name: MY_SHOP,
  storeName: MY_SHOP,
  legalName: SAMPLE,
  address: SAMPLE,
  phones: demoStore.phones.slice(0, 1),
  city: SAMPLE,
  state: SAMPLE,
  links: [],
  copyright: {
    en: '© My shop. All rights reserved.',
    ta: '© என் கடை. அனைத்து உரிமைகளும் பாதுகாக்கப்பட்டவை.',
    hi: '© मेरी दुकान। सर्वाधिकार सुरक्षित।',
  },
  vendorCredit: { text: { en: '', ta: '', hi: '' }, url: '' },
  delivery: {
    ...demoStore.delivery,
    promise: { en: 'Home delivery', ta: 'வீட்டிற்கே டெலிவரி', hi: 'घर तक डिलीवरी' },
  },
  counter: { opening: 'SOON' },
};
