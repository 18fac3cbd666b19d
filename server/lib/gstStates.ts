import type { Language } from '../../contract/constants';

type State = Readonly<Record<Language, string>>;

/** States and union territories by their GST code. */
const STATES: Readonly<Record<string, State>> = {
  '01': { en: 'Jammu and Kashmir', ta: 'ஜம்மு காஷ்மீர்', hi: 'जम्मू और कश्मीर' },
  '02': { en: 'Himachal Pradesh', ta: 'இமாச்சலப் பிரதேசம்', hi: 'हिमाचल प्रदेश' },
  '03': { en: 'Punjab', ta: 'பஞ்சாப்', hi: 'पंजाब' },
  '04': { en: 'Chandigarh', ta: 'சண்டிகர்', hi: 'चंडीगढ़' },
  '05': { en: 'Uttarakhand', ta: 'உத்தராகண்ட்', hi: 'उत्तराखंड' },
  '06': { en: 'Haryana', ta: 'ஹரியானா', hi: 'हरियाणा' },
  '07': { en: 'Delhi', ta: 'டெல்லி', hi: 'दिल्ली' },
  '08': { en: 'Rajasthan', ta: 'ராஜஸ்தான்', hi: 'राजस्थान' },
  '09': { en: 'Uttar Pradesh', ta: 'உத்தரப் பிரதேசம்', hi: 'उत्तर प्रदेश' },
  '10': { en: 'Bihar', ta: 'பீகார்', hi: 'बिहार' },
  '11': { en: 'Sikkim', ta: 'சிக்கிம்', hi: 'सिक्किम' },
  '12': { en: 'Arunachal Pradesh', ta: 'அருணாச்சலப் பிரதேசம்', hi: 'अरुणाचल प्रदेश' },
  '13': { en: 'Nagaland', ta: 'நாகாலாந்து', hi: 'नागालैंड' },
  '14': { en: 'Manipur', ta: 'மணிப்பூர்', hi: 'मणिपुर' },
  '15': { en: 'Mizoram', ta: 'மிசோரம்', hi: 'मिज़ोरम' },
  '16': { en: 'Tripura', ta: 'திரிபுரா', hi: 'त्रिपुरा' },
  '17': { en: 'Meghalaya', ta: 'மேகாலயா', hi: 'मेघालय' },
  '18': { en: 'Assam', ta: 'அசாம்', hi: 'असम' },
  '19': { en: 'West Bengal', ta: 'மேற்கு வங்காளம்', hi: 'पश्चिम बंगाल' },
  '20': { en: 'Jharkhand', ta: 'ஜார்க்கண்ட்', hi: 'झारखंड' },
  '21': { en: 'Odisha', ta: 'ஒடிசா', hi: 'ओडिशा' },
  '22': { en: 'Chhattisgarh', ta: 'சத்தீஸ்கர்', hi: 'छत्तीसगढ़' },
  '23': { en: 'Madhya Pradesh', ta: 'மத்தியப் பிரதேசம்', hi: 'मध्य प्रदेश' },
  '24': { en: 'Gujarat', ta: 'குஜராத்', hi: 'गुजरात' },
  '26': {
    en: 'Dadra and Nagar Haveli and Daman and Diu',
    ta: 'தாத்ரா நகர் ஹவேலி மற்றும் டாமன் டையூ',
    hi: 'दादरा और नगर हवेली और दमन और दीव',
  },
  '27': { en: 'Maharashtra', ta: 'மகாராஷ்டிரா', hi: 'महाराष्ट्र' },
  '29': { en: 'Karnataka', ta: 'கர்நாடகா', hi: 'कर्नाटक' },
  '30': { en: 'Goa', ta: 'கோவா', hi: 'गोवा' },
  '31': { en: 'Lakshadweep', ta: 'இலட்சத்தீவு', hi: 'लक्षद्वीप' },
  '32': { en: 'Kerala', ta: 'கேரளா', hi: 'केरल' },
  '33': { en: 'Tamil Nadu', ta: 'தமிழ்நாடு', hi: 'तमिलनाडु' },
  '34': { en: 'Puducherry', ta: 'புதுச்சேரி', hi: 'पुदुच्चेरी' },
  '35': { en: 'Andaman and Nicobar Islands', ta: 'அந்தமான் நிக்கோபார் தீவுகள்', hi: 'अंडमान और निकोबार द्वीप समूह' },
  '36': { en: 'Telangana', ta: 'தெலங்கானா', hi: 'तेलंगाना' },
  '37': { en: 'Andhra Pradesh', ta: 'ஆந்திரப் பிரதேசம்', hi: 'आंध्र प्रदेश' },
  '38': { en: 'Ladakh', ta: 'லடாக்', hi: 'लद्दाख' },
  '97': { en: 'Other Territory', ta: 'பிற பகுதி', hi: 'अन्य क्षेत्र' },
};

/** Beginnings of PIN codes; the longest that fits counts. */
const CODE_BY_PIN: Readonly<Record<string, string>> = {
  ...{ 11: '07', 12: '06', 13: '06', 14: '03', 15: '03', 160: '04', 16: '03', 17: '02', 18: '01', 19: '01', 194: '38' },
  ...{ 20: '09', 21: '09', 22: '09', 23: '09', 24: '09', 248: '05', 249: '05', 25: '09', 26: '09', 263: '05' },
  ...{ 27: '09', 28: '09', 30: '08', 31: '08', 32: '08', 33: '08', 34: '08', 36: '24', 37: '24', 38: '24', 39: '24' },
  ...{ 3962: '26', 36252: '26', 40: '27', 403: '30', 41: '27', 42: '27', 43: '27', 44: '27', 45: '23', 46: '23' },
  ...{ 47: '23', 48: '23', 49: '22', 50: '36', 51: '37', 52: '37', 53: '37', 533464: '34', 56: '29', 57: '29' },
  ...{ 58: '29', 59: '29', 60: '33', 61: '33', 62: '33', 63: '33', 64: '33', 60500: '34', 60501: '34', 60960: '34' },
  ...{ 67: '32', 673310: '34', 68: '32', 6825: '31', 69: '32', 70: '19', 71: '19', 72: '19', 73: '19', 737: '11' },
  ...{ 74: '19', 744: '35', 75: '21', 76: '21', 77: '21', 78: '18', 790: '12', 791: '12', 792: '12', 793: '17' },
  ...{ 794: '17', 795: '14', 796: '15', 797: '13', 798: '13', 799: '16', 80: '10', 81: '10', 814: '20', 815: '20' },
  ...{ 816: '20', 82: '20', 821: '10', 823: '10', 824: '10', 83: '20', 84: '10', 85: '10' },
};

/** The GST code of the state that a PIN code belongs to; null for one that no state has. */
export function stateOfPin(pin: string): string | null {
  for (let length = pin.length; length >= 2; length -= 1) {
    const code = CODE_BY_PIN[pin.slice(0, length)];
    if (code !== undefined) return code;
  }
  return null;
}

export const stateName = (code: string, language: Language): string => STATES[code]?.[language] ?? '';
