import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

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
    bottom: 0,
    zIndex: theme.zIndex.appBar + 1,
    minHeight: 'calc(var(--bottom-bar-height) + env(safe-area-inset-bottom))',
    padding: '8px var(--page-margin) calc(8px + env(safe-area-inset-bottom))',
    backgroundColor: theme.vars.palette.background.paper,
    borderTop: `1px solid ${theme.vars.palette.surface.line}`,
  },
  [theme.breakpoints.up('desktop')]: { '&[data-inline="false"]': { display: 'none' } },
}));

/**
 * A page's main action on phones, e.g. "Add" or "Pay". Replaces the bottom bar (`data-bottom-action`). At most one per
 * page.
 */
export const BottomActionBar = ({ children, inlineOnDesktop = false }: BottomActionBarProps) => (
  <Root data-bottom-action data-inline={inlineOnDesktop}>
    {children}
  </Root>
);
