import { CATEGORY_IDS } from '../../../contract/constants';
import type {
  Banner,
  BundlePart,
  Category,
  CategoryProducts,
  Nutrition,
  Offer,
  Pack,
  ProductCard,
  ProductDetail,
  ProductPage,
  ProductSuggestion,
  RecipeCard,
  RecipeDetail,
  Suggestions,
} from '../../../contract/homepage';
import { categoryPath } from '../../../contract/routes';
import { bannerPicture, categoryPicture, packPicture, recipePicture, servedPicture } from './pictures';

export const buildBanner = (overrides: Partial<Banner> = {}): Banner => ({
  _id: 'banner-millets',
  title: 'Millets, straight from the field',
  text: 'Free delivery from ₹499 · every day in Coimbatore',
  actionLabel: 'Shop millets',
  link: categoryPath(CATEGORY_IDS.ORGANIC_MILLETS),
  picture: bannerPicture('banner-millets'),
  ...overrides,
});

export const buildOffer = (overrides: Partial<Offer> = {}): Offer => ({
  _id: 'offer-welcome',
  title: '10% off',
  text: 'Up to ₹100 off orders of ₹299 or more.',
  couponCode: 'WELCOME10',
  ...overrides,
});

export const buildCategory = (overrides: Partial<Category> = {}): Category => ({
  _id: CATEGORY_IDS.ORGANIC_MILLETS,
  name: 'Organic Millets',
  description: 'Whole and hulled millets, and freshly milled flours',
  productCount: 14,
  picture: categoryPicture(overrides._id ?? CATEGORY_IDS.ORGANIC_MILLETS),
  ...overrides,
});

export const buildCategories = (): Category[] => [
  buildCategory(),
  buildCategory({ _id: CATEGORY_IDS.TRADITIONAL_RICES, name: 'Traditional Rices', productCount: 13 }),
  buildCategory({ _id: CATEGORY_IDS.PORRIDGE_MIX, name: 'Porridge Mix', productCount: 8 }),
  buildCategory({ _id: CATEGORY_IDS.MILLET_DOSA_MIX, name: 'Millet Dosa Mix', productCount: 9 }),
  buildCategory({ _id: CATEGORY_IDS.PUTTU_MIX, name: 'Puttu Mix', productCount: 8 }),
];

export const buildPack = (overrides: Partial<Pack> = {}): Pack => ({
  _id: 'ml-thinai-500',
  netGrams: 500,
  measure: 'WEIGHT',
  mrpPaise: 7500,
  productPrice: 7500,
  available: 80,
  picture: packPicture(overrides._id ?? 'ml-thinai-500'),
  ...overrides,
});

/** Foxtail millet in 500 g, 1 kg (below its MRP) and 5 kg. */
export const buildProductCard = (overrides: Partial<ProductCard> = {}): ProductCard => ({
  _id: 'ml-thinai',
  slug: 'foxtail-millet-thinai',
  categoryId: CATEGORY_IDS.ORGANIC_MILLETS,
  name: 'Foxtail Millet (Thinai) rice',
  secondName: 'தினை',
  packs: [
    buildPack(),
    buildPack({ _id: 'ml-thinai-1000', netGrams: 1000, mrpPaise: 14_500, productPrice: 13_500, available: 60 }),
    buildPack({ _id: 'ml-thinai-5000', netGrams: 5000, mrpPaise: 69_000, productPrice: 64_500, available: 15 }),
  ],
  veg: true,
  summary: 'Mild and slightly nutty',
  served: servedPicture(overrides._id ?? 'ml-thinai'),
  ...overrides,
});

/** `count` different products with one pack each. */
export const buildProductCards = (count: number, prefix = 'product'): ProductCard[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `${prefix}-${index + 1}`;
    return buildProductCard({
      _id: id,
      slug: id,
      name: `Product ${index + 1} of ${prefix}`,
      packs: [buildPack({ _id: `${id}-500` })],
    });
  });

export const buildCategoryProducts = (overrides: Partial<CategoryProducts> = {}): CategoryProducts => ({
  category: buildCategory(),
  products: [buildProductCard()],
  ...overrides,
});

export const buildProductPage = (overrides: Partial<ProductPage> = {}): ProductPage => {
  const items = overrides.items ?? [buildProductCard()];
  return { items, nextCursor: null, total: items.length, totalIsExact: true, similarOnly: false, ...overrides };
};

export const buildProductSuggestion = (overrides: Partial<ProductSuggestion> = {}): ProductSuggestion => ({
  _id: 'ml-thinai',
  slug: 'foxtail-millet-thinai',
  name: 'Foxtail Millet (Thinai) rice',
  secondName: 'தினை',
  category: { _id: CATEGORY_IDS.ORGANIC_MILLETS, name: 'Organic Millets' },
  fromPaise: 7500,
  picture: packPicture(`${overrides._id ?? 'ml-thinai'}-500`),
  ...overrides,
});

export const buildSuggestions = (overrides: Partial<Suggestions> = {}): Suggestions => ({
  products: [
    buildProductSuggestion(),
    buildProductSuggestion({
      _id: 'ml-ragi',
      slug: 'finger-millet-ragi',
      name: 'Finger Millet (Ragi)',
      secondName: 'கேழ்வரகு',
    }),
  ],
  categories: [{ _id: CATEGORY_IDS.ORGANIC_MILLETS, name: 'Organic Millets' }],
  ...overrides,
});

