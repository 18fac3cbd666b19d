import { CATEGORY_IDS } from '../../../contract/constants';
import type { addons } from '../schema/catalogue';

export const GIFT_BOX = 'gift-box';
const FINE_GRINDING = 'fine-grinding';
const COARSE_GRINDING = 'coarse-grinding';

/** Prices are in paise per unit. */
export const seedAddons: (typeof addons.$inferInsert)[] = [
  { id: GIFT_BOX, position: 1, nameEn: 'Gift box', nameTa: 'பரிசுப் பெட்டி', nameHi: 'उपहार डिब्बा', pricePaise: 4_000 },
  {
    id: FINE_GRINDING,
    position: 2,
    kind: 'GRINDING',
    nameEn: 'Fine grinding',
    nameTa: 'நைசாக அரைத்தல்',
    nameHi: 'बारीक पिसाई',
    pricePaise: 1_000,
  },
  {
    id: COARSE_GRINDING,
    position: 3,
    kind: 'GRINDING',
    nameEn: 'Coarse grinding',
    nameTa: 'கொரகொரப்பாக அரைத்தல்',
    nameHi: 'दरदरी पिसाई',
    pricePaise: 1_000,
  },
];

const GRINDABLE: readonly string[] = [CATEGORY_IDS.ORGANIC_MILLETS, CATEGORY_IDS.TRADITIONAL_RICES];
/** Flours, and a box of five kinds. */
const NOT_GRINDABLE = /FL$|^ML-COMBO/;

export const addonsOf = (product: { sku: string; categoryId: string }): string[] =>
  GRINDABLE.includes(product.categoryId) && !NOT_GRINDABLE.test(product.sku)
    ? [GIFT_BOX, FINE_GRINDING, COARSE_GRINDING]
    : [GIFT_BOX];
