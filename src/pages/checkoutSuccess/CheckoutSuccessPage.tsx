import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { CheckCircleOutlined } from '../../components/icons';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { PageSkeleton } from '../../components/PageSkeleton';
import { trackingPath } from '../../features/orders/trackingPath';
import { viewOf } from '../../features/payment/paymentView';
import { formatPaise } from '../../lib/money';
import { isApiError } from '../../store/api/ApiError';
import { useGetPaymentStatusQuery, useTrackOrderQuery } from '../../store/api/ordersApi';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/slices/authSlice';

/** After the money has arrived. The address alone proves nothing, so the server is asked first. */
export const CheckoutSuccessPage = () => {
  const { t } = useTranslation(['checkout', 'payment', 'orders']);
  const { orderId = '' } = useParams();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { data: state, error, refetch } = useGetPaymentStatusQuery(orderId, { refetchOnMountOrArgChange: true });
  const isPaid = state !== undefined && viewOf(state) === 'RECEIVED';
  const { currentData: order } = useTrackOrderQuery(orderId, { skip: !isLoggedIn || !isPaid });

  if (isApiError(error) && error.status === 404) {
    return (
      <Container>
        <EmptyState heading="h1" title={t('payment:page.unknownTitle')} text={t('payment:page.unknownText')} />
      </Container>
    );
  }
  if (!state) {
    if (!error) return <PageSkeleton />;
    return <ErrorState heading="h1" title={t('payment:page.failedTitle')} onRetry={() => void refetch()} />;
  }
  if (!isPaid) {
    return (
      <Container>
        <EmptyState
          heading="h1"
          title={t('success.unpaidTitle')}
          action={
            <Button component={Link} to={`/order/status/${encodeURIComponent(orderId)}`} variant="contained">
              {t('success.unpaidAction')}
            </Button>
          }
        />
      </Container>
    );
  }

  return (
    <Container sx={{ py: 6 }}>
      <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center' }}>
        <CheckCircleOutlined color="success" sx={{ fontSize: 64 }} aria-hidden />
        <Typography variant="h2" component="h1">
          {t('success.title')}
        </Typography>
        <Typography>{t('success.text')}</Typography>
        {order && (
          <Typography variant="subtitle1">
            {t('success.number', { number: order.orderNumber })} ·{' '}
            {t('success.paid', { amount: formatPaise(order.bill.totalPaise) })}
          </Typography>
        )}
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', justifyContent: 'center', rowGap: 1 }}>
          <Button component={Link} to={trackingPath(orderId)} variant="contained">
            {t('success.track')}
          </Button>
          <Button component={Link} to="/">
            {t('success.shop')}
          </Button>
        </Stack>
      </Stack>
    </Container>
  );
};
