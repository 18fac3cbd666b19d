import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { GrassOutlined } from './icons';
import { SeedSun } from './SeedSun';

interface EmptyStateProps {
  title: string;
  /** h1 where it is all that the page holds. */
  heading?: 'h1' | 'h2';
  text?: string;
  /** A drawing; without one, a young plant in the shop's sun. */
  picture?: ReactNode;
  /** What to do about it: a button or a link. */
  action?: ReactNode;
}

/** In the place of a list that has nothing in it. */
export const EmptyState = ({ title, heading = 'h2', text, picture, action }: EmptyStateProps) => (
  <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', paddingBlock: 5, paddingInline: 2 }}>
    {picture ?? (
      <SeedSun tone="turmeric">
        <GrassOutlined />
      </SeedSun>
    )}
    <Typography variant={heading === 'h1' ? 'h2' : 'h3'} component={heading}>
      {title}
    </Typography>
    {text !== undefined && <Typography sx={{ color: 'text.secondary', maxWidth: '42ch' }}>{text}</Typography>}
    {action}
  </Stack>
);
