import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMe } from '../../../contract/staff';
import { mayDo } from '../../../contract/staffRights';
import { Logout } from '../../components/lazyIcons';
import { Logo } from '../../components/Logo';
import { PanelDialog } from '../../components/PanelDialog';
import { useAppDispatch } from '../../store/hooks';
import { OpeningNotice } from '../features/opening/OpeningNotice';
import { OwnSessions } from '../features/sessions/OwnSessions';
import { NewOrdersBell } from '../live/NewOrdersBell';
import { useMoneyTodos } from '../hooks/useMoneyTodos';
import { PAYMENTS_PATH } from '../lib/staffPaths';
import { STAFF_PAGES } from '../staffPages';
import { staffApi, useLogOutStaffMutation } from '../store/staffApi';
import { staffLoggedOut } from '../store/staffSessionSlice';
import { dropSecondClick } from './dropSecondClick';
import { KeysDialog } from './KeysDialog';
import { StaffNavigation, type ListedPage } from './StaffNavigation';
import { useFrameKeys } from './useFrameKeys';

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

interface StaffFrameProps {
  /** Undefined while it loads. */
  me: StaffMe | undefined;
  preferences: ReactNode;
  children: ReactNode;
}

/** Bar, navigation by rights, and the page. */
export const StaffFrame = ({ me, preferences, children }: StaffFrameProps) => {
  const { t } = useTranslation(['staffFrame', 'staffPeople']);
  const dispatch = useAppDispatch();
  const [logOut] = useLogOutStaffMutation();
  const [dialog, setDialog] = useState<'menu' | 'sessions' | 'keys' | null>(null);
  const close = () => setDialog(null);
  const role = me?.role;
  const moneyTodos = useMoneyTodos(role !== undefined && mayDo(role, 'matchTransfers'));
  const pages = useMemo<ListedPage[]>(
    () =>
      STAFF_PAGES.flatMap(({ path, action, title, Icon }) => {
        if (!title || role === undefined || !mayDo(role, action)) return [];
        const to = path === '' ? '/staff' : `/staff/${path}`;
        return [{ to, title, Icon, todos: to === PAYMENTS_PATH ? moneyTodos : 0 }];
      }),
    [role, moneyTodos],
  );
  const showKeys = useCallback(() => setDialog('keys'), []);
  useFrameKeys(pages, showKeys);

  const forgetLogin = () => {
    dispatch(staffLoggedOut());
    dispatch(staffApi.util.resetApiState());
  };
  const leave = async () => {
    await logOut(undefined);
    forgetLogin();
  };

  return (
    <Root onClickCapture={dropSecondClick}>
      <Bar>
        <Skip href={`#${CONTENT_ID}`}>{t('skip')}</Skip>
        <Logo />
        <Typography component="span" variant="subtitle2" sx={{ flexGrow: 1 }}>
          {t('title')}
        </Typography>
        {me && mayDo(me.role, 'readOrders') && <NewOrdersBell staffId={me._id} />}
        {me && (
          <Button variant="text" onClick={() => setDialog('menu')} aria-haspopup="dialog">
            {me.name}
          </Button>
        )}
      </Bar>
      <StaffNavigation pages={pages} onKeys={showKeys} />
      <main id={CONTENT_ID} tabIndex={-1}>
        {me && mayDo(me.role, 'openShop') && <OpeningNotice />}
        {children}
      </main>
      {me && (
        <PanelDialog open={dialog === 'menu'} title={me.name} onClose={close}>
          <Stack spacing={2.5}>
            <Typography color="textSecondary">{t(`roles.${me.role}`)}</Typography>
            {preferences}
            <Button variant="outlined" onClick={() => setDialog('sessions')}>
              {t('staffPeople:own')}
            </Button>
            <Button variant="outlined" startIcon={<Logout />} onClick={() => void leave()}>
              {t('logOut')}
            </Button>
          </Stack>
        </PanelDialog>
      )}
      {me && (
        <PanelDialog
          open={dialog === 'sessions'}
          title={t('staffPeople:own')}
          onClose={close}
          onBack={() => setDialog('menu')}
        >
          <OwnSessions onEnded={forgetLogin} />
        </PanelDialog>
      )}
      <KeysDialog
        open={dialog === 'keys'}
        pages={pages.map(({ title }) => t(title))}
        hasBoard={role !== undefined && mayDo(role, 'readOrders')}
        onClose={close}
      />
    </Root>
  );
};
