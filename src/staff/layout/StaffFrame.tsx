import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { StaffMe } from '../../../contract/staff';
import { mayDo } from '../../../contract/staffRights';
import { Logout } from '../../components/lazyIcons';
import { Logo } from '../../components/Logo';
import { PanelDialog } from '../../components/PanelDialog';
import { useAppDispatch } from '../../store/hooks';
import { NewOrdersBell } from '../live/NewOrdersBell';
import { STAFF_PAGES } from '../staffPages';
import { staffApi, useLogOutStaffMutation } from '../store/staffApi';
import { staffLoggedOut } from '../store/staffSessionSlice';

const RAIL_WIDTH_PX = 216;
const CONTENT_ID = 'staff-content';

const Root = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  [theme.breakpoints.up('desktop')]: { gridTemplateColumns: `${RAIL_WIDTH_PX}px minmax(0, 1fr)` },
  '& > main': {
    minWidth: 0,
    outline: 'none',
    padding: theme.spacing(2, 2, 'calc(var(--tabs-height) + env(safe-area-inset-bottom) + 24px)'),
    [theme.breakpoints.up('desktop')]: { padding: theme.spacing(3, 4) },
  },
}));

const Skip = styled('a')({
  position: 'absolute',
  left: -9999,
  '&:focus': { left: 8, top: 8, zIndex: 2000 },
});

const Bar = styled('header')(({ theme }) => ({
  gridColumn: '1 / -1',
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 56,
  padding: theme.spacing(0, 2),
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.surface.line}`,
}));

/** At the thumb on a phone, beside the page on a desktop. */
const Navigation = styled('nav')(({ theme }) => ({
  display: 'flex',
  backgroundColor: theme.vars.palette.background.paper,
  '& > a': {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& > a:focus-visible': { outlineOffset: -4 },
  '& > [aria-current]': { color: theme.vars.palette.primary.dark, fontWeight: 700 },
  [theme.breakpoints.down('desktop')]: {
    ...theme.mixins.scrollRow,
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: theme.zIndex.appBar,
    paddingBottom: 'env(safe-area-inset-bottom)',
    borderTop: `1px solid ${theme.vars.palette.surface.line}`,
    '& > a': {
      flex: '1 0 auto',
      flexDirection: 'column',
      justifyContent: 'center',
      minWidth: 72,
      minHeight: 'var(--tabs-height)',
      paddingInline: 6,
    },
  },
  [theme.breakpoints.up('desktop')]: {
    flexDirection: 'column',
    gap: 2,
    position: 'sticky',
    top: 57,
    alignSelf: 'start',
    padding: theme.spacing(2, 1),
    '& > a': { ...theme.typography.body2, gap: 12, minHeight: 44, paddingInline: 12, borderRadius: 12 },
    '& > [aria-current]': { backgroundColor: theme.vars.palette.surface.tint },
  },
}));

interface StaffFrameProps {
  /** Undefined while it loads. */
  me: StaffMe | undefined;
  preferences: ReactNode;
  children: ReactNode;
}

/** Bar, navigation by rights, and the page. */
export const StaffFrame = ({ me, preferences, children }: StaffFrameProps) => {
  const { t } = useTranslation('staffFrame');
  const dispatch = useAppDispatch();
  const [logOut] = useLogOutStaffMutation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const listed = STAFF_PAGES.filter(({ title, action }) => title && me && mayDo(me.role, action));

  const leave = async () => {
    await logOut(undefined);
    dispatch(staffLoggedOut());
    dispatch(staffApi.util.resetApiState());
  };

  return (
    <Root>
      <Bar>
        <Skip href={`#${CONTENT_ID}`}>{t('skip')}</Skip>
        <Logo />
        <Typography component="span" variant="subtitle2" sx={{ flexGrow: 1 }}>
          {t('title')}
        </Typography>
        {me && mayDo(me.role, 'readOrders') && <NewOrdersBell staffId={me._id} />}
        {me && (
          <Button variant="text" onClick={() => setMenuOpen(true)} aria-haspopup="dialog">
            {me.name}
          </Button>
        )}
      </Bar>
      <Navigation aria-label={t('navigation')}>
        {listed.map(({ path, title, Icon }) => (
          <NavLink key={path} to={path === '' ? '/staff' : `/staff/${path}`} end={path === ''}>
            {Icon && <Icon />}
            {title && t(title)}
          </NavLink>
        ))}
      </Navigation>
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      {me && (
        <PanelDialog open={isMenuOpen} title={me.name} onClose={() => setMenuOpen(false)}>
          <Stack spacing={2.5}>
            <Typography color="textSecondary">{t(`roles.${me.role}`)}</Typography>
            {preferences}
            <Button variant="outlined" startIcon={<Logout />} onClick={() => void leave()}>
              {t('logOut')}
            </Button>
          </Stack>
        </PanelDialog>
      )}
    </Root>
  );
};
