import type { Language } from '../../contract/constants';
import type { Locality } from '../../contract/homepage';

/** The name and its language; there are no Hindi names. */
export const localityName = (
  { name, nameTa }: Pick<Locality, 'name' | 'nameTa'>,
  language: string,
): { name: string; lang: Language } => (language === 'ta' ? { name: nameTa, lang: 'ta' } : { name, lang: 'en' });
