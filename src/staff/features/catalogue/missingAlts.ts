import { LANGUAGES } from '../../../../contract/constants';
import type { CataloguePicture } from '../../../../contract/shopPictures';
import { LANGUAGE_NAMES } from '../../../lib/language';

/** The languages in which a photo has no text, by their names. */
export const missingAlts = (picture: CataloguePicture | null): string[] =>
  picture?.alts
    ? LANGUAGES.filter((language) => picture.alts?.[language].trim() === '').map((language) => LANGUAGE_NAMES[language])
    : [];
