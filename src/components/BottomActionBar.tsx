import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface BottomActionBarProps {
  /** The action, and at most what it will cost. */
  children: ReactNode;
  /** On a desktop it stands where it is written, instead of being left out. */
  inlineOnDesktop?: boolean;
}

/**
 * A page's main action on a phone, e.g. "Add" or "Pay": it takes the bottom bar's place, never above it. The layout
 * hides its bar while one of these is there (`data-bottom-action`); where a browser can't, this one covers it. One for
 * a page, and for its main action alone.
 */
export const BottomActionBar = ({ children, inlineOnDesktop = false }: BottomActionBarProps) => (
  <Box
    data-bottom-action
    sx={(theme) => ({
      display: { mobile: 'flex', desktop: inlineOnDesktop ? 'flex' : 'none' },
      alignItems: 'center',
      gap: 2,
      position: { mobile: 'fixed', desktop: 'static' },
      insetInline: 0,
      bottom: 0,
      minHeight: 'calc(var(--bottom-bar-height) + env(safe-area-inset-bottom))',
      padding: { mobile: 1, desktop: 0 },
      paddingBottom: { mobile: 'calc(8px + env(safe-area-inset-bottom))', desktop: 0 },
      zIndex: theme.zIndex.appBar + 1,
      bgcolor: { mobile: 'background.paper', desktop: 'transparent' },
      borderTop: { mobile: '1px solid', desktop: 'none' },
      borderColor: 'surface.line',
    })}
  >
    {children}
  </Box>
);
