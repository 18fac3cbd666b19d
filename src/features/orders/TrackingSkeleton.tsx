import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { trackingColumns } from './trackingColumns';

/** The shape of an order's tracking while it is being read. */
export const TrackingSkeleton = () => {
  const { t } = useTranslation('orders');
  return (
    <Box role="status" aria-label={t('loading')}>
      <Skeleton width={140} height={44} sx={{ mb: 1 }} />
      <Skeleton width={280} height={56} />
      <Skeleton width={220} sx={{ mb: 3 }} />
      <Box sx={trackingColumns}>
        <Stack spacing={3}>
          <Skeleton variant="rounded" height={520} />
          <Skeleton variant="rounded" height={440} />
        </Stack>
        <Skeleton variant="rounded" height={440} />
      </Box>
    </Box>
  );
};
