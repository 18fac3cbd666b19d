import { Type, type Static } from 'typebox';
import { ADD_ON_KINDS, LANGUAGES, MAX_PAGE_SIZE, MAX_SEARCH_LENGTH, PRODUCT_SORTS } from './constants';
import { LatLng } from './geo';
import { Id, Nullable, packSizeFields, Page, Paise } from './http';
import { BannerPicture, Picture } from './pictures';
import { CERTIFICATE_SCHEMES, ORGANIC_CLAIMS } from './producerConstants';
import { RatingSummary } from './ratings';

const closed = { additionalProperties: false };

// The store --------------------------------------------------------------------------------------------------------

export const Locality = Type.Object({
  name: Type.String(),
  nameTa: Type.String(),
  nameHi: Type.String(),
  pin: Type.String(),
  location: LatLng,
  serviceable: Type.Boolean(),
});
export type Locality = Static<typeof Locality>;

const Charges = Type.Object({
  deliveryChargePaise: Paise,
  freeDeliveryFromPaise: Nullable(Paise),
  minimumOrderPaise: Paise,
});

export const DeliveryArea = Type.Object({
  _id: Id,
  name: Type.String(),
  corners: Type.Array(LatLng, { minItems: 3 }),
  charges: Charges,
  hasSlots: Type.Boolean(),
});
export type DeliveryArea = Static<typeof DeliveryArea>;

export const PaymentWays = Type.Object({
  link: Type.Boolean(),
  qr: Type.Boolean(),
  intent: Type.Boolean(),
});
export type PaymentWays = Static<typeof PaymentWays>;

/** A refund arrives within minutes where the bank allows it, within the bank's days, or once a person has sent it. */
export const RefundSpeed = Type.Enum(['MINUTES', 'DAYS', 'BY_HAND']);
export type RefundSpeed = Static<typeof RefundSpeed>;

export const Store = Type.Object({
  name: Type.String(),
  /** "Vayal green foods": the store's name rather than the brand's (specification §1). */
  storeName: Type.String(),
  legalName: Type.String(),
  address: Type.String(),
  /** Like the e-mail address, these are missing while they are samples. */
  phones: Type.Array(Type.String(), { maxItems: 2 }),
  email: Type.String(),
  fssaiLicence: Type.String(),
  gstin: Type.String(),
  links: Type.Array(
    Type.Object({
      kind: Type.Enum(['instagram', 'facebook', 'youtube', 'whatsapp']),
      url: Type.String(),
    }),
  ),
  /** It is null where the shop shows none. Responses cached by version 0.2 lack it. */
  testimonials: Type.Optional(Nullable(Type.Array(Type.Object({ quote: Type.String(), source: Type.String() })))),
  team: Type.Optional(Nullable(Type.Array(Type.Object({ name: Type.String(), text: Type.String() })))),
  /** Customers can read these; the shop's first one comes first. Responses cached by version 0.2 lack it: all. */
  languages: Type.Optional(Type.Array(Type.Enum([...LANGUAGES]), { minItems: 1 })),
  copyright: Type.String(),
  vendorCredit: Type.Object({ text: Type.String(), url: Type.String() }),
  grievanceOfficer: Type.Object({
    name: Type.String(),
    designation: Type.String(),
    email: Type.String(),
    phone: Type.String(),
  }),
  hours: Type.String(),
  city: Type.String(),
  state: Type.String(),
  charges: Charges,
  limits: Type.Object({
    codeDigits: Type.Integer(),
    codeMinutes: Type.Integer(),
    loginDays: Type.Integer(),
    paymentMinutes: Type.Integer(),
    paymentLimitPaise: Paise,
    /** Cached responses may lack it, and what follows. */
    complaintHours: Type.Optional(Type.Integer()),
    /** Shelf life left on delivery: whichever is less. */
    freshPercent: Type.Optional(Type.Integer()),
    freshDays: Type.Optional(Type.Integer()),
  }),
  /** Cached responses may lack it. */
  payment: Type.Optional(Type.Object({ ways: PaymentWays, refunds: RefundSpeed })),
  delivery: Type.Object({
    area: Type.Array(LatLng, { minItems: 3 }),
    /** Sorted by precedence; absent for a single area. */
    areas: Type.Optional(Type.Array(DeliveryArea, { minItems: 2 })),
    centre: LatLng,
    localities: Type.Array(Locality),
    promise: Type.String(),
    leadDays: Type.Integer({ minimum: 0 }),
    hasSlots: Type.Boolean(),
  }),
  map: Type.Object({
    /** It is null for Leaflet. */
    googleMapsKey: Nullable(Type.String()),
    tileUrl: Type.String(),
    tileAttribution: Type.String(),
  }),
  /** True while the seller's details are the seed's samples. */
  isSample: Type.Boolean(),
  demo: Type.Boolean(),
});
export type Store = Static<typeof Store>;

