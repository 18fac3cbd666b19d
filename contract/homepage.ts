import { Type, type Static } from 'typebox';
import { ADD_ON_KINDS, LANGUAGES, MAX_PAGE_SIZE, MAX_SEARCH_LENGTH, PRODUCT_SORTS } from './constants';
import { LatLng } from './geo';
import { Id, Nullable, Page, Paise } from './http';
import { BannerPicture, Picture } from './pictures';

const closed = { additionalProperties: false };

// The store --------------------------------------------------------------------------------------------------------

export const Locality = Type.Object({
  name: Type.String(),
  /** The name is spelt as on street signs. */
  nameTa: Type.String(),
  /** It is empty if none is known. */
  nameHi: Type.String(),
  pin: Type.String(),
  location: LatLng,
  serviceable: Type.Boolean(),
});
export type Locality = Static<typeof Locality>;

const Charges = Type.Object({
  deliveryChargePaise: Paise,
  /** It is null where delivery costs something at every amount. */
  freeDeliveryFromPaise: Nullable(Paise),
  minimumOrderPaise: Paise,
});

/** One of several areas. */
export const DeliveryArea = Type.Object({
  _id: Id,
  name: Type.String(),
  /** They follow the border in order. */
  corners: Type.Array(LatLng, { minItems: 3 }),
  charges: Charges,
  hasSlots: Type.Boolean(),
});
export type DeliveryArea = Static<typeof DeliveryArea>;

/** The customer can pay by these before delivery. */
export const PaymentWays = Type.Object({
  /** A page of the provider. */
  link: Type.Boolean(),
  /** A QR code that the shop shows. */
  qr: Type.Boolean(),
  /** A link that opens a UPI app. */
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
  phones: Type.Array(Type.String(), { minItems: 1, maxItems: 2 }),
  email: Type.String(),
  fssaiLicence: Type.String(),
  gstin: Type.String(),
  links: Type.Array(
    Type.Object({
      kind: Type.Enum(['instagram', 'facebook', 'youtube', 'whatsapp']),
      url: Type.String(),
    }),
  ),
  /** It is null where the shop shows none. Responses cached by version 0.2 have none. */
  testimonials: Type.Optional(Nullable(Type.Array(Type.Object({ quote: Type.String(), source: Type.String() })))),
  team: Type.Optional(Nullable(Type.Array(Type.Object({ name: Type.String(), text: Type.String() })))),
  /** Those that customers read, the first one first. Responses cached by version 0.2 have none: all. */
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
  /** These are the charges of the first delivery area. */
  charges: Charges,
  /** Server settings quoted by content pages. */
  limits: Type.Object({
    codeDigits: Type.Integer(),
    codeMinutes: Type.Integer(),
    /** Lifetime of an unused login. */
    loginDays: Type.Integer(),
    /** Time to pay an order. */
    paymentMinutes: Type.Integer(),
    paymentLimitPaise: Paise,
    /** Time to report a complaint after delivery. Cached responses may lack it, and what follows. */
    complaintHours: Type.Optional(Type.Integer()),
    /** Shelf life left on delivery: so many percent or days, whichever is less. */
    freshPercent: Type.Optional(Type.Integer()),
    freshDays: Type.Optional(Type.Integer()),
  }),
  /** The shop's account at the provider decides these. Cached responses may lack it. */
  payment: Type.Optional(Type.Object({ ways: PaymentWays, refunds: RefundSpeed })),
  delivery: Type.Object({
    /** Corners of the first area, in order. */
    area: Type.Array(LatLng, { minItems: 3 }),
    /** By precedence where they overlap, the first one included; absent where it is the only one. */
    areas: Type.Optional(Type.Array(DeliveryArea, { minItems: 2 })),
    /** Target of "Take me to Serviceable Area". */
    centre: LatLng,
    localities: Type.Array(Locality),
    promise: Type.String(),
    /** Calendar days from order to delivery, at most; 0 is the same day. */
    leadDays: Type.Integer({ minimum: 0 }),
    /** Whether customers in the first area choose a delivery slot instead. */
    hasSlots: Type.Boolean(),
  }),
  map: Type.Object({
    /** Browser key for Google Maps, or null for Leaflet. */
    googleMapsKey: Nullable(Type.String()),
    /** Tile URL template with {z}, {x} and {y}. */
    tileUrl: Type.String(),
    tileAttribution: Type.String(),
  }),
  /** True while the seller's name, address, phones and licences are the seed's samples. */
  isSample: Type.Boolean(),
  /** True where codes and payments are simulated. */
  demo: Type.Boolean(),
});
export type Store = Static<typeof Store>;

