import { Type, type Static } from 'typebox';
import { ADD_ON_KINDS, MAX_SEARCH_LENGTH } from './constants';
import { Id, Nullable, packSizeFields, Page, Paise } from './http';
import { Picture } from './pictures';
import { CataloguePicture } from './shopPictures';
import { StockLevel } from './staffStock';
import {
  DRAFT_HSN_PATTERN,
  DRAFT_SKU_PATTERN,
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
import { MEASURES } from './packSize';

const closed = { additionalProperties: false };

const LINE = '^[^\\p{Cc}\\p{Surrogate}\\u2028\\u2029]*$';
const PARAGRAPHS = '^[^\\0\\p{Surrogate}]*$';

const line = (maxLength: number, messageKey: string, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: LINE, messageKey });
const paragraphs = (messageKey: string) => Type.String({ maxLength: MAX_TEXT_LENGTH, pattern: PARAGRAPHS, messageKey });

/** '' in Tamil or Hindi where the translation is missing. */
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
  pricePaise: Type.Integer({ minimum: 1, maximum: MAX_PRICE_PAISE, messageKey: 'packPrice' }),
};

const PackBody = Type.Object(
  {
    _id: Nullable(Id),
    /** It stays once the pack exists, and so does its measure. */
    netGrams: Type.Integer({ minimum: 1, maximum: MAX_NET_GRAMS, messageKey: 'netGrams' }),
    /** Without it a pack stays as it is, and a new one is weighed. */
    measure: Type.Optional(Type.Enum([...MEASURES], { messageKey: 'measure' })),
    ...packPrices,
    hidden: Type.Boolean({ messageKey: 'packHidden' }),
  },
  closed,
);
export type PackBody = Static<typeof PackBody>;

const PartBody = Type.Object(
  {
    packId: Id,
    quantity: Type.Integer({ minimum: 1, maximum: MAX_PART_QUANTITY, messageKey: 'partQuantity' }),
  },
  closed,
);
export type PartBody = Static<typeof PartBody>;

