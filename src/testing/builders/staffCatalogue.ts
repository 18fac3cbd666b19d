import type {
  PricePage,
  PriceRow,
  CatalogueCategories,
  CatalogueCategory,
  CatalogueChoices,
  CataloguePack,
  CataloguePage,
  CataloguePart,
  CatalogueProduct,
  CatalogueRow,
} from '../../../contract/staffCatalogue';
import { CATEGORY_IDS } from '../../../contract/constants';
import { buildCategories } from './homepage';
import { categoryPicture, packPicture, servedPicture } from './pictures';

export const buildCataloguePack = (overrides: Partial<CataloguePack> = {}): CataloguePack => ({
  _id: 'ml-thinai-500',
  netGrams: 500,
  measure: 'WEIGHT',
  mrpPaise: 7500,
  pricePaise: 7500,
  hidden: false,
  stock: 80,
  awaitedBy: 0,
  picture: packPicture(overrides._id ?? 'ml-thinai-500'),
  isUsed: true,
  ...overrides,
});

/** Two packs of one millet, and one of another. */
export const buildCatalogueParts = (): CataloguePart[] => [
  {
    packId: 'ml-thinai-500',
    name: 'Foxtail Millet (Thinai) rice',
    netGrams: 500,
    measure: 'WEIGHT',
    quantity: 2,
    pricePaise: 7500,
  },
  {
    packId: 'ml-ragi-500',
    name: 'Finger Millet (Ragi / Kezhvaragu) whole',
    netGrams: 500,
    measure: 'WEIGHT',
    quantity: 1,
    pricePaise: 5900,
  },
];

/** Foxtail millet in two sizes, whose taste is not translated into Hindi. */
export const buildCatalogueProduct = (overrides: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  _id: 'ml-thinai',
  slug: 'foxtail-millet-thinai',
  state: 'PUBLISHED',
  revision: '3 ml-thinai-1000:1 ml-thinai-500:2',
  name: { en: 'Foxtail Millet (Thinai) rice', ta: 'தினை', hi: 'कंगनी' },
  otherNames: 'navane, korralu',
  sku: 'ML-THINAI',
  categoryId: CATEGORY_IDS.ORGANIC_MILLETS,
  position: 1,
  hsn: '1008',
  taxClassId: '1008-5',
  taxClass: 'Millets, pre-packed',
  veg: true,
  countryOfOrigin: 'IN',
  bestBeforeDays: 180,
  allergens: { en: 'None declared', ta: 'எதுவும் அறிவிக்கப்படவில்லை', hi: 'कोई घोषित नहीं' },
  ingredients: null,
  taste: { en: 'Mild and slightly sweet.', ta: 'லேசான இனிப்பு.', hi: '' },
  origin: { en: 'Tamil Nadu', ta: 'தமிழ்நாடு', hi: 'तमिलनाडु' },
  insteadOf: { en: 'Instead of white rice', ta: 'வெள்ளை அரிசிக்குப் பதிலாக', hi: 'सफ़ेद चावल की जगह' },
  cooking: { en: ['Wash.', 'Cook.'], ta: ['கழுவவும்.', 'வேகவைக்கவும்.'], hi: ['धोएँ।', 'पकाएँ।'] },
  cookingMinutes: 20,
  nutrition: {
    energyKcal: 331,
    proteinGrams: 12.3,
    carbohydrateGrams: 60.1,
    sugarGrams: 1.2,
    addedSugarGrams: 0,
    fibreGrams: null,
    fatGrams: 4.3,
    saturatedFatGrams: null,
    transFatGrams: null,
    cholesterolMilligrams: null,
    sodiumMilligrams: null,
    calciumMilligrams: 31,
    ironMilligrams: 3.5,
    source: { en: 'IFCT 2017', ta: '', hi: '' },
  },
  addonIds: ['gift-box'],
  packs: [
    buildCataloguePack(),
    buildCataloguePack({ _id: 'ml-thinai-1000', netGrams: 1000, mrpPaise: 14_500, pricePaise: 13_500, stock: 60 }),
  ],
  served: servedPicture('ml-thinai'),
  related: [{ _id: 'ml-ragi', name: 'Finger Millet (Ragi / Kezhvaragu) whole' }],
  parts: [],
  ...overrides,
});

export const buildCatalogueRow = (overrides: Partial<CatalogueRow> = {}): CatalogueRow => ({
  _id: 'ml-thinai',
  name: 'Foxtail Millet (Thinai) rice',
  sku: 'ML-THINAI',
  category: 'Organic Millets',
  state: 'PUBLISHED',
  fromPaise: 7500,
  packCount: 2,
  inStockCount: 2,
  soldOutCount: 0,
  missingTexts: 1,
  picture: packPicture('ml-thinai-500'),
  ...overrides,
});

