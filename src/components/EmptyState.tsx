import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** h1 where it is all that the page holds. */
  heading?: 'h1' | 'h2';
  text?: string;
  picture?: ReactNode;
  /** What to do about it: a button or a link. */
  action?: ReactNode;
}

/** In the place of a list that has nothing in it. */
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
