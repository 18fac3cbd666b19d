import { Type, type Static } from 'typebox';
import { ADD_ON_KINDS, MAX_SEARCH_LENGTH } from './constants';
import { Id, Nullable, Page, Paise } from './http';
import { Picture } from './pictures';
import { CataloguePicture } from './shopPictures';
import { StockLevel } from './staffStock';
import {
  HSN_PATTERN,
  MAX_BEST_BEFORE_DAYS,
  MAX_COOKING_MINUTES,
  MAX_COOKING_STEPS,
  MAX_NET_GRAMS,
  MAX_NUTRIENT,
  MAX_PACKS,
  MAX_PART_QUANTITY,
  MAX_PARTS,
  MAX_POSITION,
  MAX_PRICE_PAISE,
  MAX_PRICES_AT_ONCE,
  MAX_RELATED,
  MAX_STEP_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  NUTRIENTS,
  PRODUCT_STATES,
  SKU_PATTERN,
} from './catalogueRules';

const closed = { additionalProperties: false };

const LINE = '^[^\\p{Cc}\\p{Surrogate}\\u2028\\u2029]*$';
const PARAGRAPHS = '^[^\\0\\p{Surrogate}]*$';

const line = (maxLength: number, messageKey: string, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: LINE, messageKey });
const paragraphs = (messageKey: string) => Type.String({ maxLength: MAX_TEXT_LENGTH, pattern: PARAGRAPHS, messageKey });

/** '' in Tamil or Hindi where the translation is missing: customers see the English text. */
const Text = Type.Object(
  { en: paragraphs('productText'), ta: paragraphs('productText'), hi: paragraphs('productText') },
  closed,
);
const Steps = Type.Array(line(MAX_STEP_LENGTH, 'cookingSteps', 1), {
  maxItems: MAX_COOKING_STEPS,
  messageKey: 'cookingSteps',
});

const Nutrient = Nullable(Type.Number({ minimum: 0, maximum: MAX_NUTRIENT, messageKey: 'nutrient' }));
const Nutrients = Object.fromEntries(NUTRIENTS.map((name) => [name, Nutrient])) as Record<
  (typeof NUTRIENTS)[number],
  typeof Nutrient
>;

const packPrices = {
  mrpPaise: Type.Integer({ minimum: 1, maximum: MAX_PRICE_PAISE, messageKey: 'packPrice' }),
  /** At most the MRP. */
  pricePaise: Type.Integer({ minimum: 1, maximum: MAX_PRICE_PAISE, messageKey: 'packPrice' }),
};

const PackBody = Type.Object(
  {
    /** It is null for a new one. */
    _id: Nullable(Id),
    /** Stays as it is once the pack exists. */
    netGrams: Type.Integer({ minimum: 1, maximum: MAX_NET_GRAMS, messageKey: 'netGrams' }),
    ...packPrices,
    /** A hidden pack is no longer sold. */
    hidden: Type.Boolean({ messageKey: 'packHidden' }),
  },
  closed,
);
export type PackBody = Static<typeof PackBody>;

const PartBody = Type.Object(
  {
    packId: Id,
    /** Each unit of the set contains this many. */
    quantity: Type.Integer({ minimum: 1, maximum: MAX_PART_QUANTITY, messageKey: 'partQuantity' }),
  },
  closed,
);
export type PartBody = Static<typeof PartBody>;

/** All that the staff area changes of a product. */
const productFields = {
  name: Type.Object(
    {
      en: line(MAX_TITLE_LENGTH, 'productName', 1),
      ta: line(MAX_TITLE_LENGTH, 'productName'),
      hi: line(MAX_TITLE_LENGTH, 'productName'),
    },
    closed,
  ),
  /** Customers also search for these names, separated by commas. */
  otherNames: line(MAX_TEXT_LENGTH, 'otherNames'),
  sku: Type.String({ pattern: SKU_PATTERN, maxLength: 32, messageKey: 'sku' }),
  categoryId: Type.String({ minLength: 1, maxLength: 64, messageKey: 'category' }),
  /** Among those that sell equally well; the lowest comes first. */
  position: Type.Integer({ minimum: 0, maximum: MAX_POSITION, messageKey: 'position' }),
  hsn: Type.String({ pattern: HSN_PATTERN, maxLength: 8, messageKey: 'hsn' }),
  /** Its rate is that of the day of an order. */
  taxClassId: Type.String({ minLength: 1, maxLength: 64, messageKey: 'taxClass' }),
  veg: Type.Boolean(),
  countryOfOrigin: Type.String({ pattern: '^[A-Z]{2}$', maxLength: 2, messageKey: 'countryOfOrigin' }),
  bestBeforeDays: Type.Integer({ minimum: 1, maximum: MAX_BEST_BEFORE_DAYS, messageKey: 'bestBeforeDays' }),
  allergens: Type.Object(
    {
      en: Type.String({ minLength: 1, maxLength: MAX_TEXT_LENGTH, pattern: PARAGRAPHS, messageKey: 'allergens' }),
      ta: paragraphs('productText'),
      hi: paragraphs('productText'),
    },
    closed,
  ),
  ingredients: Nullable(Text),
  taste: Nullable(Text),
  origin: Nullable(Text),
  insteadOf: Nullable(Text),
  cooking: Type.Object({ en: Steps, ta: Steps, hi: Steps }, closed),
  cookingMinutes: Nullable(Type.Integer({ minimum: 1, maximum: MAX_COOKING_MINUTES, messageKey: 'cookingMinutes' })),
  nutrition: Nullable(Type.Object({ ...Nutrients, source: Text }, closed)),
  addonIds: Type.Array(Id, { maxItems: 50, uniqueItems: true }),
};

