import type { i18n as I18n } from 'i18next';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/constants';
import { addStaffNamespaces, hasStaffNamespaces } from '../../locales/staffNamespaces';

/** A language change loads its messages by itself, so that one load for each console is enough. */
const loads = new WeakMap<I18n, Promise<void>>();

const loadOnce = (i18n: I18n): Promise<void> => {
  const load = loads.get(i18n) ?? addStaffNamespaces(i18n, i18n.language as Language);
  loads.set(i18n, load);
  return load;
};

/** Suspends until all messages of the console have loaded: the board begins with its own alone. */
export const AllMessages = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation();
  if (!hasStaffNamespaces(i18n, i18n.language)) use(loadOnce(i18n));
  return children;
};
