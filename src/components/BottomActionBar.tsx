import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface BottomActionBarProps {
  /** The action, and at most what it will cost. */
  children: ReactNode;
  /** On a desktop it stands where it is written, instead of being left out. */
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
 * A page's main action on a phone, e.g. "Add" or "Pay": it takes the bottom bar's place, never above it. The layout
 * hides its bar while one of these is there (`data-bottom-action`); where a browser can't, this one covers it. One for
 * a page, and for its main action alone.
 */
export const BottomActionBar = ({ children, inlineOnDesktop = false }: BottomActionBarProps) => (
  <Root data-bottom-action data-inline={inlineOnDesktop}>
    {children}
  </Root>
);
