import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardGridProps {
  /** The list's items. */
  children: ReactNode;
  /** It is that of a column, in CSS pixels; on narrower screens it takes their width. */
  minWidth: number;
}

/** Cards of different heights, as many beside each other as fit. */
export const CardGrid = ({ children, minWidth }: CardGridProps) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`,
    }}
  >
    {children}
  </Box>
);
