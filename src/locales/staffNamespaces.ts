import type { i18n as I18n } from 'i18next';
import type { Language } from '../../contract/constants';
import { addMessages } from '../lib/i18n';
import type { staff as StaffInEnglish } from './en/staff';
import type { staffFirst as FirstInEnglish } from './en/staffFirst';
import { loadResources } from './index';

const importFirst: Record<Language, () => Promise<{ staffFirst: typeof FirstInEnglish }>> = {
  en: () => import(/* webpackChunkName: "messages-first-en" */ './en/staffFirst'),
  ta: () => import(/* webpackChunkName: "messages-first-ta" */ './ta/staffFirst'),
  hi: () => import(/* webpackChunkName: "messages-first-hi" */ './hi/staffFirst'),
};
const importAll: Record<Language, () => Promise<{ staff: typeof StaffInEnglish }>> = {
  en: () => import(/* webpackChunkName: "messages-staff-en" */ './en/staff'),
  ta: () => import(/* webpackChunkName: "messages-staff-ta" */ './ta/staff'),
  hi: () => import(/* webpackChunkName: "messages-staff-hi" */ './hi/staff'),
};

/** Loads the messages of the staff area's first view, in one language. */
export const loadFirstNamespaces = async (language: Language): Promise<typeof FirstInEnglish> =>
  (await importFirst[language]()).staffFirst;

export const hasStaffNamespaces = (i18n: I18n, language: string): boolean =>
  i18n.hasResourceBundle(language, 'staffStock');

/** Loads all that the staff area says in one language, and what its parts of the shop say. */
export const addStaffNamespaces = async (i18n: I18n, language: Language): Promise<void> => {
  if (hasStaffNamespaces(i18n, language)) return;
  const [shop, { staff }] = await Promise.all([loadResources(language), importAll[language]()]);
  addMessages(i18n, language, { ...shop, ...staff });
};
