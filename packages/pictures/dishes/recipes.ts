import type { Ground } from '../../../contract/pictures';
import type { Svg } from '../svg';
import { kambuKoozh, kavuniPayasam, ragiKanji, ragiPuttu, redRicePuttu, sathuKanji } from './inBowls';
import { foxtailAdai, foxtailDosa, kodoPongal, littleUpma, multiDosa, seeragaBiryani } from './onPlates';
import { dishShot, type Dish } from './table';

/** Each recipe's dish by its slug, with the colour of the table. */
const DISHES: Readonly<Record<string, readonly [dish: Dish, tint: string]>> = {
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

/** On dark pages all stand on the same table. */
const DARK_TABLE = '#33291F';

export const recipes: readonly { slug: string; draw: () => Svg; ground: Ground }[] = Object.entries(DISHES).map(
  ([slug, [dish, light]]) => ({ slug, draw: () => dishShot(dish), ground: { light, dark: DARK_TABLE } }),
);

/** A recipe's dish with the colour of its table. */
export const dishOf = (slug: string) => {
  const found = DISHES[slug];
  if (!found) throw new Error(`There is no recipe ${slug}`);
  const [dish, tint] = found;
  return { dish, tint };
};
