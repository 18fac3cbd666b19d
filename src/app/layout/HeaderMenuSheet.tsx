import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CATEGORY_IDS } from '../../../contract/constants';
import { ROUTES, categoryPath } from '../../../contract/routes';
import { PersonOutlined } from '../../components/icons';
import { HeartOutlined } from '../../components/heartIcons';
import { Bowl, CallOutlined, Logout } from '../../components/lazyIcons';
import { PanelDialog } from '../../components/PanelDialog';
import { LogoutDialog } from '../../features/login/LogoutDialog';
import { usePanel } from '../../hooks/usePanel';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { Preferences } from './Preferences';

interface EntryProps {
  label: string;
  icon: ReactNode;
  /** A link; otherwise a button. */
  to?: string;
  onClick: () => void;
}

const Entry = ({ label, icon, to, onClick }: EntryProps) => (
  <ListItem disablePadding divider>
    <ListItemButton disableGutters {...(to !== undefined && { component: Link, to })} onClick={onClick}>
      <ListItemIcon sx={{ minWidth: 44, color: 'primary.main' }}>{icon}</ListItemIcon>
      <ListItemText primary={label} slotProps={{ primary: { variant: 'subtitle1' } }} />
    </ListItemButton>
  </ListItem>
);

interface HeaderMenuSheetProps {
  open: boolean;
  onClose: () => void;
  /** Unmounts it: a panel that mounts as a sheet's transition ends would stay hidden from screen readers. */
  onGone: () => void;
}

/** A phone's menu: Order Now, Support, Login or profile and logout, language and colours. */
export const HeaderMenuSheet = ({ open, onClose, onGone }: HeaderMenuSheetProps) => {
  const { t } = useTranslation(['layout', 'wishlist']);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const login = usePanel('login');
  const [confirmsLogout, setConfirmsLogout] = useState(false);

  return (
    <>
      <PanelDialog open={open} title={t('menu')} onClose={onClose}>
        <Stack spacing={3}>
          <nav aria-label={t('mainNavigation')}>
            <List disablePadding>
              <Entry
                label={t('orderNow')}
                icon={<Bowl />}
                to={categoryPath(CATEGORY_IDS.ORGANIC_MILLETS)}
                onClick={onClose}
              />
              <Entry label={t('support')} icon={<CallOutlined />} to={ROUTES.support.path} onClick={onClose} />
              <Entry label={t('wishlist:title')} icon={<HeartOutlined />} to={ROUTES.wishlist.path} onClick={onClose} />
              {loggedIn ? (
                <>
                  <Entry label={t('profile')} icon={<PersonOutlined />} to={ROUTES.profile.path} onClick={onClose} />
                  <Entry
                    label={t('logout')}
                    icon={<Logout />}
                    onClick={() => {
                      onClose();
                      setConfirmsLogout(true);
                    }}
                  />
                </>
              ) : (
                <Entry
                  label={t('login')}
                  icon={<PersonOutlined />}
                  onClick={() => {
                    onGone();
                    login.open();
                  }}
                />
              )}
            </List>
          </nav>
          <Preferences onLanguageChosen={onClose} />
        </Stack>
      </PanelDialog>
      <LogoutDialog open={confirmsLogout} onClose={() => setConfirmsLogout(false)} />
    </>
  );
};