// Front page ---------------------------------------------------------------------------------------------------------

export const Banner = Type.Object({
  _id: Id,
  title: Type.String(),
  text: Type.String(),
  actionLabel: Type.String(),
  link: Type.String(),
  picture: Nullable(BannerPicture),
});
export type Banner = Static<typeof Banner>;

export const Offer = Type.Object({
  _id: Id,
  title: Type.String(),
  text: Type.String(),
  couponCode: Nullable(Type.String()),
});
export type Offer = Static<typeof Offer>;

export const Category = Type.Object({
  _id: Id,
  name: Type.String(),
  description: Type.String(),
  productCount: Type.Integer({ minimum: 0 }),
  picture: Nullable(Picture),
});
export type Category = Static<typeof Category>;

// Products -----------------------------------------------------------------------------------------------------------

/** The sellable unit: a cart item's `_id` is a pack's. */
export const Pack = Type.Object({
  _id: Id,
  ...packSizeFields,
  mrpPaise: Paise,
  productPrice: Paise,
  /** Stock, capped by the limit per line. */
  available: Type.Integer({ minimum: 0 }),
  /** Only a product's first picture has a placeholder. */
  picture: Nullable(Picture),
});
export type Pack = Static<typeof Pack>;

export const ProductCard = Type.Object({
  _id: Id,
  slug: Type.String(),
  categoryId: Id,
  name: Type.String(),
  /** Tamil for English users, English for others. */
  secondName: Type.String(),
  packs: Type.Array(Pack, { minItems: 1 }),
  veg: Type.Boolean(),
  /** How it tastes: the first sentence of the product's text. Cached responses may lack it, and what follows. */
  summary: Type.Optional(Nullable(Type.String())),
  /** The dish that it becomes. Lists leave out its placeholder and its preview. */
  served: Type.Optional(Nullable(Picture)),
  /** It is sold as several packs at one price. */
  isBundle: Type.Optional(Type.Boolean()),
  /** From the fifth rating on. */
  rating: Type.Optional(Nullable(RatingSummary)),
});
export type ProductCard = Static<typeof ProductCard>;

export const AddOn = Type.Object({ _id: Id, name: Type.String(), pricePaise: Paise });
export type AddOn = Static<typeof AddOn>;

export const ProductAddOn = Type.Object({ ...AddOn.properties, kind: Type.Enum([...ADD_ON_KINDS]) });
export type ProductAddOn = Static<typeof ProductAddOn>;

/** Per 100 g, of what is sold by volume per 100 ml; an unknown value is null, never a guess. */
export const Nutrition = Type.Object({
  energyKcal: Nullable(Type.Number()),
  proteinGrams: Nullable(Type.Number()),
  fatGrams: Nullable(Type.Number()),
  carbohydrateGrams: Nullable(Type.Number()),
  fibreGrams: Nullable(Type.Number()),
  calciumMilligrams: Nullable(Type.Number()),
  ironMilligrams: Nullable(Type.Number()),
  /** Cached responses may lack the label's rows. */
  rows: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), amount: Nullable(Type.String()), isPart: Type.Boolean() })),
  ),
  source: Type.String(),
});
export type Nutrition = Static<typeof Nutrition>;

export const RecipeCard = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  description: Type.String(),
  /** It excludes soaking and fermenting. */
  minutes: Type.Integer({ minimum: 1 }),
  restingMinutes: Type.Integer({ minimum: 0 }),
  servings: Type.Integer({ minimum: 1 }),
  picture: Nullable(Picture),
});
export type RecipeCard = Static<typeof RecipeCard>;

export const RecipeDetail = Type.Object({
  ...RecipeCard.properties,
  ingredients: Type.Array(
    Type.Object({
      text: Type.String(),
      product: Nullable(ProductCard),
    }),
  ),
  steps: Type.Array(Type.String()),
});
export type RecipeDetail = Static<typeof RecipeDetail>;

export const SearchQuery = Type.Object(
  { q: Type.String({ maxLength: MAX_SEARCH_LENGTH, pattern: '\\S', messageKey: 'search' }) },
  closed,
);
export type SearchQuery = Static<typeof SearchQuery>;

export const RecipesQuery = Type.Object({ q: Type.Optional(SearchQuery.properties.q) }, closed);
export type RecipesQuery = Static<typeof RecipesQuery>;

