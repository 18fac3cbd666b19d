import type { Translated } from '../schema/columns';

export const INSTEAD_OF = {
  basmati: { en: 'Instead of basmati', ta: 'பாஸ்மதிக்குப் பதிலாக', hi: 'बासमती की जगह' },
  idliRice: { en: 'Instead of idli rice', ta: 'இட்லி அரிசிக்குப் பதிலாக', hi: 'इडली चावल की जगह' },
  maltedDrinks: {
    en: 'Instead of malted drinks',
    ta: 'மால்ட் பானங்களுக்குப் பதிலாக',
    hi: 'माल्ट ड्रिंक की जगह',
  },
  oats: { en: 'Instead of oats', ta: 'ஓட்ஸுக்குப் பதிலாக', hi: 'ओट्स की जगह' },
  ponniRice: { en: 'Instead of ponni rice', ta: 'பொன்னி அரிசிக்குப் பதிலாக', hi: 'पोन्नी चावल की जगह' },
  riceDosa: { en: 'Instead of rice dosa', ta: 'அரிசித் தோசைக்குப் பதிலாக', hi: 'चावल के डोसे की जगह' },
  ricePuttu: {
    en: 'Instead of white rice puttu',
    ta: 'வெள்ளை அரிசிப் புட்டுக்குப் பதிலாக',
    hi: 'सफ़ेद चावल के पुट्टु की जगह',
  },
  wheatFlour: { en: 'Instead of wheat flour', ta: 'கோதுமை மாவுக்குப் பதிலாக', hi: 'गेहूँ के आटे की जगह' },
  whiteRice: { en: 'Instead of white rice', ta: 'வெள்ளை அரிசிக்குப் பதிலாக', hi: 'सफ़ेद चावल की जगह' },
} satisfies Record<string, Translated>;
