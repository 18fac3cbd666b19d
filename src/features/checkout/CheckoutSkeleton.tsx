import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { checkoutColumns } from './checkoutColumns';

/** The checkout's shape while it is not known what is in it. @param label what is going on, for those who cannot see it */
export const CheckoutSkeleton = ({ label }: { label: string }) => (
  <Container role="status" aria-label={label} sx={{ py: 3, minHeight: '70vh' }}>
    <Box sx={checkoutColumns}>
      <Stack spacing={2}>
        <Skeleton variant="rounded" width="50%" height={36} />
        <Skeleton variant="rounded" height={104} />
        <Skeleton variant="rounded" height={104} />
      </Stack>
      <Stack spacing={2}>
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={260} />
      </Stack>
    </Box>
  </Container>
);