// Front page ---------------------------------------------------------------------------------------------------------

export const Banner = Type.Object({
  _id: Id,
  title: Type.String(),
  text: Type.String(),
  actionLabel: Type.String(),
  /** A path of this shop. */
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
  netGrams: Type.Integer({ minimum: 1 }),
  /** Maximum retail price including all taxes. */
  mrpPaise: Paise,
  /** What the customer pays; never above the MRP. */
  productPrice: Paise,
  /** Orderable now: stock, capped by the limit per line; 0 is sold out. */
  available: Type.Integer({ minimum: 0 }),
  /** Front; null without one. Only a product's first picture carries a placeholder. */
  picture: Nullable(Picture),
});
export type Pack = Static<typeof Pack>;

export const ProductCard = Type.Object({
  _id: Id,
  slug: Type.String(),
  categoryId: Id,
  /** It is in the user's language. */
  name: Type.String(),
  /** It is Tamil for English users, and English for others. */
  secondName: Type.String(),
  packs: Type.Array(Pack, { minItems: 1 }),
  veg: Type.Boolean(),
});
export type ProductCard = Static<typeof ProductCard>;

/** An add-on as it appears on a bill. */
export const AddOn = Type.Object({ _id: Id, name: Type.String(), pricePaise: Paise });
export type AddOn = Static<typeof AddOn>;

/** An add-on as a product offers it. */
export const ProductAddOn = Type.Object({ ...AddOn.properties, kind: Type.Enum([...ADD_ON_KINDS]) });
export type ProductAddOn = Static<typeof ProductAddOn>;

/** Per 100 g; an unknown value is null, never a guess. */
export const Nutrition = Type.Object({
  energyKcal: Nullable(Type.Number()),
  proteinGrams: Nullable(Type.Number()),
  fatGrams: Nullable(Type.Number()),
  carbohydrateGrams: Nullable(Type.Number()),
  fibreGrams: Nullable(Type.Number()),
  calciumMilligrams: Nullable(Type.Number()),
  ironMilligrams: Nullable(Type.Number()),
  /** All that the label says, in its order. Cached responses may lack it. */
  rows: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), amount: Nullable(Type.String()), isPart: Type.Boolean() })),
  ),
  source: Type.String(),
});
export type Nutrition = Static<typeof Nutrition>;

export const RecipeCard = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  /** It is one sentence. */
  description: Type.String(),
  /** The time runs from the first step to the plate, without soaking and fermenting. */
  minutes: Type.Integer({ minimum: 1 }),
  /** The time for soaking and fermenting. */
  restingMinutes: Type.Integer({ minimum: 0 }),
  servings: Type.Integer({ minimum: 1 }),
  picture: Nullable(Picture),
});
export type RecipeCard = Static<typeof RecipeCard>;

export const RecipeDetail = Type.Object({
  ...RecipeCard.properties,
  ingredients: Type.Array(
    Type.Object({
      /** It includes the amount, such as "1 cup foxtail millet". */
      text: Type.String(),
      /** It is null for an ingredient that the shop does not sell. */
      product: Nullable(ProductCard),
    }),
  ),
  steps: Type.Array(Type.String()),
});
export type RecipeDetail = Static<typeof RecipeDetail>;