const productFields = {
  name: Type.Object(
    {
      en: line(MAX_TITLE_LENGTH, 'productName', 1),
      ta: line(MAX_TITLE_LENGTH, 'productName'),
      hi: line(MAX_TITLE_LENGTH, 'productName'),
    },
    closed,
  ),
  otherNames: line(MAX_TEXT_LENGTH, 'otherNames'),
  sku: Type.String({ pattern: SKU_PATTERN, maxLength: 32, messageKey: 'sku' }),
  categoryId: Type.String({ minLength: 1, maxLength: 64, messageKey: 'category' }),
  position: Type.Integer({ minimum: 0, maximum: MAX_POSITION, messageKey: 'position' }),
  hsn: Type.String({ pattern: HSN_PATTERN, maxLength: 8, messageKey: 'hsn' }),
  /** An order is taxed at its day's rate. */
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

/** A draft needs nothing but a name; '' for what it doesn't have yet. */
const draftFields = {
  ...productFields,
  /** '' for one that the server makes from the name. */
  sku: Type.String({ pattern: DRAFT_SKU_PATTERN, maxLength: 32, messageKey: 'sku' }),
  categoryId: Type.String({ maxLength: 64, messageKey: 'category' }),
  hsn: Type.String({ pattern: DRAFT_HSN_PATTERN, maxLength: 8, messageKey: 'hsn' }),
  taxClassId: Type.String({ maxLength: 64, messageKey: 'taxClass' }),
  allergens: Text,
};

const productLists = {
  packs: Type.Array(PackBody, { maxItems: MAX_PACKS, messageKey: 'packs' }),
  /** A bundle's contents; its weight follows, and its MRP is its price. */
  parts: Type.Array(PartBody, { maxItems: MAX_PARTS, messageKey: 'parts' }),
  relatedIds: Type.Array(Id, { maxItems: MAX_RELATED, uniqueItems: true, messageKey: 'related' }),
};

/** A row of a CSV file has all that a product is sold with. */
export const CompleteProductBody = Type.Object({ ...productFields, ...productLists }, closed);
export const ProductBody = Type.Object({ ...draftFields, ...productLists }, closed);
export type ProductBody = Static<typeof ProductBody>;

/** Another change since this was read is a conflict. */
const Revision = Type.String({ minLength: 1, maxLength: 2000 });

export const ChangeProductBody = Type.Object({ ...ProductBody.properties, revision: Revision }, closed);
export type ChangeProductBody = Static<typeof ChangeProductBody>;

export const ProductStateBody = Type.Object({ state: Type.Enum(['PUBLISHED', 'HIDDEN']), revision: Revision }, closed);
export type ProductStateBody = Static<typeof ProductStateBody>;

const State = Type.Enum([...PRODUCT_STATES]);
const NamedProduct = Type.Object({ _id: Id, name: Type.String() });

export const CataloguePack = Type.Object({
  _id: Id,
  ...packSizeFields,
  mrpPaise: Paise,
  pricePaise: Paise,
  hidden: Type.Boolean(),
  stock: Type.Integer(),
  /** So many customers asked to be told when it is back. */
  awaitedBy: Type.Integer({ minimum: 0 }),
  picture: Nullable(CataloguePicture),
  /** It can be hidden, not removed. */
  isUsed: Type.Boolean(),
});
export type CataloguePack = Static<typeof CataloguePack>;

export const CataloguePart = Type.Object({
  ...PartBody.properties,
  name: Type.String(),
  ...packSizeFields,
  pricePaise: Paise,
});
export type CataloguePart = Static<typeof CataloguePart>;

export const CatalogueProduct = Type.Object({
  _id: Id,
  slug: Type.String(),
  state: State,
  revision: Type.String(),
  ...draftFields,
  taxClass: Type.String(),
  packs: Type.Array(CataloguePack),
  served: Nullable(CataloguePicture),
  related: Type.Array(NamedProduct),
  parts: Type.Array(CataloguePart),
});
export type CatalogueProduct = Static<typeof CatalogueProduct>;

export const ProductConflict = Type.Object({ product: CatalogueProduct, changedBy: Nullable(Type.String()) });
export type ProductConflict = Static<typeof ProductConflict>;

const filters = {
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
  fromPaise: Nullable(Paise),
  packCount: Type.Integer(),
  inStockCount: Type.Integer(),
  /** Packs that staff marked as sold out. */
  soldOutCount: Type.Integer(),
  missingTexts: Type.Integer(),
  picture: Nullable(Picture),
});
export type CatalogueRow = Static<typeof CatalogueRow>;

export const CataloguePage = Page(CatalogueRow);
export type CataloguePage = Static<typeof CataloguePage>;

export const CatalogueChoices = Type.Object({
  categories: Type.Array(
    Type.Object({
      _id: Id,
      name: Type.String(),
      /** Most products of the category have these; '' for none. */
      usual: Type.Object({ taxClassId: Type.String(), hsn: Type.String() }),
    }),
  ),
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
  _id: Id,
  productId: Id,
  name: Type.String(),
  state: State,
  ...packSizeFields,
  mrpPaise: Paise,
  pricePaise: Paise,
  stock: Type.Integer(),
  stockLevel: Nullable(StockLevel),
  bestBeforeDays: Type.Integer(),
  hidden: Type.Boolean(),
  version: Type.Integer(),
});
export type PriceRow = Static<typeof PriceRow>;

export const PricePage = Page(PriceRow);
export type PricePage = Static<typeof PricePage>;

export const PricesBody = Type.Object(
  {
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
  field: Nullable(Type.Enum(['mrpPaise', 'pricePaise'])),
  message: Type.String(),
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
  otherNames: productFields.otherNames,
  hidden: Type.Boolean(),
};

export const CategoryBody = Type.Object(categoryFields, closed);
export type CategoryBody = Static<typeof CategoryBody>;

export const ChangeCategoryBody = Type.Object({ ...categoryFields, version: Type.Integer() }, closed);
export type ChangeCategoryBody = Static<typeof ChangeCategoryBody>;

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
  productCount: Type.Integer(),
  inShopCount: Type.Integer(),
  /** The shop's header and footer lead to it: it can't be hidden or deleted. */
  isFixed: Type.Boolean(),
});
export type CatalogueCategory = Static<typeof CatalogueCategory>;

export const CatalogueCategories = Type.Array(CatalogueCategory);
export type CatalogueCategories = Static<typeof CatalogueCategories>;
