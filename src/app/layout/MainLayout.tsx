import Box from '@mui/material/Box';
import { Outlet, useLocation } from 'react-router-dom';
import { OfflineNotice } from '../../components/OfflineNotice';
import { Panels } from '../Panels';
import { ScrollPlace } from '../ScrollPlace';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { CONTENT_ID, SkipLink } from './SkipLink';
import { isFooterHidden } from './visibility';

/** The frame around every page: header, page, footer, the phone's bottom bar, and the panels over it all. */
export const MainLayout = () => {
  const { pathname } = useLocation();
  return (
    <Box
      sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', paddingBottom: 'var(--bottom-bar-height)' }}
    >
      <SkipLink />
      <Header />
      <OfflineNotice />
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={{ flexGrow: 1, outline: 'none' }}>
        <Outlet />
      </Box>
      {!isFooterHidden(pathname) && <Footer />}
      <BottomBar />
      <Panels />
      <ScrollPlace />
    </Box>
  );
};
