import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What there is none of. */
  title: string;
  /** h1 where it is all that the page holds. */
  heading?: 'h1' | 'h2';
  /** What would be here, or how it comes here. */
  text?: string;
  /** A small drawing above the title. */
  picture?: ReactNode;
  /** What to do about it: a button or a link. */
  action?: ReactNode;
}

/**
 * In the place of a list that has nothing in it: says so, and what to do about it. Not for a failure, which is an
 * ErrorState, nor while the list loads: that is a skeleton of its size.
 */
export const EmptyState = ({ title, heading = 'h2', text, picture, action }: EmptyStateProps) => (
  <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', paddingBlock: 6, paddingInline: 2 }}>
    {picture}
    <Typography variant="h3" component={heading}>
      {title}
    </Typography>
    {text !== undefined && <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>{text}</Typography>}
    {action}
  </Stack>
);
