import { CATEGORY_IDS, LANGUAGES } from '../../../contract/constants';
import type { packParts, packs, productAddons, productComplements, products } from '../schema/catalogue';
import type { Translated } from '../schema/columns';
import { GIFT_BOX } from './addons';
import { soldCountOf } from './demoChoices';
import { ALLERGENS } from './facts';
import { sharedOriginOf } from './origin';
import { slugOf } from '../../lib/slugOf';

type ProductRow = typeof products.$inferInsert;
type PackRow = typeof packs.$inferInsert;

interface SeedBundle {
  sku: string;
  categoryId: string;
  name: Translated;
  otherNames: string;
  taste: Translated;
  pricePaise: number;
  /** Pack ids, one of each. */
  parts: string[];
  /** Product ids, of other categories. */
  complements: string[];
}

const BUNDLES: SeedBundle[] = [
  {
    sku: 'SET-STARTER',
    categoryId: CATEGORY_IDS.ORGANIC_MILLETS,
    name: { en: 'Millet Starter Set', ta: 'சிறுதானியத் தொடக்கத் தொகுப்பு', hi: 'मिलेट स्टार्टर सेट' },
    otherNames: 'beginner, trial pack, combo, kit',
    taste: {
      en: 'Three mild millets that cook like rice: start with the one you like best, and mix them as you go.',
      ta: 'சாதம் போலவே வேகும் மூன்று மென்சுவைச் சிறுதானியங்கள்: பிடித்ததில் தொடங்கி, மற்றவற்றையும் சமைத்துப் பாருங்கள்.',
      hi: 'चावल की तरह पकने वाले तीन हल्के स्वाद के मिलेट: जो पसंद आए उससे शुरू करें, फिर बाक़ी भी आज़माएँ।',
    },
    pricePaise: 20_500,
    parts: ['ml-thinai-500', 'ml-samai-500', 'ml-varagu-500'],
    complements: ['dm-multi', 'pm-sathu', 'pu-thinai', 'rc-seera', 'dm-adai', 'pu-ragi'],
  },
  {
    sku: 'SET-BREAKFAST',
    categoryId: CATEGORY_IDS.PORRIDGE_MIX,
    name: { en: 'Breakfast Week Set', ta: 'காலை உணவு வாரத் தொகுப்பு', hi: 'हफ़्ते भर का नाश्ता सेट' },
    otherNames: 'tiffin, combo, kit',
    taste: {
      en: 'Two porridges and two dosas from mixes: a week of quick breakfasts for the whole family.',
      ta: 'இரண்டு கஞ்சி, இரண்டு தோசை: குடும்பத்துக்கு ஒரு வாரம் முழுக்கச் சட்டெனத் தயாராகும் காலை உணவு.',
      hi: 'दो कांजी और दो डोसा मिक्स: पूरे परिवार के लिए हफ़्ते भर का झटपट नाश्ता।',
    },
    pricePaise: 58_900,
    parts: ['pm-sathu-500', 'pm-ragi-500', 'dm-ragi-500', 'dm-thinai-500'],
    complements: ['pu-ragi', 'dm-adai', 'ml-thinai', 'rc-mapp', 'pu-kavuni', 'ml-samai'],
  },
  {
    sku: 'SET-GIFT',
    categoryId: CATEGORY_IDS.TRADITIONAL_RICES,
    name: { en: 'Vayal Gift Box', ta: 'வயல் பரிசுப் பெட்டி', hi: 'वयल उपहार डिब्बा' },
    otherNames: 'hamper, present, combo, festival',
    taste: {
      en: 'Two heirloom rices and foxtail millet in a box with a ribbon, for people who love good food.',
      ta: 'ரிப்பன் கட்டிய பெட்டியில் இரண்டு பாரம்பரிய அரிசிகளும் தினையும்: நல்ல உணவை விரும்புவோருக்கு ஏற்ற பரிசு.',
      hi: 'रिबन वाले डिब्बे में दो विरासती चावल और कंगनी: अच्छे खाने के शौक़ीनों के लिए उपहार।',
    },
    pricePaise: 24_500,
    parts: ['rc-kavuni-500', 'rc-seera-500', 'ml-thinai-500'],
    complements: ['pm-sathu', 'dm-multi', 'pu-kavuni', 'dm-adai', 'ml-samai', 'pm-ulun'],
  },
];

