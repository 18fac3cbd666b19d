import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { trackingColumns } from './trackingColumns';

/** Shown while an order's tracking loads. */
export const TrackingSkeleton = () => {
  const { t } = useTranslation('orders');
  return (
    <Box role="status" aria-label={t('loading')}>
      <Skeleton width={140} height={44} sx={{ mb: 1 }} />
      <Typography variant="h1" component="p">
        <Skeleton width="60%" sx={{ maxWidth: 360 }} />
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 3 }}>
        <Skeleton width={220} />
      </Typography>
      <Box sx={trackingColumns}>
        <Stack spacing={3}>
          <Skeleton variant="rounded" height={560} />
          <Skeleton variant="rounded" height={190} />
        </Stack>
        <Stack spacing={3}>
          <Skeleton variant="rounded" height={400} />
          <Skeleton variant="rounded" height={370} />
        </Stack>
      </Box>
    </Box>
  );
};