/** A pack inside a bundle. */
export const BundlePart = Type.Object({
  /** The id of the product, not of the pack. */
  _id: Id,
  slug: Type.String(),
  name: Type.String(),
  netGrams: Type.Integer({ minimum: 1 }),
  /** Each unit of the bundle contains this many. */
  quantity: Type.Integer({ minimum: 1 }),
  pricePaise: Paise,
  picture: Nullable(Picture),
});
export type BundlePart = Static<typeof BundlePart>;

export const ProductDetail = Type.Object({
  ...ProductCard.properties,
  category: Type.Object({ _id: Id, name: Type.String() }),
  /** Taste, texture and use, in one or two sentences. */
  taste: Nullable(Type.String()),
  origin: Nullable(Type.String()),
  cookingMinutes: Nullable(Type.Integer({ minimum: 1 })),
  /** "Instead of white rice". */
  insteadOf: Nullable(Type.String()),
  /** Unpacked: grain in a bowl, or the dish a mix becomes. */
  served: Nullable(Picture),
  addOns: Type.Array(ProductAddOn),
  facts: Type.Object({
    genericName: Type.String(),
    maker: Type.String(),
    countryOfOrigin: Type.String(),
    /** Counted from the day of packing. */
    bestBeforeDays: Type.Integer(),
    /**
     * The text is by pack, of the batch that is sold next, if its day is known. Pages cached by version 0.2 have none.
     */
    bestBefore: Type.Optional(Type.Record(Type.String(), Type.String())),
    hsn: Type.String(),
    gstPercent: Type.Number(),
    fssaiLicence: Type.String(),
    allergens: Type.String(),
    ingredients: Nullable(Type.String()),
  }),
  /** Only a bundle has them, and it has one pack. */
  parts: Type.Optional(Type.Array(BundlePart, { minItems: 1 })),
  nutrition: Nullable(Nutrition),
  cooking: Type.Array(Type.String()),
  /** Those that use the product. */
  recipes: Type.Array(RecipeCard),
  /** These products go well with it. */
  complements: Type.Array(ProductCard),
  /** Products similar to this one. */
  related: Type.Array(ProductCard),
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
    /** Bounds on the price of the cheapest pack, in paise. */
    priceMin: Type.Optional(Price),
    priceMax: Type.Optional(Price),
    cursor: Type.Optional(Type.String({ maxLength: 1000, messageKey: 'cursor' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, messageKey: 'limit' })),
  },
  closed,
);
export type ProductsBody = Static<typeof ProductsBody>;

/** `total` counts matches over all pages; filtered and searched lists are counted up to 1,000. */
export const ProductPage = Type.Object({
  ...Page(ProductCard).properties,
  total: Type.Integer({ minimum: 0 }),
  /** False when more than `total` match. */
  totalIsExact: Type.Boolean(),
  /** True when nothing matches exactly and these are similar. */
  similarOnly: Type.Boolean(),
});
export type ProductPage = Static<typeof ProductPage>;

// Suggestions while typing -------------------------------------------------------------------------------------------

export const SuggestionsQuery = Type.Object(
  {
    /** The pattern rejects a query of whitespace alone. */
    q: Type.String({ maxLength: MAX_SEARCH_LENGTH, pattern: '\\S', messageKey: 'search' }),
  },
  closed,
);
export type SuggestionsQuery = Static<typeof SuggestionsQuery>;

export const ProductSuggestion = Type.Object({
  ...Type.Pick(ProductCard, ['_id', 'slug', 'name', 'secondName']).properties,
  category: Type.Object({ _id: Id, name: Type.String() }),
  /** Price of the cheapest pack. */
  fromPaise: Paise,
  /** The picture of the pack that the card shows first. */
  picture: Nullable(Picture),
});
export type ProductSuggestion = Static<typeof ProductSuggestion>;

/** Best match first; both may be empty. */
export const Suggestions = Type.Object({
  products: Type.Array(ProductSuggestion),
  categories: Type.Array(Type.Object({ _id: Id, name: Type.String() })),
});
export type Suggestions = Static<typeof Suggestions>;
