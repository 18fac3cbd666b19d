import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ListLayoutProps {
  /** At the side, on a phone above the title. */
  nav: ReactNode;
  title: string;
  text?: string | undefined;
  filters: ReactNode;
  children: ReactNode;
}

/**
 * A page that lists products: the ways to other lists, the title, what narrows the list, and the list. For categories
 * and for searches alike.
 */
export const ListLayout = ({ nav, title, text, filters, children }: ListLayoutProps) => (
  <Container sx={{ py: { mobile: 1, desktop: 4 } }}>
    <Box
      sx={{
        // A block on a phone: the row of chips sticks within the whole page, not within a row of a grid.
        display: { mobile: 'block', desktop: 'grid' },
        gridTemplateColumns: '232px minmax(0, 1fr)',
        columnGap: 4,
      }}
    >
      {nav}
      <Box sx={{ minWidth: 0, pt: 1 }}>
        <Typography variant="h1" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {text !== undefined && <Typography color="textSecondary">{text}</Typography>}
        <Box sx={{ my: 2 }}>{filters}</Box>
        {children}
      </Box>
    </Box>
  </Container>
);
