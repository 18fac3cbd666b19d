import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

/**
 * Shown while a page's code or access loads. Full height, so that the footer doesn't move. Pages loading data show
 * skeletons of their own.
 */
export const PageSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <Container role="status" aria-label={t('loading')} sx={{ minHeight: '100vh', paddingBlock: 4 }}>
      <Stack spacing={2}>
        <Skeleton variant="rounded" height={44} width="40%" />
        <Skeleton variant="rounded" height={220} />
        <Skeleton variant="rounded" height={120} />
      </Stack>
    </Container>
  );
};
