import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BowlDrawing } from './drawings/BowlDrawing';

interface EmptyStateProps {
  /** What there is none of. */
  title: string;
  /** h1 where it is all that the page holds. */
  heading?: 'h1' | 'h2';
  /** What would be here, or how it comes here. */
  text?: string;
  /** Instead of the empty bowl. */
  picture?: ReactNode;
  /** What to do about it: a button or a link. */
  action?: ReactNode;
}

/** What stands alone in the middle of a place: a drawing, words, and a way on. */
export const Centred = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  paddingBlock: 'clamp(40px, 6vw, 88px)',
  textAlign: 'center',
  '& > svg': { marginBlockEnd: theme.spacing(1) },
  '& > p': { maxWidth: '46ch', overflowWrap: 'anywhere' },
}));

/**
 * In the place of a list that has nothing in it: says so, and what to do about it. Not for a failure, which is an
 * ErrorState, nor while the list loads: that is a skeleton of its size.
 */
export const EmptyState = ({ title, heading = 'h2', text, picture, action }: EmptyStateProps) => (
  <Centred>
    {picture ?? <BowlDrawing size={128} />}
    <Typography variant="h3" component={heading}>
      {title}
    </Typography>
    {text !== undefined && <Typography color="textSecondary">{text}</Typography>}
    {action}
  </Centred>
);
