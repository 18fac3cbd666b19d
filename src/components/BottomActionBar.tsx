import type { ReactNode } from 'react';
import { measuredAs } from '../lib/measuredAs';
import { styled } from './styled';

const measureAction = measuredAs('--action-height');

interface BottomActionBarProps {
  /** The action, and at most its amount. */
  children: ReactNode;
  /** Rendered in place on desktops instead of hidden. */
  inlineOnDesktop?: boolean;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  [theme.breakpoints.down('desktop')]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 'calc(var(--tabs-height) + env(safe-area-inset-bottom))',
    zIndex: theme.zIndex.appBar + 1,
    minHeight: 64,
    padding: '8px var(--page-margin)',
    backgroundColor: theme.vars.palette.background.paper,
    borderTop: `1px solid ${theme.vars.palette.surface.line}`,
    // The tabs give way to it there.
    '@media (max-height: 320px)': { bottom: 0 },
  },
  [theme.breakpoints.up('desktop')]: { '&[data-inline="false"]': { display: 'none' } },
}));

/**
 * A page's main action on phones, e.g. "Add" or "Pay", above the bottom bar. At most one per page: the layout reads
 * `data-bottom-action`.
 */
export const BottomActionBar = ({ children, inlineOnDesktop = false }: BottomActionBarProps) => (
  <Root ref={measureAction} data-bottom-action data-inline={inlineOnDesktop}>
    {children}
  </Root>
);
