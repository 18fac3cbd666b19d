import type { Language } from '../../contract/constants';
import type { Locality } from '../../contract/homepage';

/** There are no Hindi names. */
export const localityName = (
  { name, nameTa }: Pick<Locality, 'name' | 'nameTa'>,
  language: string,
): { name: string; lang: Language } => (language === 'ta' ? { name: nameTa, lang: 'ta' } : { name, lang: 'en' });