export const ProductBody = Type.Object(
  {
    ...productFields,
    packs: Type.Array(PackBody, { maxItems: MAX_PACKS, messageKey: 'packs' }),
    /**
     * These are the contents of a set's one pack; its weight follows, and its MRP is its price. Other products have
     * none.
     */
    parts: Type.Array(PartBody, { maxItems: MAX_PARTS, messageKey: 'parts' }),
    /** Products that go well with it, in their order. */
    relatedIds: Type.Array(Id, { maxItems: MAX_RELATED, uniqueItems: true, messageKey: 'related' }),
  },
  closed,
);
export type ProductBody = Static<typeof ProductBody>;

/** Names what the change was made from: another change meanwhile is a conflict. */
const Revision = Type.String({ minLength: 1, maxLength: 2000 });

export const ChangeProductBody = Type.Object({ ...ProductBody.properties, revision: Revision }, closed);
export type ChangeProductBody = Static<typeof ChangeProductBody>;

export const ProductStateBody = Type.Object({ state: Type.Enum(['PUBLISHED', 'HIDDEN']), revision: Revision }, closed);
export type ProductStateBody = Static<typeof ProductStateBody>;

const State = Type.Enum([...PRODUCT_STATES]);
const NamedProduct = Type.Object({ _id: Id, name: Type.String() });

export const CataloguePack = Type.Object({
  _id: Id,
  netGrams: Type.Integer(),
  mrpPaise: Paise,
  pricePaise: Paise,
  hidden: Type.Boolean(),
  /** Changed by movements alone. */
  stock: Type.Integer(),
  picture: Nullable(CataloguePicture),
  /** Orders, stock or bundles refer to it: it can be hidden, not removed. */
  isUsed: Type.Boolean(),
});
export type CataloguePack = Static<typeof CataloguePack>;

export const CataloguePart = Type.Object({
  ...PartBody.properties,
  name: Type.String(),
  netGrams: Type.Integer(),
  /** The price of the pack when it is bought by itself. */
  pricePaise: Paise,
});
export type CataloguePart = Static<typeof CataloguePart>;

export const CatalogueProduct = Type.Object({
  _id: Id,
  slug: Type.String(),
  state: State,
  revision: Type.String(),
  ...productFields,
  /** Name of the tax class. */
  taxClass: Type.String(),
  packs: Type.Array(CataloguePack),
  /** Unpacked, or as a dish. */
  served: Nullable(CataloguePicture),
  related: Type.Array(NamedProduct),
  /** A set consists of these; such a product has one pack, whose stock follows from theirs. */
  parts: Type.Array(CataloguePart),
});
export type CatalogueProduct = Static<typeof CatalogueProduct>;

/** `data` of a 409: what the product is now, and who changed it last. */
export const ProductConflict = Type.Object({ product: CatalogueProduct, changedBy: Nullable(Type.String()) });
export type ProductConflict = Static<typeof ProductConflict>;

const filters = {
  /** A part of a name in any language, or of the SKU. */
  search: Type.Optional(Type.String({ maxLength: MAX_SEARCH_LENGTH, pattern: PARAGRAPHS, messageKey: 'search' })),
  categoryId: Type.Optional(Id),
  cursor: Type.Optional(Type.String({ maxLength: 1000, messageKey: 'cursor' })),
};

export const CatalogueQuery = Type.Object({ ...filters, state: Type.Optional(State) }, closed);
export type CatalogueQuery = Static<typeof CatalogueQuery>;

