import { readDraft, writeDraft } from '../../store/drafts';

export interface RatingDraft {
  stars: number;
  text: string;
  /** Of photos that were sent already. */
  photoIds: string[];
}

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** @param key names the order and the product */
export const readRatingDraft = (key: string): RatingDraft | null => {
  const { key: stored, stars, text, photoIds } = readDraft('ratingDraft') ?? {};
  if (stored !== key || typeof stars !== 'number' || typeof text !== 'string' || !isIds(photoIds)) return null;
  return { stars, text, photoIds };
};

/** @param draft null once it is saved */
export const writeRatingDraft = (key: string, draft: RatingDraft | null): void =>
  writeDraft('ratingDraft', draft && { key, ...draft });
