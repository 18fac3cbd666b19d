import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { CountBadge } from '../../components/CountBadge';
import { GridViewOutlined, HomeOutlined, PersonOutlined, ShoppingBagOutlined } from '../../components/icons';
import { styled } from '../../components/styled';
import { ViewCart } from '../../features/cart/ViewCart';
import type { PanelName } from '../../hooks/usePanel';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { selectCartCount } from '../../store/slices/cartSlice';
import { measuredAs } from '../../lib/measuredAs';
import { barHeightsPx } from '../theme/tokens';
import { isHidden } from './visibility';

const measureTabs = measuredAs('--tabs-height');

const Root = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('desktop')]: { display: 'none' },
  [theme.breakpoints.down('desktop')]: {
    // An action bar has its own way to the cart.
    'body:has([data-bottom-action]) & > .cart': { display: 'none' },
    // A desktop at 400 % has little room: an action comes first, and the Cart tab leads to the cart too.
    '@media (max-height: 320px)': {
      '& > .cart': { display: 'none' },
      'body:has([data-bottom-action]) &': { display: 'none' },
    },
  },
}));

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  borderTop: `1px solid ${theme.vars.palette.surface.line}`,
  '& > a': {
    ...theme.typography.caption,
    flex: 1,
    minWidth: 0,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: barHeightsPx.tabs - 1,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
  },
  // The links reach the viewport's edge.
  '& > a:focus-visible': { outlineOffset: -4 },
  '& .shown': { display: 'contents' },
  '& .icon': { display: 'flex', padding: '3px min(18px, 20%)', borderRadius: 999 },
  // Not for a page that isn't there, offline. The address is still the tab's, hence `aria-current`.
  'body:not(:has([data-offline-page])) & [aria-current]': {
    color: theme.vars.palette.primary.dark,
    fontWeight: 700,
    '& .icon': { backgroundColor: theme.vars.palette.surface.tint },
  },
}));

interface TabProps {
  to: string;
  label: string;
  icon: ReactNode;
  /** Read by screen readers instead of the label. */
  ariaLabel?: string;
  /** Current on the pages below it too. */
  isSection?: boolean;
  state?: unknown;
  /** The panel to preload on hover and focus. */
  opens?: PanelName | undefined;
}

const Tab = ({ to, label, icon, ariaLabel, isSection = false, state, opens }: TabProps) => (
  <NavLink to={to} data-opens={opens} end={!isSection} aria-current={isSection ? 'true' : 'page'} state={state}>
    <span className="shown" aria-hidden={Boolean(ariaLabel)}>
      <span className="icon">{icon}</span>
      {label}
    </span>
    {ariaLabel && <VisuallyHidden>{ariaLabel}</VisuallyHidden>}
  </NavLink>
);

/**
 * Mobile navigation (specification §2), joined by the way to a filled cart. A visitor's Cart tab leads to the profile, thus
 * to login, and on to checkout, where it is current.
 */
export const BottomBar = () => {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const count = useAppSelector(selectCartCount);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const opens = loggedIn ? undefined : 'login';
  const checkout = ROUTES.checkout.path;
  const leadsToCheckout = loggedIn || pathname === checkout;

  return (
    <Root>
      {count > 0 && !isHidden('viewCart', pathname) && (
        <section className="cart" aria-label={t('cart')}>
          <ViewCart />
        </section>
      )}
      <Bar ref={measureTabs} aria-label={t('bottomNavigation')}>
        <Tab to={ROUTES.home.path} label={t('home')} icon={<HomeOutlined />} />
        <Tab to={ROUTES.categories.path} label={t('categories')} icon={<GridViewOutlined />} />
        <Tab
          to={leadsToCheckout ? checkout : ROUTES.profile.path}
          state={{ next: checkout }}
          opens={leadsToCheckout ? undefined : opens}
          label={t('cart')}
          ariaLabel={t('cartLabel', { count })}
          icon={
            <CountBadge count={count}>
              <ShoppingBagOutlined />
            </CountBadge>
          }
        />
        <Tab to={ROUTES.profile.path} label={t('account')} isSection opens={opens} icon={<PersonOutlined />} />
      </Bar>
    </Root>
  );
};
