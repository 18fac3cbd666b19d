import Badge from '@mui/material/Badge';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { Menu } from '../../components/icons';
import { PanelDialog } from '../../components/PanelDialog';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { Keyboard } from '../components/staffIcons';
import type { StaffPage } from '../staffPages';

/** A page of the navigation. */
export interface ListedPage {
  to: string;
  title: NonNullable<StaffPage['title']>;
  Icon: StaffPage['Icon'];
  /** What waits for a person there. */
  todos: number;
}

/** Entries at the thumb of a phone; the others are behind the last one. */
const MAX_TABS = 5;

/** At the thumb on a phone, beside the page on a desktop. */
const Navigation = styled('nav')(({ theme }) => ({
  display: 'flex',
  backgroundColor: theme.vars.palette.background.paper,
  '& > *': {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& > :focus-visible': { outlineOffset: -4 },
  '& > [aria-current]': { color: theme.vars.palette.primary.dark, fontWeight: 700 },
  [theme.breakpoints.down('desktop')]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: theme.zIndex.appBar,
    paddingBottom: 'env(safe-area-inset-bottom)',
    borderTop: `1px solid ${theme.vars.palette.surface.line}`,
    '& > *': {
      flex: '1 1 0',
      minWidth: 0,
      flexDirection: 'column',
      justifyContent: 'center',
      minHeight: 'var(--tabs-height)',
      paddingInline: 2,
      lineHeight: 1.2,
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
    '& > [data-on="desktop"]': { display: 'none' },
  },
  [theme.breakpoints.up('desktop')]: {
    flexDirection: 'column',
    gap: 2,
    position: 'sticky',
    top: 57,
    alignSelf: 'start',
    maxHeight: 'calc(100dvh - 57px)',
    overflowY: 'auto',
    padding: theme.spacing(2, 1),
    '& > *': {
      ...theme.typography.body2,
      flexShrink: 0,
      gap: 12,
      minHeight: 44,
      paddingInline: 12,
      borderRadius: 12,
      textAlign: 'start',
    },
    '& > [aria-current]': { backgroundColor: theme.vars.palette.surface.tint },
    '& > [data-on="phone"]': { display: 'none' },
  },
}));

/** All pages on a phone. */
const Pages = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: 8,
  '& > a': {
    // Long words of Tamil fit into a third of a phone.
    ...theme.typography.caption,
    ...theme.mixins.card,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 4,
    minHeight: 76,
    padding: theme.spacing(1, 0.5),
    color: 'inherit',
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& > [aria-current]': {
    color: theme.vars.palette.primary.dark,
    fontWeight: 700,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.surface.tint,
  },
}));

/** With the number of what waits there, also in words. */
const PageIcon = ({ Icon, todos }: Pick<ListedPage, 'Icon' | 'todos'>) => {
  const { t } = useTranslation('staffFrame');
  if (!Icon) return null;
  if (todos === 0) return <Icon />;
  return (
    <>
      <Badge badgeContent={todos} color="error" aria-hidden>
        <Icon />
      </Badge>
      <VisuallyHidden>{t('todos', { count: todos })}</VisuallyHidden>
    </>
  );
};

interface StaffNavigationProps {
  /** Those that the role has a right to. */
  pages: readonly ListedPage[];
  onKeys: () => void;
}

/** The console's pages: on a phone the first at the thumb and all behind the last tab, on a desktop all beside the page. */
export const StaffNavigation = ({ pages, onKeys }: StaffNavigationProps) => {
  const { t } = useTranslation('staffFrame');
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const tabCount = pages.length > MAX_TABS ? MAX_TABS - 1 : pages.length;
  const behind = pages.slice(tabCount);
  const isBehind = behind.some(({ to }) => pathname.startsWith(to));
  const todosBehind = behind.reduce((sum, { todos }) => sum + todos, 0);
  return (
    <>
      <Navigation aria-label={t('navigation')}>
        {pages.map(({ to, title, Icon, todos }, at) => (
          <NavLink key={to} to={to} end={to === '/staff'} data-on={at < tabCount ? undefined : 'desktop'}>
            <PageIcon Icon={Icon} todos={todos} />
            {t(title)}
          </NavLink>
        ))}
        {pages.length > tabCount && (
          <button
            type="button"
            data-on="phone"
            aria-haspopup="dialog"
            aria-current={isBehind || undefined}
            onClick={() => setOpen(true)}
          >
            <PageIcon Icon={Menu} todos={todosBehind} />
            {t('more')}
          </button>
        )}
        {pages.length > 0 && (
          <button type="button" data-on="desktop" aria-haspopup="dialog" onClick={onKeys}>
            <Keyboard />
            {t('keys.show')}
          </button>
        )}
      </Navigation>
      <PanelDialog open={isOpen} title={t('allPages')} onClose={close}>
        <Pages>
          {pages.map(({ to, title, Icon, todos }) => (
            <NavLink key={to} to={to} end={to === '/staff'} onClick={close}>
              <PageIcon Icon={Icon} todos={todos} />
              {t(title)}
            </NavLink>
          ))}
        </Pages>
      </PanelDialog>
    </>
  );
};
