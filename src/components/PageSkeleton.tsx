import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

/**
 * In the place of a page whose code or whose right to be seen is still being looked up. The footer waits below the window's edge, so that it
 * need not move when the page comes. A page that waits for its data shows a skeleton of its own size instead.
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
