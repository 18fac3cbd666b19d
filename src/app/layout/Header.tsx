import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { CATEGORY_IDS, HEADER_FIX_THRESHOLD_PX } from '../../../contract/constants';
import { Logo } from '../../components/Logo';
import { usePanel } from '../../components/usePanel';
import { SearchBox } from '../../features/search/SearchBox';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { AppLanguageSwitch } from './AppLanguageSwitch';
import { CartButton } from './CartButton';
import { DeliveryChip } from './DeliveryChip';
import { ProfileMenu } from './ProfileMenu';
import { useScrolledPast } from './useScrolledPast';
import { isCartButtonHidden, isHeaderHiddenOnMobile } from './visibility';

/** Shown from 993 px only; on a phone the bottom bar leads to the same places. */
const onDesktop = { display: { mobile: 'none', desktop: 'contents' } };

/** The top of every page. Its outer box keeps the room, so that nothing shifts when the inner one becomes fixed. */
export const Header = () => {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const { data: store } = useGetStoreQuery(undefined);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const login = usePanel('login');
  const fixed = useScrolledPast(HEADER_FIX_THRESHOLD_PX);

  return (
    <Box
      component="header"
      sx={{
        display: { mobile: isHeaderHiddenOnMobile(pathname) ? 'none' : 'block', desktop: 'block' },
        height: 'var(--header-height)',
      }}
    >
      <Box
        data-fixed={fixed}
        sx={(theme) => ({
          position: fixed ? 'fixed' : 'static',
          insetInline: 0,
          top: 0,
          height: 'var(--header-height)',
          display: 'flex',
          zIndex: theme.zIndex.appBar,
          bgcolor: 'background.default',
          borderBottom: '1px solid',
          borderColor: 'surface.line',
        })}
      >
        <Container
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              mobile: 'auto minmax(0, 1fr)',
              desktop: 'auto auto minmax(120px, 1fr) repeat(5, auto)',
            },
            alignItems: 'center',
            columnGap: { mobile: 1, wide: 2 },
            '& .MuiButton-text': { paddingInline: { mobile: 1, wide: 2 } },
          }}
        >
          <Link
            component={RouterLink}
            to="/"
            underline="none"
            aria-label={store ? `${store.name}, ${t('home')}` : t('home')}
          >
            <Logo name={store?.name} />
          </Link>
          <DeliveryChip />
          <Box sx={{ gridColumn: { mobile: '1 / -1', desktop: 'auto' }, minWidth: 0 }}>
            <SearchBox />
          </Box>
          <Box sx={onDesktop}>
            <Button component={RouterLink} to={`/categories?id=${CATEGORY_IDS.ORGANIC_MILLETS}`} variant="contained">
              {t('orderNow')}
            </Button>
            <Button component={RouterLink} to="/support">
              {t('support')}
            </Button>
            <AppLanguageSwitch />
            {loggedIn ? (
              <ProfileMenu />
            ) : (
              <Button data-opens="login" onClick={() => login.open()}>
                {t('login')}
              </Button>
            )}
            {!isCartButtonHidden(pathname) && <CartButton />}
          </Box>
        </Container>
      </Box>
    </Box>
  );
};
