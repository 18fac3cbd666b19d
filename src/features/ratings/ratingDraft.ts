import { readDraft, writeDraft } from '../../store/drafts';

export interface RatingDraft {
  stars: number;
  text: string;
}

/** @param key names the order and the product */
export const readRatingDraft = (key: string): RatingDraft | null => {
  const { key: stored, stars, text } = readDraft('ratingDraft') ?? {};
  return stored === key && typeof stars === 'number' && typeof text === 'string' ? { stars, text } : null;
};

/** @param draft null once it is saved */
export const writeRatingDraft = (key: string, draft: RatingDraft | null): void =>
  writeDraft('ratingDraft', draft && { key, ...draft });
