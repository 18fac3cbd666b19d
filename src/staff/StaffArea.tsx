import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import type { Language } from '../../contract/constants';
import { mayDo } from '../../contract/staffRights';
import { PageSkeleton } from '../components/PageSkeleton';
import { getStorage } from '../lib/browserStorage';
import { addMessages } from '../lib/i18n';
import { loadStaffNamespaces } from '../locales/loadStaffNamespaces';
import { useAppStore } from '../store/hooks';
import { NoStaffPage } from './layout/NoStaffPage';
import { StaffFrame } from './layout/StaffFrame';
import { LoginPage } from './pages/login/LoginPage';
import { STAFF_PAGES } from './staffPages';
import { injectStaff } from './store/injectStaff';
import { useStaffMe, useStaffSelector } from './store/staffHooks';
import { selectStaffToken } from './store/staffSessionSlice';

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
  const [readyLanguage, setReadyLanguage] = useState('');
  const { language } = i18n;

  useEffect(() => injectStaff(store, getStorage('localStorage')), [store]);

  useEffect(() => {
    const leaving = new AbortController();
    void (async () => {
      if (!i18n.hasResourceBundle(language, 'staffFrame')) {
        addMessages(i18n, language as Language, await loadStaffNamespaces(language as Language));
      }
      if (!leaving.signal.aborted) setReadyLanguage(language);
    })();
    return () => leaving.abort();
  }, [i18n, language]);

  if (readyLanguage !== language) return <PageSkeleton />;
  return <Console {...props} />;
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
