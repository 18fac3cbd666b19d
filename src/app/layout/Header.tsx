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
import { HeaderBar, HeaderRoom } from './HeaderBar';
import { ProfileMenu } from './ProfileMenu';
import { useScrolledPast } from './useScrolledPast';
import { isCartButtonHidden, isHeaderHiddenOnMobile } from './visibility';

/** The top of every page. On a phone it holds mark, address and search; the bottom bar leads to the rest. */
export const Header = () => {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const { data: store } = useGetStoreQuery(undefined);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const login = usePanel('login');
  const fixed = useScrolledPast(HEADER_FIX_THRESHOLD_PX);

  return (
    <HeaderRoom sx={isHeaderHiddenOnMobile(pathname) ? { display: { mobile: 'none', desktop: 'block' } } : undefined}>
      <HeaderBar data-fixed={fixed}>
        <Container className="row">
          <Link
            component={RouterLink}
            to="/"
            color="inherit"
            underline="none"
            aria-label={store ? `${store.name}, ${t('home')}` : t('home')}
          >
            <Logo name={store?.name} />
          </Link>
          <DeliveryChip />
          <div className="search">
            <SearchBox />
          </div>
          <div className="ways">
            <Button component={RouterLink} to={`/categories?id=${CATEGORY_IDS.ORGANIC_MILLETS}`} variant="reversed">
              {t('orderNow')}
            </Button>
            <Button component={RouterLink} to="/support" color="inherit">
              {t('support')}
            </Button>
            <AppLanguageSwitch iconOnly />
            {loggedIn ? (
              <ProfileMenu />
            ) : (
              <Button color="inherit" data-opens="login" onClick={() => login.open()}>
                {t('login')}
              </Button>
            )}
            {!isCartButtonHidden(pathname) && <CartButton />}
          </div>
        </Container>
      </HeaderBar>
    </HeaderRoom>
  );
};
