import type { RatingPhotoState } from '../../../contract/ratingConstants';

/** A photo of a rating in its form. */
export interface ChosenPhoto {
  photoId: string;
  /** As it was chosen here; null for one that was sent before. */
  file: Blob | null;
  state: RatingPhotoState;
}
