import { Type, type Static } from 'typebox';
import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH, PRODUCT_SORTS } from './constants';
import { LatLng } from './geo';
import { Id, Nullable, Page, Paise } from './http';
import { BannerPicture, Picture } from './pictures';

const closed = { additionalProperties: false };

// The store --------------------------------------------------------------------------------------------------------

export const Locality = Type.Object({
  name: Type.String(),
  /** The name in Tamil, as on the street sign. */
  nameTa: Type.String(),
  pin: Type.String(),
  location: LatLng,
  serviceable: Type.Boolean(),
});
export type Locality = Static<typeof Locality>;

export const Store = Type.Object({
  name: Type.String(),
  /** "Vayal green foods": where the wording names the store rather than the brand (specification §1). */
  storeName: Type.String(),
  legalName: Type.String(),
  address: Type.String(),
  phones: Type.Array(Type.String(), { minItems: 2, maxItems: 2 }),
  email: Type.String(),
  fssaiLicence: Type.String(),
  gstin: Type.String(),
  links: Type.Array(
    Type.Object({
      kind: Type.Enum(['instagram', 'facebook', 'youtube', 'whatsapp']),
      url: Type.String(),
    }),
  ),
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
  charges: Type.Object({
    deliveryChargePaise: Paise,
    freeDeliveryFromPaise: Paise,
    minimumOrderPaise: Paise,
  }),
  /** What the server's settings allow, so that the pages of words say what holds. */
  limits: Type.Object({
    codeDigits: Type.Integer(),
    codeMinutes: Type.Integer(),
    /** How long an unused login lasts. */
    loginDays: Type.Integer(),
    /** How long an order waits for its payment. */
    paymentMinutes: Type.Integer(),
    paymentLimitPaise: Paise,
  }),
  delivery: Type.Object({
    /** The corners of the delivery area in their order. */
    area: Type.Array(LatLng, { minItems: 3 }),
    /** Where "Take me to Serviceable Area" leads. */
    centre: LatLng,
    localities: Type.Array(Locality),
    promise: Type.String(),
  }),
  map: Type.Object({
    /** A Google Maps browser key, or null: then tiles are drawn by Leaflet. */
    googleMapsKey: Nullable(Type.String()),
    /** The address of map tiles with {z}, {x} and {y}. */
    tileUrl: Type.String(),
    tileAttribution: Type.String(),
  }),
  /** True where codes and payments are played, not real. */
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

/** The sellable thing: a cart item's `_id` is a pack's. */
export const Pack = Type.Object({
  _id: Id,
  netGrams: Type.Integer({ minimum: 1 }),
  /** Maximum retail price including all taxes. */
  mrpPaise: Paise,
  /** What the customer pays; never above the MRP. */
  productPrice: Paise,
  /** How many may be ordered now: stock, at most the limit per line; 0 is sold out. */
  available: Type.Integer({ minimum: 0 }),
  /** Its front; null where the shop has none, as everywhere. Of a product's pictures the first alone has a placeholder, which will do for all. */
  picture: Nullable(Picture),
});
export type Pack = Static<typeof Pack>;

export const ProductCard = Type.Object({
  _id: Id,
  slug: Type.String(),
  categoryId: Id,
  /** In the reader's language. */
  name: Type.String(),
  /** In Tamil, or in English where the reader's language is Tamil. */
  secondName: Type.String(),
  packs: Type.Array(Pack, { minItems: 1 }),
  veg: Type.Boolean(),
});
export type ProductCard = Static<typeof ProductCard>;

export const AddOn = Type.Object({ _id: Id, name: Type.String(), pricePaise: Paise });
export type AddOn = Static<typeof AddOn>;

/** Per 100 g; a value that is not known is null, never a guess. */
export const Nutrition = Type.Object({
  energyKcal: Nullable(Type.Number()),
  proteinGrams: Nullable(Type.Number()),
  fatGrams: Nullable(Type.Number()),
  carbohydrateGrams: Nullable(Type.Number()),
  fibreGrams: Nullable(Type.Number()),
  calciumMilligrams: Nullable(Type.Number()),
  ironMilligrams: Nullable(Type.Number()),
  source: Type.String(),
});
export type Nutrition = Static<typeof Nutrition>;

export const ProductDetail = Type.Object({
  ...ProductCard.properties,
  category: Type.Object({ _id: Id, name: Type.String() }),
  /** Out of its pack: grain in a bowl, or the dish that a mix becomes. */
  served: Nullable(Picture),
  addOns: Type.Array(AddOn),
  facts: Type.Object({
    genericName: Type.String(),
    maker: Type.String(),
    countryOfOrigin: Type.String(),
    bestBeforeDays: Type.Integer(),
    hsn: Type.String(),
    gstPercent: Type.Number(),
    fssaiLicence: Type.String(),
    allergens: Type.String(),
    ingredients: Nullable(Type.String()),
  }),
  nutrition: Nullable(Nutrition),
  /** Steps, in their order. */
  cooking: Type.Array(Type.String()),
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
    /** Bounds on the price of a product's cheapest pack, in paise. */
    priceMin: Type.Optional(Price),
    priceMax: Type.Optional(Price),
    cursor: Type.Optional(Type.String({ maxLength: 1000, messageKey: 'cursor' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, messageKey: 'limit' })),
  },
  closed,
);
export type ProductsBody = Static<typeof ProductsBody>;

/** `total` counts all products that match, over all pages; a list that is filtered or searched is counted up to 1,000. */
export const ProductPage = Type.Object({
  ...Page(ProductCard).properties,
  total: Type.Integer({ minimum: 0 }),
  /** False where even more match than `total`. */
  totalIsExact: Type.Boolean(),
  /** Nothing in the shop is called what was searched for: these come close. */
  similarOnly: Type.Boolean(),
});
export type ProductPage = Static<typeof ProductPage>;

// Suggestions while somebody types -----------------------------------------------------------------------------------

export const SuggestionsQuery = Type.Object(
  {
    /** Something other than spaces. */
    q: Type.String({ maxLength: MAX_SEARCH_LENGTH, pattern: '\\S', messageKey: 'search' }),
  },
  closed,
);
export type SuggestionsQuery = Static<typeof SuggestionsQuery>;

export const ProductSuggestion = Type.Object({
  ...Type.Pick(ProductCard, ['_id', 'slug', 'name', 'secondName']).properties,
  category: Type.Object({ _id: Id, name: Type.String() }),
  /** What its cheapest pack costs. */
  fromPaise: Paise,
  /** Of the pack that its card shows first. */
  picture: Nullable(Picture),
});
export type ProductSuggestion = Static<typeof ProductSuggestion>;

/** The likeliest first; both may be empty. */
export const Suggestions = Type.Object({
  products: Type.Array(ProductSuggestion),
  categories: Type.Array(Type.Object({ _id: Id, name: Type.String() })),
});
export type Suggestions = Static<typeof Suggestions>;
