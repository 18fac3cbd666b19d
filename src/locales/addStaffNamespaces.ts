import type { i18n as I18n } from 'i18next';
import type { Language } from '../../contract/constants';
import { addMessages } from '../lib/i18n';
import type { staff as StaffInEnglish } from './en/staff';

const importStaff: Record<Language, () => Promise<{ staff: typeof StaffInEnglish }>> = {
  en: () => import(/* webpackChunkName: "messages-staff-en" */ './en/staff'),
  ta: () => import(/* webpackChunkName: "messages-staff-ta" */ './ta/staff'),
  hi: () => import(/* webpackChunkName: "messages-staff-hi" */ './hi/staff'),
};

export const hasStaffNamespaces = (i18n: I18n, language: string): boolean =>
  i18n.hasResourceBundle(language, 'staffFrame');

/** Loads the console's namespaces in one language. */
export const addStaffNamespaces = async (i18n: I18n, language: Language): Promise<void> => {
  if (hasStaffNamespaces(i18n, language)) return;
  addMessages(i18n, language, (await importStaff[language]()).staff);
};
