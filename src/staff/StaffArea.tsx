import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { Language } from '../../contract/constants';
import { mayDo } from '../../contract/staffRights';
import { PageSkeleton } from '../components/PageSkeleton';
import { AllMessages } from './components/AllMessages';
import { Later } from './components/Later';
import { LazyPage } from './components/LazyPage';
import { optionalPart } from './components/optionalPart';
import { FactorQuestion } from './layout/FactorQuestion';
import { NoStaffPage } from './layout/NoStaffPage';
import { ShortcutsProvider } from './layout/ShortcutsProvider';
import { StaffFrame } from './layout/StaffFrame';
import { retryableLazy } from './lib/retryableLazy';
import { BoardPage } from './pages/board/BoardPage';
import { STAFF_PAGES } from './staffPages';
import { useStaffMe, useStaffSelector } from './store/staffHooks';
import { selectStaffToken } from './store/staffSessionSlice';

interface StaffAreaProps {
  /** Choices of language and colours. */
  preferences: ReactNode;
  /** Shows the staff area in the language of who has logged in. */
  onLanguage: (language: Language) => void;
}

const LoginPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff-login" */ './pages/login/LoginPage')).LoginPage,
}));

/** The first view needs no focus moved yet. */
const FollowPage = optionalPart(
  async () => (await import(/* webpackChunkName: "staff-notices" */ './layout/FollowPage')).FollowPage,
);

const RenewNotices = optionalPart(
  async () => (await import(/* webpackChunkName: "staff-notices" */ './features/notices/RenewNotices')).RenewNotices,
);

/** The board is part of the staff area's first scripts. */
const pages = STAFF_PAGES.map(({ path, action, load }) => ({
  path,
  action,
  page: load ? retryableLazy<object>(load) : null,
}));

/** The staff area: shows the login or the page. */
export const StaffArea = ({ preferences, onLanguage }: StaffAreaProps) => {
  const { t } = useTranslation('staffFrame');
  const token = useStaffSelector(selectStaffToken);
  const me = useStaffMe();
  const { pathname } = useLocation();
  // Who goes on before the part below has loaded hears of the page that follows, too.
  const [firstPath] = useState(token === null ? null : pathname);
  if (!token)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <AllMessages>
          <LoginPage preferences={preferences} onLanguage={onLanguage} />
        </AllMessages>
      </Suspense>
    );
  return (
    <ShortcutsProvider staffId={me?._id}>
      <StaffFrame me={me} preferences={preferences}>
        <Later>
          <FollowPage firstPath={firstPath} />
          {me && <RenewNotices staffId={me._id} />}
        </Later>
        {me ? (
          <Suspense fallback={<PageSkeleton />}>
            <Routes>
              {pages.map(({ path, action, page }) => {
                const shown = page ? <LazyPage key={path} page={page} /> : <BoardPage />;
                return (
                  <Route
                    key={path}
                    path={path}
                    element={mayDo(me.role, action) ? shown : <NoStaffPage text={t('notAllowed')} />}
                  />
                );
              })}
              <Route path="*" element={<NoStaffPage text={t('notFound')} />} />
            </Routes>
          </Suspense>
        ) : (
          <PageSkeleton />
        )}
        <FactorQuestion />
      </StaffFrame>
    </ShortcutsProvider>
  );
};
