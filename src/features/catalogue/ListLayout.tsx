import type { ReactNode } from 'react';
import type { Picture } from '../../../contract/pictures';
import { CategoryPicture } from '../../components/CategoryPicture';
import { styled } from '../../components/styled';

interface ListLayoutProps {
  nav: ReactNode;
  title: string;
  text?: string | undefined;
  picture?: Picture | null | undefined;
  children: ReactNode;
}

const Columns = styled('div')(({ theme }) => ({
  ...theme.mixins.pageWidth,
  '--page-block-start': theme.spacing(1),
  paddingBlock: `var(--page-block-start) ${theme.spacing(3)}`,
  '& h1': { ...theme.typography.h1, margin: 0, overflowWrap: 'anywhere' },
  '& .opening': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    '& > :first-of-type': { minWidth: 0 },
  },
  '& .opening > .plate': {
    ...theme.mixins.plate,
    flexShrink: 0,
    width: 'clamp(72px, 8vw, 104px)',
    borderRadius: theme.vars.shape.borderRadius,
  },
  '& h1 + p': {
    ...theme.typography.body1,
    margin: theme.spacing(0.5, 0, 0),
    color: theme.vars.palette.text.secondary,
  },
  '& > .list': {
    minWidth: 0,
    paddingTop: theme.spacing(1),
    [theme.breakpoints.between('tablet', 'desktop')]: { paddingTop: theme.spacing(2.5) },
  },
  // Block on phones, so that the chips stick within the page rather than a grid row.
  [theme.breakpoints.up('desktop')]: {
    display: 'grid',
    gridTemplateColumns: '216px minmax(0, 1fr)',
    columnGap: theme.spacing(6),
    paddingBlock: theme.spacing(5, 8),
  },
}));

/** Layout of category and search pages. */
export const ListLayout = ({ nav, title, text, picture, children }: ListLayoutProps) => (
  <Columns>
    {nav}
    <div className="list">
      <div className="opening">
        <div>
          <h1>{title}</h1>
          {text !== undefined && <p>{text}</p>}
        </div>
        {picture && (
          <span className="plate">
            <CategoryPicture picture={picture} sizes="104px" />
          </span>
        )}
      </div>
      {children}
    </div>
  </Columns>
);
