import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { CountBadge } from '../../components/CountBadge';
import { GridViewOutlined, HomeOutlined, PersonOutlined, ShoppingBagOutlined } from '../../components/icons';
import type { PanelName } from '../../components/usePanel';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { selectCartCount } from '../../store/slices/cartSlice';

interface TabProps {
  to: string;
  label: string;
  icon: ReactNode;
  /** What a screen reader says instead of the label. */
  spoken?: string;
  /** The pages below it belong to it. */
  isSection?: boolean;
  state?: unknown;
  /** The panel that comes first. */
  opens?: PanelName | undefined;
}

const Tab = ({ to, label, icon, spoken, isSection = false, state, opens }: TabProps) => (
  <Box
    component={NavLink}
    to={to}
    data-opens={opens}
    end={!isSection}
    aria-current={isSection ? 'true' : 'page'}
    state={state}
    sx={{
      flex: 1,
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: 'var(--bottom-bar-height)',
      typography: 'caption',
      textDecoration: 'none',
      color: 'text.secondary',
      '&[aria-current]': { color: 'primary.main', fontWeight: 700 },
    }}
  >
    <Box component="span" aria-hidden={spoken !== undefined} sx={{ display: 'contents' }}>
      {icon}
      {label}
    </Box>
    {spoken !== undefined && <VisuallyHidden>{spoken}</VisuallyHidden>}
  </Box>
);

/** The phone's navigation (specification §2). A visitor's Cart leads to /profile, thus to login, and on to checkout. */
export const BottomBar = () => {
  const { t } = useTranslation('layout');
  const count = useAppSelector(selectCartCount);
  const loggedIn = useAppSelector(selectIsLoggedIn);

  return (
    <Box
      component="nav"
      aria-label={t('bottomNavigation')}
      data-bottom-bar
      sx={(theme) => ({
        display: { mobile: 'flex', desktop: 'none' },
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        paddingBottom: 'env(safe-area-inset-bottom)',
        zIndex: theme.zIndex.appBar,
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'surface.line',
        // A page's own action bar takes this one's place.
        'body:has([data-bottom-action]) &': { visibility: { mobile: 'hidden', desktop: 'visible' } },
      })}
    >
      <Tab to="/" label={t('home')} icon={<HomeOutlined />} />
      <Tab to="/categories" label={t('categories')} icon={<GridViewOutlined />} />
      <Tab
        {...(loggedIn ? { to: '/checkout' } : { to: '/profile', state: { next: '/checkout' }, opens: 'login' })}
        label={t('cart')}
        spoken={t('cartLabel', { count })}
        icon={
          <CountBadge count={count}>
            <ShoppingBagOutlined />
          </CountBadge>
        }
      />
      <Tab
        to="/profile"
        label={t('account')}
        isSection
        opens={loggedIn ? undefined : 'login'}
        icon={<PersonOutlined />}
      />
    </Box>
  );
};
