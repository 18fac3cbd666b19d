import type { Drawing, Svg } from '../svg';
import { kambuKoozh, kavuniPayasam, ragiKanji, ragiPuttu, redRicePuttu, sathuKanji } from './inBowls';
import { foxtailAdai, foxtailDosa, kodoPongal, littleUpma, multiDosa, seeragaBiryani } from './onPlates';
import { onTable } from './table';

/** Each recipe's dish by its slug, with the colour of the table. */
const DISHES: Readonly<Record<string, readonly [dish: (drawing: Drawing, tint: string) => Svg, tint: string]>> = {
  'foxtail-millet-dosa': [foxtailDosa, '#F0DFC4'],
  'kodo-millet-pongal': [kodoPongal, '#F3E4CB'],
  'ragi-kanji': [ragiKanji, '#F1E0CF'],
  'sathu-maavu-kanji': [sathuKanji, '#F2E2C6'],
  'ragi-puttu': [ragiPuttu, '#F0DDD0'],
  'red-rice-puttu': [redRicePuttu, '#EFDCCB'],
  'little-millet-upma': [littleUpma, '#F0E0BE'],
  'foxtail-millet-adai': [foxtailAdai, '#F3E3D0'],
  'black-kavuni-payasam': [kavuniPayasam, '#EEDDD3'],
  'pearl-millet-koozh': [kambuKoozh, '#EBE3CC'],
  'multi-millet-dosa': [multiDosa, '#F2E1CB'],
  'seeraga-samba-vegetable-biryani': [seeragaBiryani, '#F2E0BF'],
};

export const recipes: readonly { slug: string; draw: () => Svg }[] = Object.entries(DISHES).map(
  ([slug, [dish, tint]]) => ({ slug, draw: () => onTable(tint, dish) }),
);
