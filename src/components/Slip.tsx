import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Where a slip is torn off: round bites, so many pixels wide with the paper between them. */
const BITE = 'radial-gradient(circle 5px at 50% 100%, transparent 92%, black)';
const BITE_EVERY_PX = 15;

const line = 'var(--vayal-palette-surface-line)';

/**
 * Paper from the shop's till, torn off below: for bills and receipts. What stands fixed on the screen may not stand in it, because
 * its shadow would hold that fast.
 */
export const Slip = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      // A mask cuts away any edge of its own; a shadow follows the bites.
      filter: `drop-shadow(0 0 1px ${line}) drop-shadow(0 1px 1px ${line})`,
      '@media (forced-colors: active)': { filter: 'none' },
    }}
  >
    <Box
      sx={{
        bgcolor: 'background.paper',
        borderStartStartRadius: 14,
        borderStartEndRadius: 14,
        padding: { mobile: 2, tablet: 3 },
        paddingBottom: { mobile: 4, tablet: 5 },
        mask: `${BITE} 50% 0 / ${BITE_EVERY_PX}px 100% round`,
        '@media (forced-colors: active)': { mask: 'none', border: '1px solid' },
      }}
    >
      {children}
    </Box>
  </Box>
);
