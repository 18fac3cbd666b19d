import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ListLayoutProps {
  /** At the side, on a phone above the title. */
  nav: ReactNode;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

const Columns = styled('div')(({ theme }) => ({
  ...theme.mixins.pageWidth,
  paddingBlock: theme.spacing(1, 3),
  '& h1': { ...theme.typography.h1, margin: 0, overflowWrap: 'anywhere' },
  '& h1 + p': {
    ...theme.typography.body1,
    margin: theme.spacing(0.5, 0, 0),
    color: theme.vars.palette.text.secondary,
  },
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
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  </Columns>
);
