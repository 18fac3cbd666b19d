import type { Language } from '../../contract/constants';
import type { Locality } from '../../contract/homepage';

/** What a locality is called for a reader, and the language of that name: who reads Hindi gets the English one, as there is none in Hindi. */
export const localityName = (
  { name, nameTa }: Pick<Locality, 'name' | 'nameTa'>,
  language: string,
): { name: string; lang: Language } => (language === 'ta' ? { name: nameTa, lang: 'ta' } : { name, lang: 'en' });
