import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { FurtherStyles } from '../../components/FurtherStyles';
import { OfflineNotice } from '../../components/OfflineNotice';
import { UnseenMessage } from '../../components/UnseenMessage';
import { PageHead } from '../head/PageHead';
import { Panels } from '../panels/Panels';
import { ScrollPosition } from '../routing/ScrollPosition';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { CONTENT_ID, SkipLink } from './SkipLink';
import { useUnseen } from './useUnseen';
import { isFooterHidden } from './visibility';

const Frame = styled('div')({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '& > main': { flexGrow: 1, outline: 'none' },
  // The phone's bottom bar lies over the end of the page; a footer leaves room for it itself.
  '& > main[data-last="true"]': { paddingBottom: 'calc(var(--bottom-bar-height) + env(safe-area-inset-bottom))' },
});

/** The frame around every page: header, page, footer, the phone's bottom bar, and the panels over it all. */
export const MainLayout = () => {
  const { pathname } = useLocation();
  const isLast = isFooterHidden(pathname);
  const isUnseen = useUnseen();
  return (
    <Frame>
      {/* The drawn page has it already: it comes to life by itself, after the rest. */}
      <Suspense>
        <PageHead />
      </Suspense>
      <SkipLink />
      <Header />
      <OfflineNotice />
      <main id={CONTENT_ID} tabIndex={-1} data-last={isLast}>
        {isUnseen ? <UnseenMessage /> : <Outlet />}
      </main>
      <FurtherStyles />
      {!isLast && <Footer />}
      <BottomBar />
      <Panels />
      <ScrollPosition />
    </Frame>
  );
};