export const BundlePart = Type.Object({
  /** The product's id, not the pack's. */
  _id: Id,
  slug: Type.String(),
  name: Type.String(),
  ...packSizeFields,
  quantity: Type.Integer({ minimum: 1 }),
  pricePaise: Paise,
  picture: Nullable(Picture),
});
export type BundlePart = Static<typeof BundlePart>;

/** Who grew the batches that are on sale now. */
export const ProductOrigins = Type.Object({
  /** It is null where some of them are not proven. */
  claim: Nullable(Type.Enum([...ORGANIC_CLAIMS])),
  producers: Type.Array(
    Type.Object({
      slug: Type.String(),
      name: Type.String(),
      place: Type.String(),
      /** Those that are valid today. */
      certificates: Type.Array(
        Type.Object({ scheme: Type.Enum([...CERTIFICATE_SCHEMES]), body: Type.String(), number: Type.String() }),
      ),
    }),
  ),
});
export type ProductOrigins = Static<typeof ProductOrigins>;

export const ProductDetail = Type.Object({
  ...ProductCard.properties,
  category: Type.Object({ _id: Id, name: Type.String() }),
  taste: Nullable(Type.String()),
  origin: Nullable(Type.String()),
  cookingMinutes: Nullable(Type.Integer({ minimum: 1 })),
  insteadOf: Nullable(Type.String()),
  served: Nullable(Picture),
  addOns: Type.Array(ProductAddOn),
  facts: Type.Object({
    genericName: Type.String(),
    maker: Type.String(),
    countryOfOrigin: Type.String(),
    bestBeforeDays: Type.Integer(),
    /** By pack id, of the batch sold next. Pages cached by version 0.2 lack it. */
    bestBefore: Type.Optional(Type.Record(Type.String(), Type.String())),
    hsn: Type.String(),
    gstPercent: Type.Number(),
    fssaiLicence: Type.String(),
    allergens: Type.String(),
    ingredients: Nullable(Type.String()),
  }),
  parts: Type.Optional(Type.Array(BundlePart, { minItems: 1 })),
  nutrition: Nullable(Nutrition),
  cooking: Type.Array(Type.String()),
  recipes: Type.Array(RecipeCard),
  complements: Type.Array(ProductCard),
  related: Type.Array(ProductCard),
  /** Cached responses may lack it. */
  origins: Type.Optional(ProductOrigins),
});
export type ProductDetail = Static<typeof ProductDetail>;

export const CategoryProductsBody = Type.Object(
  { limitPerCategory: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, messageKey: 'limit' })) },
  closed,
);
export type CategoryProductsBody = Static<typeof CategoryProductsBody>;

export const CategoryProducts = Type.Object({ category: Category, products: Type.Array(ProductCard) });
export type CategoryProducts = Static<typeof CategoryProducts>;

const Price = Type.Integer({ minimum: 0, maximum: 100_000_000, messageKey: 'price' });

export const ProductsBody = Type.Object(
  {
    categoryId: Type.Optional(Id),
    search: Type.Optional(Type.String({ maxLength: MAX_SEARCH_LENGTH, messageKey: 'search' })),
    sort: Type.Optional(Type.Enum([...PRODUCT_SORTS], { messageKey: 'sort' })),
    inStock: Type.Optional(Type.Boolean({ messageKey: 'inStock' })),
    priceMin: Type.Optional(Price),
    priceMax: Type.Optional(Price),
    cursor: Type.Optional(Type.String({ maxLength: 1000, messageKey: 'cursor' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, messageKey: 'limit' })),
  },
  closed,
);
export type ProductsBody = Static<typeof ProductsBody>;

/** `total` counts all pages; up to 1,000 if filtered or searched. */
export const ProductPage = Type.Object({
  ...Page(ProductCard).properties,
  total: Type.Integer({ minimum: 0 }),
  totalIsExact: Type.Boolean(),
  /** True when nothing matches exactly. */
  similarOnly: Type.Boolean(),
});
export type ProductPage = Static<typeof ProductPage>;

// Suggestions while typing -------------------------------------------------------------------------------------------

export const ProductSuggestion = Type.Object({
  ...Type.Pick(ProductCard, ['_id', 'slug', 'name', 'secondName']).properties,
  category: Type.Object({ _id: Id, name: Type.String() }),
  fromPaise: Paise,
  picture: Nullable(Picture),
});
export type ProductSuggestion = Static<typeof ProductSuggestion>;

export const Suggestions = Type.Object({
  products: Type.Array(ProductSuggestion),
  categories: Type.Array(Type.Object({ _id: Id, name: Type.String() })),
});
export type Suggestions = Static<typeof Suggestions>;
