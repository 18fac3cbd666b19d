import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface BottomActionBarProps {
  children: ReactNode;
  /** On a desktop it stands where it is written, instead of being left out. */
  inlineOnDesktop?: boolean;
}

const fixedOnPhones = ({ breakpoints, zIndex, vars }: Theme) => ({
  [breakpoints.down('desktop')]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: zIndex.appBar + 1,
    minHeight: 'calc(var(--bottom-bar-height) + env(safe-area-inset-bottom))',
    paddingInline: 'max(16px, env(safe-area-inset-left))',
    paddingBlock: '8px calc(8px + env(safe-area-inset-bottom))',
    backgroundColor: vars.palette.background.paper,
    borderTop: `1px solid ${vars.palette.surface.line}`,
  },
});

/**
 * A page's main action on a phone, e.g. "Add" or "Pay": it takes the bottom bar's place, never above it. The layout
 * hides its bar while one of these is there (`data-bottom-action`); where a browser can't, this one covers it.
 */
export const BottomActionBar = ({ children, inlineOnDesktop = false }: BottomActionBarProps) => (
  <Box
    data-bottom-action
    sx={[
      { display: { mobile: 'flex', desktop: inlineOnDesktop ? 'flex' : 'none' }, alignItems: 'center', gap: 2 },
      fixedOnPhones,
    ]}
  >
    {children}
  </Box>
);
