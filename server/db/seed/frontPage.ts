import { CATEGORY_IDS } from '../../../contract/constants';
import { categoryPath } from '../../../contract/routes';
import type { banners, coupons, offers } from '../schema/shop';

/** Texts may contain placeholders of `fillInFacts`. */
export const seedBanners: (typeof banners.$inferInsert)[] = [
  {
    id: 'banner-millets',
    drawing: 'banner-millets',
    position: 1,
    titleEn: 'Millets, straight from the field',
    titleTa: 'வயலிலிருந்து நேரடியாகச் சிறுதானியங்கள்',
    titleHi: 'सीधे खेत से मिलेट',
    textEn: 'Free delivery from {freeFrom} · every day in {city}',
    textTa: '{freeFrom} முதல் இலவச டெலிவரி · {city} முழுவதும், எல்லா நாட்களும்',
    textHi: '{freeFrom} से मुफ़्त डिलीवरी · {city} में हर दिन',
    actionLabelEn: 'Shop millets',
    actionLabelTa: 'சிறுதானியங்களை வாங்க',
    actionLabelHi: 'मिलेट ख़रीदें',
    link: categoryPath(CATEGORY_IDS.ORGANIC_MILLETS),
  },
  {
    id: 'banner-rices',
    drawing: 'banner-rices',
    position: 2,
    titleEn: 'Heirloom rices, grown for generations',
    titleTa: 'தலைமுறைகள் கண்ட பாரம்பரிய அரிசிகள்',
    titleHi: 'विरासती चावल, पीढ़ियों से उगाए हुए',
    textEn: 'Mappillai Samba, Karuppu Kavuni, Seeraga Samba: each with a taste of its own.',
    textTa: 'மாப்பிள்ளை சம்பா, கருப்பு கவுனி, சீரகச் சம்பா: ஒவ்வொன்றுக்கும் தனிச் சுவை.',
    textHi: 'माप्पिल्लई सांबा, काला कवुनी, जीरक सांबा: हर एक का अपना स्वाद।',
    actionLabelEn: 'Shop rices',
    actionLabelTa: 'அரிசிகளை வாங்க',
    actionLabelHi: 'चावल ख़रीदें',
    link: categoryPath(CATEGORY_IDS.TRADITIONAL_RICES),
  },
  {
    id: 'banner-breakfast',
    drawing: 'banner-breakfast',
    position: 3,
    titleEn: 'Breakfast in ten minutes',
    titleTa: 'பத்தே நிமிடங்களில் காலை உணவு',
    titleHi: 'दस मिनट में नाश्ता',
    textEn: 'Porridge mixes with whole grains and nothing artificial.',
    textTa: 'முழுத் தானியக் கஞ்சி மிக்ஸ்; செயற்கைப் பொருள் எதுவும் இல்லை.',
    textHi: 'साबुत अनाज के कांजी मिक्स, कुछ भी कृत्रिम नहीं।',
    actionLabelEn: 'Shop porridge mix',
    actionLabelTa: 'கஞ்சி மிக்ஸ் வாங்க',
    actionLabelHi: 'कांजी मिक्स ख़रीदें',
    link: categoryPath(CATEGORY_IDS.PORRIDGE_MIX),
  },
];

/** Amounts are in paise. */
export const seedCoupons: Omit<typeof coupons.$inferInsert, 'startsAt'>[] = [
  { code: 'WELCOME10', kind: 'PERCENT', value: 10, minItemsPaise: 29_900, maxDiscountPaise: 10_000 },
  { code: 'MILLET50', kind: 'FLAT', value: 5_000, minItemsPaise: 49_900 },
];

export const seedOffers: (typeof offers.$inferInsert)[] = [
  {
    id: 'offer-welcome',
    position: 1,
    titleEn: '10% off',
    titleTa: '10% தள்ளுபடி',
    titleHi: '10% की छूट',
    textEn: 'Up to ₹100 off orders of ₹299 or more.',
    textTa: '₹299 அல்லது அதற்கு மேல் வாங்கினால் ₹100 வரை தள்ளுபடி.',
    textHi: '₹299 या उससे अधिक की ख़रीद पर ₹100 तक की छूट।',
    couponCode: 'WELCOME10',
  },
  {
    id: 'offer-millet',
    position: 2,
    titleEn: '₹50 off',
    titleTa: '₹50 தள்ளுபடி',
    titleHi: '₹50 की छूट',
    textEn: 'On orders of ₹499 or more.',
    textTa: '₹499 அல்லது அதற்கு மேல் வாங்கினால்.',
    textHi: '₹499 या उससे अधिक की ख़रीद पर।',
    couponCode: 'MILLET50',
  },
  {
    id: 'offer-delivery',
    position: 3,
    titleEn: 'Free delivery',
    titleTa: 'இலவச டெலிவரி',
    titleHi: 'मुफ़्त डिलीवरी',
    textEn: 'On every order from {freeFrom}.',
    textTa: '{freeFrom} முதல் எல்லா ஆர்டர்களுக்கும்.',
    textHi: '{freeFrom} से हर ऑर्डर पर।',
    couponCode: null,
  },
];
