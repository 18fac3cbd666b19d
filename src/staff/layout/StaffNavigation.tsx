import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Menu } from '../../components/icons';
import { styled } from '../../components/styled';
import { measuredAs } from '../../lib/measuredAs';
import { Keyboard } from '../components/staffIcons';
import { currentMark } from '../lib/staffPaths';
import type { StaffPage } from '../staffPages';
import { PageIcon } from './PageIcon';

/** A page of the navigation. */
export interface ListedPage {
  to: string;
  title: NonNullable<StaffPage['title']>;
  Icon: StaffPage['Icon'];
  /** So many tasks wait for a person there. */
  todos: number;
}

/** Entries at the thumb of a phone; the others are behind the last one. */
const MAX_TABS = 5;

/** With larger text its tabs grow, and the bars above them make room. Beside the page on a desktop it has none. */
const measureTabs = measuredAs('--tabs-height', (navigation) =>
  getComputedStyle(navigation).position === 'fixed' ? (navigation.firstElementChild?.clientHeight ?? -1) + 1 : 0,
);

/** It is at the thumb on a phone, beside the page on a desktop. */
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
      flex: '1 1 auto',
      // Enlarged text grows as far as words stay whole. Behind the last tab, names have a row each.
      fontSize: `min(${theme.typography.caption.fontSize}, 3.8vw)`,
      minWidth: 0,
      flexDirection: 'column',
      justifyContent: 'center',
      minHeight: 63,
      paddingInline: 2,
      lineHeight: 1.2,
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
    '& > [data-on="desktop"]': { display: 'none' },
  },
  [theme.breakpoints.up('desktop')]: {
    flexDirection: 'column',
    gap: 1,
    position: 'sticky',
    top: 57,
    alignSelf: 'start',
    maxHeight: 'calc(100dvh - 57px)',
    overflowY: 'auto',
    padding: theme.spacing(1),
    '& > *': {
      ...theme.typography.body2,
      flexShrink: 0,
      gap: 12,
      // All entries fit into a laptop's window, as far as a mouse can hit them.
      minHeight: 'clamp(24px, calc((100dvh - 57px - 16px) / var(--entries) - 1px), 44px)',
      lineHeight: 1.2,
      paddingInline: 12,
      borderRadius: 12,
      textAlign: 'start',
    },
    '& > [aria-current]': { backgroundColor: theme.vars.palette.surface.tint },
    '& > [data-on="phone"]': { display: 'none' },
    // A finger needs more.
    '@media (pointer: coarse)': { '& > *': { minHeight: 44 } },
  },
}));

interface StaffNavigationProps {
  /** Those that the role has a right to. */
  pages: readonly ListedPage[];
  onKeys: () => void;
  /** Shows all of them. */
  onMore: () => void;
}

/** The staff area's pages: on a phone the first at the thumb and all behind the last tab, on a desktop all beside the page. */
export const StaffNavigation = ({ pages, onKeys, onMore }: StaffNavigationProps) => {
  const { t } = useTranslation('staffFrame');
  const { pathname } = useLocation();
  const tabCount = pages.length > MAX_TABS ? MAX_TABS - 1 : pages.length;
  const behind = pages.slice(tabCount);
  const isBehind = behind.some(({ to }) => currentMark(pathname, to) !== undefined);
  const todosBehind = behind.reduce((sum, { todos }) => sum + todos, 0);
  return (
    <Navigation
      ref={measureTabs}
      aria-label={t('navigation')}
      style={{ '--entries': pages.length + 1 } as CSSProperties}
    >
      {pages.map(({ to, title, Icon, todos }, at) => (
        <Link key={to} to={to} aria-current={currentMark(pathname, to)} data-on={at < tabCount ? undefined : 'desktop'}>
          <PageIcon Icon={Icon} todos={todos} />
          {t(title)}
        </Link>
      ))}
      {pages.length > tabCount && (
        <button
          type="button"
          data-on="phone"
          aria-haspopup="dialog"
          aria-current={isBehind || undefined}
          onClick={onMore}
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
  );
};
