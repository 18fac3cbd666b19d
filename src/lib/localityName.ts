import type { Language } from '../../contract/constants';
import type { Locality } from '../../contract/homepage';

/** Returns the English name where the shop has none in the language. */
export const localityName = (
  { name, nameTa, nameHi }: Pick<Locality, 'name' | 'nameTa' | 'nameHi'>,
  language: string,
): { name: string; lang: Language } => {
  if (language === 'ta') return { name: nameTa, lang: 'ta' };
  return language === 'hi' && nameHi ? { name: nameHi, lang: 'hi' } : { name, lang: 'en' };
};
