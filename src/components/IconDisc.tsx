import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A row's leading icon on a pale disc; adjacent text says the same. */
export const IconDisc = ({ children }: { children: ReactNode }) => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: 44,
      height: 44,
      borderRadius: '50%',
      bgcolor: 'surface.tint',
      color: 'primary.dark',
      '& > .MuiSvgIcon-root': { fontSize: 22 },
    }}
  >
    {children}
  </Box>
);
