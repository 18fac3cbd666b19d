import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarePage } from '../../components/BarePage';
import { CartLineSkeleton } from './CartLineSkeleton';
import { checkoutColumns } from './checkoutColumns';
import { MOST_UNFOLDED } from './FoldedLines';

interface CheckoutSkeletonProps {
  /** Screen readers read it. */
  label: string;
  lines?: number;
}

export const CheckoutSkeleton = ({ label, lines = 2 }: CheckoutSkeletonProps) => (
  <BarePage>
    <Box role="status" aria-label={label}>
      <Skeleton width={140} height={44} sx={{ mb: 1 }} />
      <Box sx={checkoutColumns}>
        <div>
          <Typography variant="h1" component="p" sx={{ mb: 2.5 }}>
            <Skeleton width="50%" />
          </Typography>
          {Array.from({ length: lines > MOST_UNFOLDED ? 1 : lines }, (_, index) => (
            <CartLineSkeleton key={index} />
          ))}
        </div>
        <Stack spacing={2}>
          <Skeleton variant="rounded" height={300} />
          <Skeleton variant="rounded" height={190} />
          <Skeleton variant="rounded" height={380} />
        </Stack>
      </Box>
    </Box>
  </BarePage>
);
