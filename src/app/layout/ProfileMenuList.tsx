// oxlint-disable-next-line no-restricted-imports -- useDialogInHistory is below
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { useDialogInHistory } from '../../hooks/useDialogInHistory';
import { LogoutDialog } from '../../features/login/LogoutDialog';

interface ProfileMenuListProps {
  id: string;
  /** It is null while the menu is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

export const ProfileMenuList = ({ id, anchor, onClose }: ProfileMenuListProps) => {
  const { t } = useTranslation('layout');
  useDialogInHistory(anchor !== null, onClose);
  const [confirmsLogout, setConfirmsLogout] = useState(false);

  return (
    <>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        <MenuItem component={Link} to={ROUTES.profile.path} onClick={onClose}>
          {t('profile')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            onClose();
            setConfirmsLogout(true);
          }}
        >
          {t('logout')}
        </MenuItem>
      </Menu>
      <LogoutDialog open={confirmsLogout} onClose={() => setConfirmsLogout(false)} />
    </>
  );
};
