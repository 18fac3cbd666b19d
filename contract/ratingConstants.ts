/** From so many ratings on, an average says something. */
export const MIN_RATINGS_FOR_AVERAGE = 5;
export const MAX_STARS = 5;
/** Its customer is asked for ratings so long after the delivery. */
export const ASK_FOR_RATING_DAYS = 3;
export const MAX_RATING_TEXT = 1_000;
export const MAX_RATING_ANSWER = 600;
export const MAX_HIDE_REASON = 300;
export const MAX_PHOTOS_PER_RATING = 3;
export const RATINGS_PER_PAGE = 5;

/** Photos show once staff have checked them. */
export const RATING_PHOTO_STATES = ['WAITING', 'SHOWN', 'REJECTED'] as const;
export type RatingPhotoState = (typeof RATING_PHOTO_STATES)[number];

/** What staff pick out of the list. */
export const RATING_FILTERS = ['UNANSWERED', 'PHOTOS', 'HIDDEN'] as const;
export type RatingFilter = (typeof RATING_FILTERS)[number];
