import type { Language } from '../../contract/constants';
import type { staff as StaffInEnglish } from './en/staff';

const importStaff: Record<Language, () => Promise<{ staff: typeof StaffInEnglish }>> = {
  en: () => import(/* webpackChunkName: "messages-staff-en" */ './en/staff'),
  ta: () => import(/* webpackChunkName: "messages-staff-ta" */ './ta/staff'),
  hi: () => import(/* webpackChunkName: "messages-staff-hi" */ './hi/staff'),
};

/** The console's namespaces in one language. */
export const loadStaffNamespaces = async (language: Language) => (await importStaff[language]()).staff;
