import { Type, type Static } from 'typebox';
import { ProductCard } from './homepage';
import { Id, Nullable, packSizeFields, Timestamp } from './http';
import { MAX_WISHES } from './wishlistConstants';

const closed = { additionalProperties: false };
const ProductIds = Type.Array(Id, { maxItems: MAX_WISHES, uniqueItems: true });

export const Wish = Type.Object({
  _id: Id,
  name: Type.String(),
  /** With price and stock as of now; null while it isn't for sale. */
  product: Nullable(ProductCard),
});
export type Wish = Static<typeof Wish>;

/** The newest first. */
export const Wishes = Type.Array(Wish);

export const Wishlist = Type.Object({
  items: Wishes,
  /** Packs that the customer is told of once they are back. */
  awaitedPackIds: Type.Array(Id),
});
export type Wishlist = Static<typeof Wishlist>;

export const WishBody = Type.Object({ productId: Id }, closed);
export type WishBody = Static<typeof WishBody>;
/** A guest's wishes, the newest first. */
export const WishesBody = Type.Object({ productIds: ProductIds }, closed);
export type WishesBody = Static<typeof WishesBody>;
export const WishParams = Type.Object({ productId: Id });

export const StockAlertBody = Type.Object({ packId: Id }, closed);
export type StockAlertBody = Static<typeof StockAlertBody>;
export const StockAlertParams = Type.Object({ packId: Id });

export const ExportedWish = Type.Object({ product: Type.String(), addedAt: Timestamp });
export type ExportedWish = Static<typeof ExportedWish>;

export const ExportedStockAlert = Type.Object({ product: Type.String(), ...packSizeFields, askedAt: Timestamp });
export type ExportedStockAlert = Static<typeof ExportedStockAlert>;
