import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BowlDrawing } from './drawings/BowlDrawing';
import { styled } from './styled';

interface EmptyStateProps {
  title: string;
  /** h1 when it is the page's only content. */
  heading?: 'h1' | 'h2';
  /** It says what would be here, or how to get it. */
  text?: string;
  /** Replaces the empty bowl. */
  picture?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
}

/** A centred drawing with text and an action. */
export const Centred = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  paddingBlock: 'clamp(32px, 4vw, 56px)',
  textAlign: 'center',
  '& > p': { maxWidth: '46ch', overflowWrap: 'anywhere', textWrap: 'balance' },
}));

/** Replaces an empty list. For failures use ErrorState, while loading a skeleton. */
export const EmptyState = ({ title, heading = 'h2', text, picture, action }: EmptyStateProps) => (
  <Centred>
    {picture ?? <BowlDrawing size={176} />}
    <Typography variant="h3" component={heading}>
      {title}
    </Typography>
    {text !== undefined && <Typography color="textSecondary">{text}</Typography>}
    {action}
  </Centred>
);
