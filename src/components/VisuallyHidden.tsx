import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * Words for those who listen to the page, where those who see it have a line, a colour or a place. Nothing that
 * everybody needs, and nothing that takes the focus.
 */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    }}
  >
    {children}
  </Box>
);
