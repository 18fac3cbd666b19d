import { lazy, Suspense, useEffect, useReducer, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import type { Language } from '../../contract/constants';
import { mayDo } from '../../contract/staffRights';
import { PageSkeleton } from '../components/PageSkeleton';
import { getStorage } from '../lib/browserStorage';
import { addStaffNamespaces, hasStaffNamespaces } from '../locales/addStaffNamespaces';
import { useAppStore } from '../store/hooks';
import { NoStaffPage } from './layout/NoStaffPage';
import { StaffFrame } from './layout/StaffFrame';
import { LoginPage } from './pages/login/LoginPage';
import { STAFF_PAGES } from './staffPages';
import { injectStaff } from './store/injectStaff';
import { useStaffMe, useStaffSelector } from './store/staffHooks';
import { selectStaffToken } from './store/staffSessionSlice';

export { addStaffNamespaces };

interface StaffAreaProps {
  /** Choices of language and colours. */
  preferences: ReactNode;
  /** Shows the shop in the language of who has logged in. */
  onLanguage: (language: Language) => void;
}

/** The console: adds its slices and messages to the shop's, then shows the login or the page. */
export const StaffArea = (props: StaffAreaProps) => {
  const { i18n } = useTranslation();
  const store = useAppStore();
  const { pathname } = useLocation();
  const { language } = i18n;
  const isReady = 'staffSession' in store.getState() && hasStaffNamespaces(i18n, language);
  const [failure, setFailure] = useState<Error | null>(null);
  const [, showConsole] = useReducer((count: number) => count + 1, 0);

  useEffect(() => injectStaff(store, getStorage('localStorage')), [store]);

  // The page's code and the messages load side by side.
  useEffect(() => preloadPage(pathname), [pathname]);

  useEffect(() => {
    if (isReady) return;
    void addStaffNamespaces(i18n, language as Language).then(showConsole, (error: unknown) =>
      setFailure(error as Error),
    );
  }, [i18n, language, isReady]);

  if (failure) throw failure;
  if (!isReady) return <PageSkeleton />;
  return <Console {...props} />;
};

/** A failed one fails again where the page is shown. */
const preloadPage = (pathname: string): void => {
  const page = STAFF_PAGES.find(({ path }) => matchPath(`/staff/${path}`, pathname));
  page?.load().catch(() => undefined);
};

const pages = STAFF_PAGES.map((page) => ({ ...page, Page: lazy(async () => ({ default: await page.load() })) }));

const Console = ({ preferences, onLanguage }: StaffAreaProps) => {
  const { t } = useTranslation('staffFrame');
  const token = useStaffSelector(selectStaffToken);
  const me = useStaffMe();
  if (token === undefined) return <PageSkeleton />;
  if (token === null) return <LoginPage preferences={preferences} onLanguage={onLanguage} />;
  return (
    <StaffFrame me={me} preferences={preferences}>
      <title>{t('title')}</title>
      {me ? (
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            {pages.map(({ path, action, Page }) => (
              <Route
                key={path}
                path={path}
                element={mayDo(me.role, action) ? <Page /> : <NoStaffPage text={t('notAllowed')} />}
              />
            ))}
            <Route path="*" element={<NoStaffPage text={t('notFound')} />} />
          </Routes>
        </Suspense>
      ) : (
        <PageSkeleton />
      )}
    </StaffFrame>
  );
};
