import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface BottomActionBarProps {
  /** The action, and at most its amount. */
  children: ReactNode;
  /** Rendered in place on desktops instead of hidden. */
  inlineOnDesktop?: boolean;
  /** Above the bottom bar instead of in its place. */
  joinsBottomBar?: boolean;
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
    minHeight: 'calc(var(--tabs-height) + env(safe-area-inset-bottom))',
    padding: '8px var(--page-margin) calc(8px + env(safe-area-inset-bottom))',
    backgroundColor: theme.vars.palette.background.paper,
    borderTop: `1px solid ${theme.vars.palette.surface.line}`,
    '&[data-joined="true"]': {
      bottom: 'calc(var(--tabs-height) + env(safe-area-inset-bottom))',
      minHeight: 'var(--tabs-height)',
      paddingBottom: 8,
    },
  },
  [theme.breakpoints.up('desktop')]: { '&[data-inline="false"]': { display: 'none' } },
}));

/**
 * A page's main action on phones, e.g. "Add" or "Pay", in place of the bottom bar or above it. At most one per page: the
 * layout reads `data-bottom-action`.
 */
export const BottomActionBar = ({
  children,
  inlineOnDesktop = false,
  joinsBottomBar = false,
}: BottomActionBarProps) => (
  <Root data-bottom-action data-joined={joinsBottomBar} data-inline={inlineOnDesktop}>
    {children}
  </Root>
);
