import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** The shape of a payment while its state loads. */
export const PaymentSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <Card
      role="status"
      aria-label={t('loading')}
      sx={{
        display: 'grid',
        justifyItems: { mobile: 'center', desktop: 'start' },
        alignContent: 'start',
        gap: 2,
        maxWidth: 920,
        minHeight: { mobile: 680, desktop: 600 },
        marginInline: 'auto',
        padding: { mobile: 3, tablet: 5 },
      }}
    >
      <Skeleton variant="circular" width={104} height={104} />
      <Skeleton variant="rounded" width="60%" height={36} />
      <Skeleton variant="rounded" width={120} height={64} />
      <Skeleton variant="rounded" width="100%" height={48} sx={{ maxWidth: 420 }} />
    </Card>
  );
};
