import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { productColumns } from './productColumns';

/** The product's page before its product has come. */
export const ProductPageSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <Container role="status" aria-label={t('loading')} sx={{ py: { mobile: 2, desktop: 4 } }}>
      <Box sx={productColumns}>
        <Box sx={{ aspectRatio: '1' }}>
          <Skeleton variant="rounded" sx={{ height: '100%' }} />
        </Box>
        <Stack spacing={2.5}>
          <Skeleton width="30%" height={44} />
          <Skeleton variant="rounded" height={96} />
          <Skeleton width="40%" height={64} />
          <Skeleton variant="rounded" height={72} />
          <Skeleton variant="rounded" height={132} />
          <Skeleton variant="rounded" height={44} />
          <Skeleton variant="rounded" height={76} />
        </Stack>
        <Skeleton variant="rounded" height={480} />
        <Skeleton variant="rounded" height={480} />
      </Box>
    </Container>
  );
};
