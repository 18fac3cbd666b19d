import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { styled } from '../../components/styled';
import { productColumns } from './productColumns';

const Columns = styled('div')(productColumns);

/** The gallery with its thumbnails has the same height. */
const Gallery = styled('div')(({ theme }) => ({
  aspectRatio: '4 / 3',
  backgroundColor: theme.vars.palette.surface.tint,
  [theme.breakpoints.down('tablet')]: { aspectRatio: '8 / 5', marginInline: 'calc(-1 * var(--page-margin))' },
  [theme.breakpoints.up('tablet')]: { aspectRatio: '1', marginBlockEnd: 84, borderRadius: 14 },
}));

export const ProductPageSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <Container role="status" aria-label={t('loading')} sx={{ pb: 5, pt: { tablet: 3, desktop: 5 } }}>
      <Columns>
        <Gallery className="gallery" />
        <Stack spacing={3}>
          <Skeleton width="30%" height={44} />
          <Skeleton variant="rounded" height={96} />
          <Skeleton width="40%" height={64} />
          <Skeleton variant="rounded" height={88} />
          <Skeleton variant="rounded" height={160} />
          <Skeleton variant="rounded" height={52} sx={{ borderRadius: 999 }} />
        </Stack>
        <Skeleton variant="rounded" height={76} className="delivery" />
        <Skeleton variant="rounded" height={480} className="lower" />
        <Skeleton variant="rounded" height={480} className="lower" />
      </Columns>
    </Container>
  );
};
