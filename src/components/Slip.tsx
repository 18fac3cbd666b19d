import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Torn edge: radius and spacing in pixels. */
const BITE = 'radial-gradient(circle 5px at 50% 100%, transparent 92%, black)';
const BITE_EVERY_PX = 15;

const line = 'var(--vayal-palette-surface-line)';

/**
 * A torn paper slip for bills and receipts. Its filter makes it the containing block of fixed children, so it can't
 * have any.
 */
export const Slip = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      // A mask clips borders; drop shadows follow it.
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
