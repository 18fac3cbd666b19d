import type { Translated } from '../../db/schema/columns';
import { filled } from '../../lib/translations';

/** `toColumns('title', texts)` gives titleEn, titleTa and titleHi; a missing translation is the English text. */
export function toColumns<Name extends string>(
  name: Name,
  texts: Translated,
): Record<`${Name}${'En' | 'Ta' | 'Hi'}`, string> {
  const { en, ta, hi } = filled(texts);
  return { [`${name}En`]: en, [`${name}Ta`]: ta, [`${name}Hi`]: hi } as Record<`${Name}${'En' | 'Ta' | 'Hi'}`, string>;
}
