import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import type { Language } from '../../contract/constants';
import { mayDo } from '../../contract/staffRights';
import { PageSkeleton } from '../components/PageSkeleton';
import { AllMessages } from './components/AllMessages';
import { NoStaffPage } from './layout/NoStaffPage';
import { StaffFrame } from './layout/StaffFrame';
import { BoardPage } from './pages/board/BoardPage';
import { STAFF_PAGES } from './staffPages';
import { useStaffMe, useStaffSelector } from './store/staffHooks';
import { selectStaffToken } from './store/staffSessionSlice';

interface StaffAreaProps {
  /** Choices of language and colours. */
  preferences: ReactNode;
  /** Shows the console in the language of who has logged in. */
  onLanguage: (language: Language) => void;
}

const LoginPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff-login" */ './pages/login/LoginPage')).LoginPage,
}));

/** The board is part of the console's first scripts. */
const pages = STAFF_PAGES.map(({ path, action, load }) => ({
  path,
  action,
  Page: load ? lazy(async () => ({ default: await load() })) : null,
}));

/** The console: shows the login or the page. */
export const StaffArea = ({ preferences, onLanguage }: StaffAreaProps) => {
  const { t } = useTranslation('staffFrame');
  const token = useStaffSelector(selectStaffToken);
  const me = useStaffMe();
  if (!token)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <title>{t('title')}</title>
        <AllMessages>
          <LoginPage preferences={preferences} onLanguage={onLanguage} />
        </AllMessages>
      </Suspense>
    );
  const show = (Page: (typeof pages)[number]['Page']) =>
    Page ? (
      <AllMessages>
        <Page />
      </AllMessages>
    ) : (
      <BoardPage />
    );
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
                element={mayDo(me.role, action) ? show(Page) : <NoStaffPage text={t('notAllowed')} />}
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
