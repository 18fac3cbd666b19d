import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/constants';
import { importWhenOnline } from '../../lib/importWithRetry';
import { whenIdle } from '../../lib/whenIdle';
import { addStaffNamespaces } from '../../locales/staffNamespaces';
import { AllMessages } from './AllMessages';

/** Longer than a board takes from its first frame to its first cards. */
const DELAY_MS = 400;

/**
 * Renders what can wait until the first view is rendered; its code and messages load then, too. Without them that view
 * stays as it is.
 */
export const Later = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const show = (): void =>
      void importWhenOnline(() => addStaffNamespaces(i18n, i18n.language as Language)).then(
        () => setShown(true),
        () => undefined,
      );
    const timer = setTimeout(() => whenIdle(show, 1000, 0), DELAY_MS);
    return () => clearTimeout(timer);
  }, [i18n]);
  return (
    isShown && (
      <Suspense fallback={null}>
        <AllMessages>{children}</AllMessages>
      </Suspense>
    )
  );
};