/** The rows are in the order in which the server serializes them. */
const NUTRITION_ROWS = [
  ['Energy', 'energyKcal', 'kcal'],
  ['Protein', 'proteinGrams', 'g'],
  ['Carbohydrate', 'carbohydrateGrams', 'g'],
  ['Fibre', 'fibreGrams', 'g'],
  ['Total fat', 'fatGrams', 'g'],
  ['Calcium', 'calciumMilligrams', 'mg'],
  ['Iron', 'ironMilligrams', 'mg'],
] as const;

export const buildNutrition = (overrides: Partial<Nutrition> = {}): Nutrition => {
  const nutrition = {
    energyKcal: 331,
    proteinGrams: 12.3,
    fatGrams: 4.3,
    carbohydrateGrams: 60.9,
    fibreGrams: 8,
    calciumMilligrams: 31,
    ironMilligrams: 2.8,
    source: 'NIN 1989, 3 Italian millet',
    ...overrides,
  };
  const rows = NUTRITION_ROWS.map(([name, nutrient, unit]) => {
    const value = nutrition[nutrient];
    return { name, amount: value === null ? null : `${value} ${unit}`, isPart: false };
  });
  return { rows, ...nutrition };
};

/** Foxtail millet dosa, fermented overnight. */
export const buildRecipeCard = (overrides: Partial<RecipeCard> = {}): RecipeCard => ({
  slug: 'foxtail-millet-dosa',
  name: 'Foxtail millet dosa',
  description: 'Crisp golden dosas from foxtail millet and urad dal, ground at home and fermented overnight.',
  minutes: 40,
  restingMinutes: 720,
  servings: 4,
  picture: recipePicture(overrides.slug ?? 'foxtail-millet-dosa'),
  ...overrides,
});

/** One of its ingredients is sold. */
export const buildRecipe = (overrides: Partial<RecipeDetail> = {}): RecipeDetail => ({
  ...buildRecipeCard(),
  ingredients: [
    { text: '1½ cups (300 g) foxtail millet', product: buildProductCard() },
    { text: '½ cup (100 g) whole white urad dal', product: null },
    { text: '1¼ tsp salt', product: null },
  ],
  steps: ['Soak millet and dal for 4 hours.', 'Grind, mix and leave overnight.', 'Spread on a hot tawa.'],
  ...overrides,
});

/** Three millets, ₹225 together. */
export const buildBundleParts = (): BundlePart[] =>
  [
    { _id: 'ml-thinai', slug: 'foxtail-millet-thinai', name: 'Foxtail Millet (Thinai) rice', pricePaise: 7_500 },
    { _id: 'ml-samai', slug: 'little-millet-samai', name: 'Little Millet (Samai) rice', pricePaise: 8_000 },
    { _id: 'ml-varagu', slug: 'kodo-millet-varagu', name: 'Kodo Millet (Varagu) rice', pricePaise: 7_000 },
  ].map((part) => ({
    ...part,
    netGrams: 500,
    measure: 'WEIGHT',
    quantity: 1,
    picture: packPicture(`${part._id}-500`),
  }));

export const buildProductDetail = (overrides: Partial<ProductDetail> = {}): ProductDetail => ({
  ...buildProductCard(),
  category: { _id: CATEGORY_IDS.ORGANIC_MILLETS, name: 'Organic Millets' },
  taste: 'Mild and slightly nutty, soft when cooked. For pongal, upma, lemon rice, or plain with sambar.',
  origin: 'Grown in India',
  cookingMinutes: 15,
  insteadOf: 'Instead of white rice',
  served: servedPicture(overrides._id ?? 'ml-thinai'),
  addOns: [
    { _id: 'gift-box', name: 'Gift box', pricePaise: 4000, kind: 'EXTRA' },
    { _id: 'fine-grinding', name: 'Fine grinding', pricePaise: 1000, kind: 'GRINDING' },
    { _id: 'coarse-grinding', name: 'Coarse grinding', pricePaise: 1000, kind: 'GRINDING' },
  ],
  facts: {
    genericName: 'Foxtail millet',
    maker: 'Vayal green foods, 12 Sample Street, Coimbatore 641004',
    countryOfOrigin: 'India',
    bestBeforeDays: 180,
    hsn: '1008',
    gstPercent: 5,
    fssaiLicence: '00000000000000',
    allergens: 'May contain traces of wheat (gluten)',
    ingredients: null,
  },
  nutrition: buildNutrition(),
  cooking: ['Wash and soak for 20–30 minutes.', 'Use 2.5 cups of water for 1 cup.', 'Simmer for 12–15 minutes.'],
  recipes: [buildRecipeCard()],
  complements: [
    buildProductCard({ _id: 'dm-thinai', slug: 'thinai-foxtail-dosa-mix', name: 'Thinai (Foxtail) Dosa Mix' }),
  ],
  related: [buildProductCard({ _id: 'ml-samai', slug: 'little-millet-samai', name: 'Little Millet (Samai) rice' })],
  ...overrides,
});
