import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { CATEGORY_IDS, HEADER_FIX_THRESHOLD_PX } from '../../../contract/constants';
import { ROUTES, categoryPath } from '../../../contract/routes';
import { Logo } from '../../components/Logo';
import { usePanel } from '../../hooks/usePanel';
import { SearchBox } from '../../features/search/SearchBox';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { AppLanguageSwitch } from './AppLanguageSwitch';
import { CartButton } from './CartButton';
import { DeliveryChip } from './DeliveryChip';
import { HeaderBar, HeaderSpace, HeaderNav } from './HeaderBar';
import { HeaderMenu } from './HeaderMenu';
import { ProfileMenu } from './ProfileMenu';
import { useScrolledPast } from './useScrolledPast';
import { isHidden } from './visibility';

/** On a phone one menu holds the links, login or profile, and language. */
export const Header = () => {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const { data: store } = useGetStoreQuery(undefined);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const login = usePanel('login');
  const fixed = useScrolledPast(HEADER_FIX_THRESHOLD_PX);

  return (
    <HeaderSpace
      sx={isHidden('mobileHeader', pathname) ? { display: { mobile: 'none', desktop: 'block' } } : undefined}
    >
      <HeaderBar data-fixed={fixed}>
        <div className="row">
          <Link to="/" className="home" aria-label={store ? `${store.name}, ${t('home')}` : t('home')}>
            <Logo name={store?.name} />
          </Link>
          <DeliveryChip />
          <div className="search">
            <SearchBox />
          </div>
          <HeaderNav className="nav">
            <Link to={categoryPath(CATEGORY_IDS.ORGANIC_MILLETS)} tabIndex={0} className="order">
              {t('orderNow')}
            </Link>
            <Link to={ROUTES.support.path} tabIndex={0}>
              {t('support')}
            </Link>
            <AppLanguageSwitch iconOnly />
            {loggedIn ? (
              <ProfileMenu />
            ) : (
              <button type="button" tabIndex={0} data-opens="login" onClick={() => login.open()}>
                {t('login')}
              </button>
            )}
          </HeaderNav>
          <HeaderNav className="ends">
            {!isHidden('cartButton', pathname) && <CartButton />}
            <HeaderMenu />
          </HeaderNav>
        </div>
      </HeaderBar>
    </HeaderSpace>
  );
};