/** One of each state. */
export const buildCataloguePage = (): CataloguePage => ({
  items: [
    buildCatalogueRow(),
    buildCatalogueRow({
      _id: 'ml-ragi',
      name: 'Finger Millet (Ragi / Kezhvaragu) whole',
      sku: 'ML-RAGI',
      state: 'HIDDEN',
      fromPaise: 5900,
      inStockCount: 0,
      missingTexts: 0,
      picture: packPicture('ml-ragi-500'),
    }),
    buildCatalogueRow({
      _id: 'sorghum',
      name: 'Sorghum flakes',
      sku: 'ML-FLAKES',
      state: 'DRAFT',
      fromPaise: null,
      packCount: 0,
      inStockCount: 0,
      missingTexts: 8,
      picture: null,
    }),
  ],
  nextCursor: null,
});

export const buildCatalogueChoices = (): CatalogueChoices => ({
  categories: buildCategories().map(({ _id, name }, at) => ({
    _id,
    name,
    usual: at === 0 ? { taxClassId: '1008-5', hsn: '1008' } : { taxClassId: '', hsn: '' },
  })),
  taxClasses: [
    { _id: '1008-5', name: 'Millets, pre-packed', hsn: '1008', gstPercent: 5 },
    { _id: 'loose', name: 'Loose grain', hsn: '', gstPercent: 0 },
  ],
  addons: [
    { _id: 'gift-box', name: 'Gift box', pricePaise: 4900, kind: 'EXTRA' },
    { _id: 'coarse', name: 'Coarse grinding', pricePaise: 0, kind: 'GRINDING' },
  ],
});

/** Without orders that wait, all of the stock is on the shelf. */
export const buildPriceRow = ({ stock = 80, ...overrides }: Partial<PriceRow> = {}): PriceRow => ({
  _id: 'ml-thinai-500',
  productId: 'ml-thinai',
  name: 'Foxtail Millet (Thinai) rice',
  state: 'PUBLISHED',
  netGrams: 500,
  measure: 'WEIGHT',
  mrpPaise: 7500,
  pricePaise: 7500,
  stock,
  stockLevel: { units: stock, waiting: 0, version: 7 },
  bestBeforeDays: 270,
  hidden: false,
  version: 1,
  ...overrides,
});

/** Two products in several sizes, one of them hidden. */
export const buildPricePage = (): PricePage => {
  const ragi = { productId: 'ml-ragi', name: 'Finger Millet (Ragi / Kezhvaragu) whole' };
  return {
    items: [
      buildPriceRow({ ...ragi, _id: 'ml-ragi-500', mrpPaise: 5900, pricePaise: 5900, stock: 3 }),
      buildPriceRow({ ...ragi, _id: 'ml-ragi-1000', netGrams: 1000, mrpPaise: 11_500, pricePaise: 11_500, stock: 0 }),
      buildPriceRow({ stockLevel: { units: 83, waiting: 3, version: 7 } }),
      buildPriceRow({ _id: 'ml-thinai-1000', netGrams: 1000, mrpPaise: 14_500, pricePaise: 13_500, stock: 60 }),
      buildPriceRow({ _id: 'ml-thinai-5000', netGrams: 5000, mrpPaise: 69_000, pricePaise: 64_500, hidden: true }),
    ],
    nextCursor: null,
  };
};

const buildCatalogueCategory = (overrides: Partial<CatalogueCategory> = {}): CatalogueCategory => ({
  _id: CATEGORY_IDS.ORGANIC_MILLETS,
  name: { en: 'Organic Millets', ta: 'சிறுதானியங்கள்', hi: 'ऑर्गेनिक मिलेट' },
  description: { en: 'Whole and hulled millets', ta: 'முழுத் தானியங்கள்', hi: 'साबुत मिलेट' },
  otherNames: 'siridhanya',
  hidden: false,
  version: 1,
  picture: categoryPicture(CATEGORY_IDS.ORGANIC_MILLETS),
  productCount: 14,
  inShopCount: 13,
  isFixed: true,
  ...overrides,
});

/** Two that the shop's frame leads to, and a new one. */
export const buildCatalogueCategories = (): CatalogueCategories => [
  buildCatalogueCategory(),
  buildCatalogueCategory({
    _id: CATEGORY_IDS.PUTTU_MIX,
    name: { en: 'Puttu Mix', ta: 'புட்டு மாவு', hi: 'पुट्टु मिक्स' },
    picture: categoryPicture(CATEGORY_IDS.PUTTU_MIX),
    productCount: 8,
    inShopCount: 8,
  }),
  buildCatalogueCategory({
    _id: 'snacks',
    name: { en: 'Snacks', ta: '', hi: '' },
    description: { en: '', ta: '', hi: '' },
    otherNames: '',
    hidden: true,
    picture: null,
    productCount: 0,
    inShopCount: 0,
    isFixed: false,
  }),
];
