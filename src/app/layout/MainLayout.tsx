import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { OfflineNotice } from '../../components/OfflineNotice';
import { NotCachedMessage } from '../../components/NotCachedMessage';
import { styled } from '../../components/styled';
import { PageHead } from '../head/PageHead';
import { Panels } from '../panels/Panels';
import { RouteFocus } from '../routing/RouteFocus';
import { ScrollPosition } from '../routing/ScrollPosition';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { CONTENT_ID, SkipLink } from './SkipLink';
import { usePageNotCached } from './usePageNotCached';
import { isHidden } from './visibility';

const Frame = styled('div')({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '& > main': { flexGrow: 1, outline: 'none' },
  // Such a page says itself that it's offline.
  '&:has([data-offline-page]) > [role="status"]': { display: 'none' },
  // The mobile bottom bar covers the end of the page; a footer has its own padding for it.
  '& > main[data-last="true"]': { paddingBottom: 'calc(var(--bottom-bar-height) + env(safe-area-inset-bottom))' },
});

/** Header, page, footer and bottom bar around every route. */
export const MainLayout = () => {
  const { pathname } = useLocation();
  const isLast = isHidden('footer', pathname);
  const isNotCached = usePageNotCached();
  return (
    <Frame>
      {/* Hydrates after the rest: the server-rendered document has it already. */}
      <Suspense>
        <PageHead />
      </Suspense>
      <SkipLink />
      <Header />
      <OfflineNotice />
      <main id={CONTENT_ID} tabIndex={-1} data-last={isLast}>
        {isNotCached ? <NotCachedMessage /> : <Outlet />}
      </main>
      {!isLast && <Footer />}
      <BottomBar />
      <Panels />
      <ScrollPosition />
      <RouteFocus />
    </Frame>
  );
};
