import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ListLayoutProps {
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
  // Block on phones, so that the chips stick within the page rather than a grid row.
  [theme.breakpoints.up('desktop')]: {
    display: 'grid',
    gridTemplateColumns: '216px minmax(0, 1fr)',
    columnGap: theme.spacing(6),
    paddingBlock: theme.spacing(5, 8),
  },
  [theme.breakpoints.up('veryWide')]: { gridTemplateColumns: '200px minmax(0, 1fr)', columnGap: theme.spacing(5) },
}));

/** Layout of category and search pages. */
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
