import { Type, type Static } from 'typebox';
import { LANGUAGES, MAX_ID_LENGTH, VISIBLE_SIGN } from './constants';
import { Id, Nullable, Page, Timestamp } from './http';
import { Picture } from './pictures';
import {
  MAX_HIDE_REASON,
  MAX_PHOTOS_PER_RATING,
  MAX_RATING_ANSWER,
  MAX_RATING_TEXT,
  MAX_STARS,
  RATING_FILTERS,
  RATING_PHOTO_STATES,
  RATINGS_PER_PAGE,
} from './ratingConstants';
import { requiredText } from './text';

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0 });
const Stars = Type.Integer({ minimum: 1, maximum: MAX_STARS, messageKey: 'stars' });
const Language = Type.Enum([...LANGUAGES]);
const Cursor = Type.Optional(Type.String({ maxLength: 1000, messageKey: 'cursor' }));

/** What cards and lists show of a product's ratings, from the fifth on. */
export const RatingSummary = Type.Object({
  average: Type.Number(),
  count: Count,
  /** Both in words, for those who hear the page. */
  spoken: Type.String(),
});
export type RatingSummary = Static<typeof RatingSummary>;

// What customers read -------------------------------------------------------------------------------------------------

export const Rating = Type.Object({
  _id: Id,
  stars: Stars,
  /** It is '' where stars alone were given. */
  text: Type.String(),
  language: Language,
  /** The first name and an initial; '' once the account is erased. */
  author: Type.String(),
  /** It is one of the demo's. */
  isSample: Type.Boolean(),
  ratedAt: Timestamp,
  /** The paths of those that staff have checked. */
  photos: Type.Array(Type.String()),
  answer: Nullable(Type.String()),
});
export type Rating = Static<typeof Rating>;

export const ProductRatings = Type.Object({
  ...Page(Rating).properties,
  count: Count,
  /** It is null below five ratings. */
  average: Nullable(Type.Number()),
  /** How many gave one star, two stars and so on. */
  counts: Type.Array(Count, { minItems: MAX_STARS, maxItems: MAX_STARS }),
});
export type ProductRatings = Static<typeof ProductRatings>;

export const RatingsQuery = Type.Object(
  {
    cursor: Cursor,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: RATINGS_PER_PAGE * 4, messageKey: 'limit' })),
  },
  closed,
);
export type RatingsQuery = Static<typeof RatingsQuery>;

// What customers write ------------------------------------------------------------------------------------------------

export const OwnRating = Type.Object({
  _id: Id,
  stars: Stars,
  text: Type.String(),
  photos: Type.Array(Type.Object({ photoId: Id, state: Type.Enum([...RATING_PHOTO_STATES]) })),
  answer: Nullable(Type.String()),
  /** Why staff hid it; null for what shows. */
  hiddenReason: Nullable(Type.String()),
  ratedAt: Timestamp,
});
export type OwnRating = Static<typeof OwnRating>;

/** What of a delivered order can be rated: each product that was received. It is empty before the delivery. */
export const RatingsOfOrder = Type.Object({
  products: Type.Array(
    Type.Object({
      productId: Id,
      slug: Type.String(),
      name: Type.String(),
      picture: Nullable(Picture),
      rating: Nullable(OwnRating),
    }),
  ),
});
export type RatingsOfOrder = Static<typeof RatingsOfOrder>;
export type RatableProduct = RatingsOfOrder['products'][number];

export const RatingBody = Type.Object(
  {
    stars: Stars,
    text: Type.String({ maxLength: MAX_RATING_TEXT, messageKey: 'ratingText' }),
    photoIds: Type.Array(Id, { maxItems: MAX_PHOTOS_PER_RATING, uniqueItems: true, messageKey: 'ratingPhotos' }),
  },
  closed,
);
export type RatingBody = Static<typeof RatingBody>;

export const ExportedRating = Type.Object({
  orderNumber: Type.String(),
  product: Type.String(),
  ...Type.Pick(OwnRating, ['stars', 'text', 'answer', 'hiddenReason', 'ratedAt']).properties,
});
export type ExportedRating = Static<typeof ExportedRating>;

// What staff see ------------------------------------------------------------------------------------------------------

export const StaffRatingsQuery = Type.Object(
  {
    filter: Type.Optional(Type.Enum([...RATING_FILTERS])),
    stars: Type.Optional(Stars),
    productId: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH })),
    customerId: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH })),
    cursor: Cursor,
  },
  closed,
);
export type StaffRatingsQuery = Static<typeof StaffRatingsQuery>;

export const StaffRating = Type.Object({
  ...Type.Omit(OwnRating, ['photos']).properties,
  language: Language,
  isSample: Type.Boolean(),
  productId: Id,
  productName: Type.String(),
  productSlug: Type.String(),
  /** These are null for samples, and the customer's also once the account is erased. */
  orderNumber: Nullable(Type.String()),
  customerId: Nullable(Id),
  customerName: Type.String(),
  photos: OwnRating.properties.photos,
});
export type StaffRating = Static<typeof StaffRating>;

export const StaffRatings = Page(StaffRating);
export type StaffRatings = Static<typeof StaffRatings>;

/** An empty text takes the answer away. */
export const AnswerRatingBody = Type.Object(
  {
    text: Type.String({
      maxLength: MAX_RATING_ANSWER,
      pattern: `^$|${VISIBLE_SIGN.source}`,
      messageKey: 'ratingAnswer',
    }),
  },
  closed,
);
export type AnswerRatingBody = Static<typeof AnswerRatingBody>;

export const CheckPhotoBody = Type.Object({ isShown: Type.Boolean() }, closed);
export type CheckPhotoBody = Static<typeof CheckPhotoBody>;

export const HideRatingBody = Type.Object({ reason: requiredText('hideReason', MAX_HIDE_REASON) }, closed);
export type HideRatingBody = Static<typeof HideRatingBody>;
