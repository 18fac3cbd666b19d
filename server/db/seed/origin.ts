import { CATEGORY_IDS } from '../../../contract/constants';
import type { Translated } from '../schema/columns';

const GROWN: Translated = { en: 'Grown in India', ta: 'இந்தியாவில் விளைந்தது', hi: 'भारत में उगाया गया' };
const HEIRLOOM: Translated = {
  en: 'An heirloom rice of Tamil Nadu, grown in India',
  ta: 'தமிழ்நாட்டின் பாரம்பரிய அரிசி; இந்தியாவில் விளைந்தது',
  hi: 'तमिलनाडु का विरासती चावल, भारत में उगाया गया',
};
const MADE: Translated = { en: 'Made in India', ta: 'இந்தியாவில் தயாரிக்கப்பட்டது', hi: 'भारत में बना' };

const ORIGINS: Readonly<Record<string, Translated>> = {
  [CATEGORY_IDS.ORGANIC_MILLETS]: GROWN,
  [CATEGORY_IDS.TRADITIONAL_RICES]: HEIRLOOM,
};

/** The least specific text comes first. */
const BY_DETAIL: Translated[] = [MADE, GROWN, HEIRLOOM];

/** The samples name no farm or district. */
export const originOf = ({ categoryId }: { categoryId: string }): Translated => ORIGINS[categoryId] ?? MADE;

/** Returns the origin that holds for every part. */
export const sharedOriginOf = (origins: (Translated | null | undefined)[]): Translated =>
  BY_DETAIL.find((origin) => origins.includes(origin)) ?? MADE;
