import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ListLayoutProps {
  /** At the side, on a phone above the title. */
  nav: ReactNode;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

const Columns = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(1, 3),
  '& > .list': { minWidth: 0, paddingTop: theme.spacing(1) },
  // A block on a phone: the row of chips sticks within the whole page, not within a row of a grid.
  [theme.breakpoints.up('desktop')]: {
    display: 'grid',
    gridTemplateColumns: '216px minmax(0, 1fr)',
    columnGap: theme.spacing(6),
    paddingBlock: theme.spacing(5, 8),
  },
}));

/**
 * A page that lists products: the ways to other lists, the title, what narrows the list, and the list. For categories
 * and for searches alike.
 */
export const ListLayout = ({ nav, title, text, children }: ListLayoutProps) => (
  <Columns>
    {nav}
    <div className="list">
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {text !== undefined && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
      )}
      {children}
    </div>
  </Columns>
);
