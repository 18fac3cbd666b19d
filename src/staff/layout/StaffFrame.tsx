import Button from '@mui/material/Button';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { StaffMe } from '../../../contract/staff';
import { mayDo } from '../../../contract/staffRights';
import { Logo } from '../../components/Logo';
import { styled } from '../../components/styled';
import { useAppDispatch } from '../../store/hooks';
import { LazyDialog } from '../components/LazyDialog';
import { Later } from '../components/Later';
import { optionalPart } from '../components/optionalPart';
import { NewOrdersBell } from '../live/NewOrdersBell';
import { LastUndoContext, makeLastUndo } from '../hooks/useLastUndo';
import { usePageTodos } from '../hooks/usePageTodos';
import { isBoardPath } from '../lib/staffPaths';
import { retryableLazy } from '../lib/retryableLazy';
import { STAFF_PAGES } from '../staffPages';
import { staffApi, useLogOutStaffMutation } from '../store/staffApi';
import { staffLoggedOut } from '../store/staffSessionSlice';
import { dropSecondClick } from './dropSecondClick';
import type { FrameDialog } from './FrameDialogs';
import { LiveRegion } from './LiveRegion';
import { StaffNavigation, type ListedPage } from './StaffNavigation';
import { useFrameKeys } from './useFrameKeys';

const frameDialogs = retryableLazy(
  async () => (await import(/* webpackChunkName: "staff-frame-dialogs" */ './FrameDialogs')).FrameDialogs,
);
const OpeningNotice = optionalPart(
  async () => (await import(/* webpackChunkName: "staff-notices" */ '../features/opening/OpeningNotice')).OpeningNotice,
);

/** Grows with the text, whose longest word it has to hold. */
const RAIL_WIDTH = 'max(216px, 13.5rem)';
const CONTENT_ID = 'staff-content';

const Root = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  [theme.breakpoints.up('desktop')]: { gridTemplateColumns: `${RAIL_WIDTH} minmax(0, 1fr)` },
  '& > main': {
    minWidth: 0,
    // Enlarged Tamil words are wider than a phone.
    overflowWrap: 'break-word',
    '& :is(h1, h2)': { maxWidth: '100%' },
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
  '& > .title': {
    ...theme.typography.subtitle2,
    flex: '1 1 0',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // A name takes no more than there is beside enlarged text.
  '& > button': { flexShrink: 1, minWidth: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('desktop')]: { gap: theme.spacing(1) },
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
  const isBoard = isBoardPath(useLocation().pathname);
  const dispatch = useAppDispatch();
  const [logOut] = useLogOutStaffMutation();
  const [dialog, setDialog] = useState<FrameDialog | null>(null);
  // Stays mounted for the closing transition.
  const [wasOpened, setWasOpened] = useState(false);
  if (dialog !== null && !wasOpened) setWasOpened(true);
  const role = me?.role;
  const todos = usePageTodos(role);
  const pages = useMemo<ListedPage[]>(
    () =>
      STAFF_PAGES.flatMap(({ path, action, title, Icon }) => {
        if (!title || role === undefined || !mayDo(role, action)) return [];
        const to = path === '' ? '/staff' : `/staff/${path}`;
        return [{ to, title, Icon, todos: todos[to] ?? 0 }];
      }),
    [role, todos],
  );
  const showKeys = useCallback(() => setDialog('keys'), []);
  const showPages = useCallback(() => setDialog('pages'), []);
  const [lastUndo] = useState(makeLastUndo);
  useFrameKeys({ pages, onHelp: showKeys, onUndo: lastUndo.undo });

  const clearLogin = () => {
    dispatch(staffLoggedOut());
    dispatch(staffApi.util.resetApiState());
  };
  const leave = async () => {
    await logOut(undefined);
    clearLogin();
  };

  return (
    <Root onClickCapture={dropSecondClick}>
      <Bar>
        <Skip href={`#${CONTENT_ID}`}>{t('skip')}</Skip>
        <Logo />
        <span className="title">{t('title')}</span>
        {me && mayDo(me.role, 'readOrders') && <NewOrdersBell staffId={me._id} />}
        {me && (
          <Button variant="text" onClick={() => setDialog('menu')} aria-haspopup="dialog">
            {me.name}
          </Button>
        )}
      </Bar>
      <StaffNavigation pages={pages} onKeys={showKeys} onMore={showPages} />
      <main id={CONTENT_ID} tabIndex={-1} data-toasts-below>
        {/* The board has it among its own notices. */}
        {me && mayDo(me.role, 'openShop') && !isBoard && (
          <Later>
            <OpeningNotice />
          </Later>
        )}
        <LiveRegion>
          <LastUndoContext value={lastUndo}>{children}</LastUndoContext>
        </LiveRegion>
      </main>
      {me && wasOpened && (
        <LazyDialog
          dialog={frameDialogs}
          props={{
            dialog,
            onDialog: setDialog,
            me,
            pages,
            preferences,
            onLogOut: () => void leave(),
            onEnded: clearLogin,
          }}
          onFailed={() => {
            setDialog(null);
            setWasOpened(false);
          }}
        />
      )}
    </Root>
  );
};
