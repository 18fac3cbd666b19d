import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ExpandMore, PersonOutlined } from '../../components/icons';
import { LogoutDialog } from '../../features/login/LogoutDialog';
import { useAppSelector } from '../../store/hooks';
import { selectUser } from '../../store/slices/authSlice';

/** What Login becomes for a customer: Profile and Logout. */
export const ProfileMenu = () => {
  const { t } = useTranslation('layout');
  const user = useAppSelector(selectUser);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asksLogout, setAsksLogout] = useState(false);
  const menuId = useId();
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        color="inherit"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        startIcon={<PersonOutlined />}
        endIcon={<ExpandMore />}
        sx={{ maxWidth: { desktop: 132, wide: 168 } }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {user?.name ?? t('account')}
        </Box>
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={Link} to="/profile" onClick={close}>
          {t('profile')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            setAsksLogout(true);
          }}
        >
          {t('logout')}
        </MenuItem>
      </Menu>
      <LogoutDialog open={asksLogout} onClose={() => setAsksLogout(false)} />
    </>
  );
};
