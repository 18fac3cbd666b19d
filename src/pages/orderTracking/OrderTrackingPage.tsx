import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { ErrorState } from '../../components/ErrorState';
import { useOnline } from '../../hooks/useOnline';
import { PopularCategories } from '../../features/catalogue/PopularCategories';
import { NoOrders } from '../../features/orders/NoOrders';
import { OrderDetails } from '../../features/orders/OrderDetails';
import { TrackingSkeleton } from '../../features/orders/TrackingSkeleton';
import { UnknownOrder } from '../../features/orders/UnknownOrder';
import { useNewestOrderId } from '../../features/orders/useNewestOrderId';
import { useReorder } from '../../features/orders/useReorder';
import { RateProducts } from '../../features/ratings/RateProducts';
import { isApiError } from '../../store/api/ApiError';
import { useTrackOrderQuery } from '../../store/api/ordersApi';
import { useLiveOrder } from '../../store/live/orderStream';
import { OrderComplaints } from './OrderComplaints';

const frame = { paddingTop: { mobile: 2, desktop: 4 }, paddingBottom: 6 };

const REFRESH_MS = 60_000;

/** Tracks the order in `?id=` (specification §2), or else the newest. */
export const OrderTrackingPage = () => {
  const { t } = useTranslation('orders');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const reorder = useReorder();
  const isOnline = useOnline();
  const givenId = params.get('id') ?? '';
  const { newestId, isError: isNewestUnknown, refetch: refetchNewest } = useNewestOrderId({ skip: givenId !== '' });
  const orderId = givenId || (newestId ?? '');
  const isLive = useLiveOrder(orderId || null);
  const {
    currentData: order,
    error,
    refetch,
  } = useTrackOrderQuery(orderId, {
    skip: orderId === '',
    // Polling offline would only add toasts.
    pollingInterval: isOnline && !isLive ? REFRESH_MS : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });

  if (order) {
    return (
      <Container sx={frame}>
        <OrderDetails
          order={order}
          afterDelivery={
            order.status === 'DELIVERED' && (
              <>
                <RateProducts orderId={order.orderId} />
                <OrderComplaints orderId={order.orderId} />
              </>
            )
          }
          onOrderAgain={() => {
            reorder(order.items);
            void navigate(ROUTES.checkout.path);
          }}
        />
      </Container>
    );
  }
  if (newestId === null) {
    return (
      <Container sx={{ paddingBottom: 6 }}>
        <NoOrders heading="h1" />
        <PopularCategories />
      </Container>
    );
  }
  if (isApiError(error) && error.status === 404) {
    return (
      <UnknownOrder>
        <PopularCategories />
      </UnknownOrder>
    );
  }
  if (error || isNewestUnknown) {
    const retry = isNewestUnknown ? refetchNewest : refetch;
    return <ErrorState heading="h1" title={t('failed.orderTitle')} onRetry={() => void retry()} />;
  }
  return (
    <Container sx={{ ...frame, minHeight: '100vh' }}>
      <TrackingSkeleton />
    </Container>
  );
};
