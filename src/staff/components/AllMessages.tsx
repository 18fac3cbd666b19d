import type { i18n as I18n } from 'i18next';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/constants';
import { addStaffNamespaces, hasStaffNamespaces } from '../../locales/staffNamespaces';
import { importWithRetry } from '../../lib/importWithRetry';

/** A language change loads its messages by itself, so that one load for each staff area is enough. */
const loads = new WeakMap<I18n, Promise<void>>();

/** Undefined where they are there. */
const loadOnce = (i18n: I18n): Promise<void> | undefined => {
  if (hasStaffNamespaces(i18n, i18n.language)) return undefined;
  if (!loads.has(i18n))
    loads.set(
      i18n,
      importWithRetry(() => addStaffNamespaces(i18n, i18n.language as Language)),
    );
  return loads.get(i18n);
};

/** After a failure, the next render loads again. */
export const clearLoad = (i18n: I18n): void => void loads.delete(i18n);

/** Suspends until all messages of the staff area have loaded: the board begins with its own alone. */
export const AllMessages = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation();
  const load = loadOnce(i18n);
  if (load) use(load);
  return children;
};
