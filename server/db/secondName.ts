import { sql } from 'drizzle-orm';
import type { Language } from '../../contract/constants';
import { products } from './schema';
import { LANGUAGE_SUFFIX } from './schema/columns';

/** A product's name in the user's language, and a second one: Tamil for English users, else English; '' where that is the same. */
export const nameColumns = (language: Language) => {
  const name = products[`name${LANGUAGE_SUFFIX[language]}`];
  const second = language === 'en' ? products.nameTa : products.nameEn;
  return { name, secondName: sql<string>`coalesce(nullif(${second}, ${name}), '')`.as('second_name') };
};