export const CatalogueRow = Type.Object({
  _id: Id,
  name: Type.String(),
  sku: Type.String(),
  category: Type.String(),
  state: State,
  /** It is that of the cheapest pack that is sold; null without one. */
  fromPaise: Nullable(Paise),
  /** Packs that are sold, and those of them in stock. */
  packCount: Type.Integer(),
  inStockCount: Type.Integer(),
  missingTexts: Type.Integer(),
  picture: Nullable(Picture),
});
export type CatalogueRow = Static<typeof CatalogueRow>;

export const CataloguePage = Page(CatalogueRow);
export type CataloguePage = Static<typeof CataloguePage>;

/** A product's form offers these. */
export const CatalogueChoices = Type.Object({
  categories: Type.Array(Type.Object({ _id: Id, name: Type.String() })),
  /** `gstPercent` is the rate of today. */
  taxClasses: Type.Array(Type.Object({ _id: Id, name: Type.String(), hsn: Type.String(), gstPercent: Type.Integer() })),
  addons: Type.Array(
    Type.Object({ _id: Id, name: Type.String(), pricePaise: Paise, kind: Type.Enum([...ADD_ON_KINDS]) }),
  ),
});
export type CatalogueChoices = Static<typeof CatalogueChoices>;

// The price grid -----------------------------------------------------------------------------------------------------

export const PriceQuery = Type.Object(filters, closed);
export type PriceQuery = Static<typeof PriceQuery>;

export const PriceRow = Type.Object({
  /** The id of the pack. */
  _id: Id,
  productId: Id,
  name: Type.String(),
  state: State,
  netGrams: Type.Integer(),
  mrpPaise: Paise,
  pricePaise: Paise,
  /** The units for sale, without those set apart. */
  stock: Type.Integer(),
  /** It is null for a set, whose stock is that of its parts. */
  stockLevel: Nullable(StockLevel),
  /** Counted from packing, as the product says. */
  bestBeforeDays: Type.Integer(),
  hidden: Type.Boolean(),
  version: Type.Integer(),
});
export type PriceRow = Static<typeof PriceRow>;

export const PricePage = Page(PriceRow);
export type PricePage = Static<typeof PricePage>;

export const PricesBody = Type.Object(
  {
    /** Each row is checked by itself: one that can't be saved doesn't stop the others. */
    changes: Type.Array(
      Type.Object({ _id: Id, version: Type.Integer(), mrpPaise: Type.Number(), pricePaise: Type.Number() }, closed),
      { minItems: 1, maxItems: MAX_PRICES_AT_ONCE, messageKey: 'priceChanges' },
    ),
  },
  closed,
);
export type PricesBody = Static<typeof PricesBody>;

export const PriceRejection = Type.Object({
  _id: Id,
  /** It is null where the whole row is in conflict. */
  field: Nullable(Type.Enum(['mrpPaise', 'pricePaise'])),
  message: Type.String(),
  /** The row as it is now. It is null once the pack was removed. */
  row: Nullable(PriceRow),
});
export type PriceRejection = Static<typeof PriceRejection>;

export const PricesSaved = Type.Object({ saved: Type.Array(PriceRow), rejected: Type.Array(PriceRejection) });
export type PricesSaved = Static<typeof PricesSaved>;

// Categories ---------------------------------------------------------------------------------------------------------

const categoryFields = {
  name: productFields.name,
  description: Type.Object(
    {
      en: line(MAX_STEP_LENGTH, 'categoryDescription'),
      ta: line(MAX_STEP_LENGTH, 'categoryDescription'),
      hi: line(MAX_STEP_LENGTH, 'categoryDescription'),
    },
    closed,
  ),
  /** Customers also search for these names, separated by commas. */
  otherNames: productFields.otherNames,
  /** It is not in the shop, nor can its products be. */
  hidden: Type.Boolean(),
};

export const CategoryBody = Type.Object(categoryFields, closed);
export type CategoryBody = Static<typeof CategoryBody>;

export const ChangeCategoryBody = Type.Object({ ...categoryFields, version: Type.Integer() }, closed);
export type ChangeCategoryBody = Static<typeof ChangeCategoryBody>;

/** All categories, in their new order. */
export const CategoryOrderBody = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }) },
  closed,
);
export type CategoryOrderBody = Static<typeof CategoryOrderBody>;

export const CatalogueCategory = Type.Object({
  _id: Id,
  ...categoryFields,
  version: Type.Integer(),
  picture: Nullable(CataloguePicture),
  /** Drafts and hidden products count, too. */
  productCount: Type.Integer(),
  inShopCount: Type.Integer(),
  /** The shop's header and footer lead to it: it can't be hidden or deleted. */
  isFixed: Type.Boolean(),
});
export type CatalogueCategory = Static<typeof CatalogueCategory>;

/** They are sorted as in the menu. */
export const CatalogueCategories = Type.Array(CatalogueCategory);
export type CatalogueCategories = Static<typeof CatalogueCategories>;