const IN_A_GIFT_BOX = 'SET-GIFT';

/** The strictest allergen notice comes first. */
const BY_STRICTNESS: Translated[] = [ALLERGENS.treeNuts, ALLERGENS.sharedMill, ALLERGENS.sharedPacking];

interface BundleRows {
  products: ProductRow[];
  packs: PackRow[];
  packParts: (typeof packParts.$inferInsert)[];
  productAddons: (typeof productAddons.$inferInsert)[];
  productComplements: (typeof productComplements.$inferInsert)[];
}

/** Label statements follow from the parts, which are labelled, too. */
export function bundleRows(singles: { products: ProductRow[]; packs: PackRow[] }, now: Date): BundleRows {
  const packById = new Map(singles.packs.map((pack) => [pack.id, pack]));
  const productById = new Map(singles.products.map((product) => [product.id, product]));
  const made = BUNDLES.map((bundle, index) => {
    const parts = bundle.parts.map((id) => found(packById, id));
    const contents = parts.map((part) => found(productById, part.productId));
    const product = productRow(bundle, contents, { position: singles.products.length + index + 1, createdAt: now });
    const netGrams = parts.reduce((sum, part) => sum + part.netGrams, 0);
    const pack: PackRow = {
      id: `${product.id}-${netGrams}`,
      productId: product.id,
      netGrams,
      mrpPaise: bundle.pricePaise,
      pricePaise: bundle.pricePaise,
      stock: 0,
      position: 1,
    };
    const packParts = parts.map((part, at) => ({
      packId: pack.id,
      partPackId: part.id,
      quantity: 1,
      position: at + 1,
    }));
    return { product, pack, packParts };
  });
  return {
    products: made.map(({ product }) => product),
    packs: made.map(({ pack }) => pack),
    packParts: made.flatMap(({ packParts }) => packParts),
    productAddons: made.flatMap(({ product: { id, sku } }) =>
      sku === IN_A_GIFT_BOX ? [] : { productId: id, addonId: GIFT_BOX },
    ),
    productComplements: BUNDLES.flatMap(({ sku, complements }) =>
      complements.map((complementId, at) => ({ productId: sku.toLowerCase(), complementId, position: at + 1 })),
    ),
  };
}

function productRow(
  { sku, categoryId, name, otherNames, taste }: SeedBundle,
  contents: ProductRow[],
  place: { position: number; createdAt: Date },
): ProductRow {
  const id = sku.toLowerCase();
  return {
    id,
    sku,
    slug: slugOf(name.en),
    categoryId,
    nameEn: name.en,
    nameTa: name.ta,
    nameHi: name.hi,
    otherNames,
    taste,
    ...taxOf(contents[0]),
    veg: contents.every(({ veg }) => veg),
    countryOfOrigin: 'IN',
    origin: sharedOriginOf(contents.map(({ origin }) => origin)),
    nutrition: null,
    cooking: { en: [], ta: [], hi: [] },
    bestBeforeDays: Math.min(...contents.map(({ bestBeforeDays }) => bestBeforeDays)),
    allergens: strictest(contents.map(({ allergens }) => allergens)),
    ingredients: ingredientsOf(contents),
    soldCount: soldCountOf(id),
    ...place,
  };
}

/** Only for display, because bundles are taxed part by part. */
const taxOf = ({ hsn = '', gstPercent = 0, taxClassId = null }: Partial<ProductRow> = {}) => ({
  hsn,
  gstPercent,
  taxClassId,
});

const strictest = (allergens: Translated[]): Translated =>
  BY_STRICTNESS.find((text) => allergens.includes(text)) ?? ALLERGENS.sharedPacking;

function ingredientsOf(contents: ProductRow[]): Translated {
  const nameIn = { en: 'nameEn', ta: 'nameTa', hi: 'nameHi' } as const;
  const texts = LANGUAGES.map((language) => [
    language,
    contents
      .map(({ ingredients, ...product }) => {
        const name = product[nameIn[language]];
        return ingredients ? `${name}: ${ingredients[language]}` : name;
      })
      .join('; '),
  ]);
  return Object.fromEntries(texts) as Translated;
}

function found<Row>(rows: Map<string, Row>, id: string): Row {
  const row = rows.get(id);
  if (!row) throw new Error(`The demo has no ${id}`);
  return row;
}
