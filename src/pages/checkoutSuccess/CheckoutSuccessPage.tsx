import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { orderStatusPath, orderTrackingPath } from '../../../contract/routes';
import { Done } from '../../components/lazyIcons';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { PageSkeleton } from '../../components/PageSkeleton';
import { ScatteredRice } from '../../components/ScatteredRice';
import { SeedSun } from '../../components/SeedSun';
import { Slip } from '../../components/Slip';
import { PopularCategories } from '../../features/catalogue/PopularCategories';
import { clearDraft } from '../../features/checkout/useCheckoutDraft';
import { DeliveryDay } from '../../features/orders/DeliveryDay';
import { DeliveryPlace } from '../../features/orders/DeliveryPlace';
import { DueAtDoor } from '../../features/orders/DueAtDoor';
import { OrderBill } from '../../features/orders/OrderBill';
import { OrderItems } from '../../features/orders/OrderItems';
import { UnknownOrder } from '../../features/orders/UnknownOrder';
import { viewOf, type PaymentView } from '../../features/payment/paymentView';
import { isApiError } from '../../store/api/ApiError';
import { useGetPaymentStatusQuery, useTrackOrderQuery } from '../../store/api/ordersApi';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { RecipeOfOrder } from './RecipeOfOrder';
import { WhatNext } from './WhatNext';

/** Those of a cancelled order. */
type EndedView = Extract<PaymentView, 'REFUNDED' | 'EXPIRED' | 'CANCELLED' | 'REPLACED'>;

/** A slip with one line, in CSS pixels. */
const SLIP_HEIGHT_PX = 720;
/** So many products are asked for a recipe. */
const MOST_ASKED = 4;

/** The URL proves nothing, so the server confirms first that it is paid, or paid at the door. */
export const CheckoutSuccessPage = () => {
  const { t } = useTranslation(['checkout', 'payment', 'orders']);
  const { orderId = '' } = useParams();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { data: state, error, refetch } = useGetPaymentStatusQuery(orderId, { refetchOnMountOrArgChange: true });
  const view = state && viewOf(state);
  const isAtDoor = view === 'DUE_AT_DOOR';
  const isIn = view === 'RECEIVED' || isAtDoor;
  const { currentData: order, isFetching } = useTrackOrderQuery(orderId, { skip: !isLoggedIn || !isIn });

  useEffect(() => {
    if (isIn) clearDraft();
  }, [isIn]);

  if (isApiError(error) && error.status === 404) {
    return (
      <UnknownOrder>
        <PopularCategories />
      </UnknownOrder>
    );
  }
  if (!state) {
    if (!error) return <PageSkeleton />;
    return <ErrorState heading="h1" title={t('payment:page.failedTitle')} onRetry={() => void refetch()} />;
  }
  if (!isIn) {
    const ended = state.orderStatus === 'CANCELLED' ? (view as EndedView) : null;
    return (
      <Container>
        <EmptyState
          heading="h1"
          title={ended ? t(`payment:state.${ended}`) : t('success.unpaidTitle')}
          {...(ended && { text: t(`payment:next.${ended}`) })}
          action={
            <Button
              component={Link}
              to={ended ? orderTrackingPath(orderId) : orderStatusPath(orderId)}
              variant="contained"
            >
              {ended ? t('success.track') : t('success.unpaidAction')}
            </Button>
          }
        />
      </Container>
    );
  }
  const { orderStatus } = state;
  const isNew = orderStatus === 'ORDER_CREATED';
  const isDelivered = orderStatus === 'DELIVERED';

  return (
    <Box data-bare-page sx={{ position: 'relative', overflow: 'hidden', minHeight: '80vh' }}>
      <ScatteredRice />
      <Container maxWidth="tablet" sx={{ position: 'relative', pt: { mobile: 5, desktop: 9 }, pb: 8 }}>
        <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center' }}>
          <SeedSun tone="feast">
            <Done />
          </SeedSun>
          {/* Wider than the slip where the window is. */}
          <Typography variant="h1" sx={{ width: 'max-content', maxWidth: 'calc(100vw - 2 * var(--page-margin))' }}>
            {t(isDelivered ? 'orders:next.DELIVERED' : 'success.title')}
          </Typography>
          {!isDelivered && (
            <Typography sx={{ textWrap: 'balance' }}>
              {isNew ? t(isAtDoor ? 'success.textAtDoor' : 'success.text') : t(`orders:next.${orderStatus}`)}
            </Typography>
          )}
        </Stack>
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{
            mt: 3,
            flexWrap: 'wrap',
            justifyContent: 'center',
            '& > a': { flex: { mobile: '1 1 auto', tablet: 'none' } },
          }}
        >
          <Button component={Link} to={orderTrackingPath(orderId)} variant="contained" size="large">
            {t('success.track')}
          </Button>
          <Button component={Link} to="/" variant="outlined" size="large">
            {t('success.shop')}
          </Button>
        </Stack>
        {!order && isFetching && <Skeleton variant="rounded" height={SLIP_HEIGHT_PX} sx={{ mt: 4 }} />}
        {order && (
          <Box sx={{ mt: 4 }}>
            <Slip>
              <Stack spacing={3} divider={<Divider />}>
                <Box sx={{ overflowWrap: 'anywhere' }}>
                  <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
                    {t('success.number', { number: order.orderNumber })}
                  </Typography>
                  <DeliveryDay {...order} />
                  <DeliveryPlace address={order.address} />
                </Box>
                {isNew && <WhatNext {...order} />}
                {order.dueAtDoorPaise !== null && <DueAtDoor amountPaise={order.dueAtDoorPaise} />}
                <OrderItems {...order} />
                <OrderBill {...order} />
              </Stack>
            </Slip>
            {isNew && (
              <Box sx={{ '&:not(:empty)': { mt: 5 } }}>
                <RecipeOfOrder slugs={order.items.slice(0, MOST_ASKED).map(({ slug }) => slug)} />
              </Box>
            )}
          </Box>
        )}
      </Container>
    </Box>
  );
};
