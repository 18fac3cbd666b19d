import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * A page's main action on a phone, e.g. "Add" or "Pay": it takes the bottom bar's place, never above it. The layout
 * hides its bar while one of these is there (`data-bottom-action`); where a browser can't, this one covers it.
 */
export const BottomActionBar = ({ children }: { children: ReactNode }) => (
  <Box
    data-bottom-action
    sx={(theme) => ({
      display: { mobile: 'flex', desktop: 'none' },
      alignItems: 'center',
      gap: 2,
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      minHeight: 'calc(var(--bottom-bar-height) + env(safe-area-inset-bottom))',
      padding: 1,
      paddingBottom: 'calc(8px + env(safe-area-inset-bottom))',
      zIndex: theme.zIndex.appBar + 1,
      bgcolor: 'background.paper',
      borderTop: '1px solid',
      borderColor: 'surface.line',
    })}
  >
    {children}
  </Box>
);
