import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { OrderTracking } from '../../../contract/orders';
import { toWholeRupees } from '../../../contract/paymentConstants';
import { ROUTES, checkoutSuccessPath, orderTrackingPath } from '../../../contract/routes';
import { ErrorState } from '../../components/ErrorState';
import { Slip } from '../../components/Slip';
import { TitledSection } from '../../components/TitledSection';
import { usePanel } from '../../hooks/usePanel';
import { PopularCategories } from '../../features/catalogue/PopularCategories';
import { AddedLines } from '../../features/orders/AddedLines';
import { CancelUnpaidDialog } from '../../features/orders/CancelUnpaidDialog';
import { DeliveryPlace } from '../../features/orders/DeliveryPlace';
import { OrderBill } from '../../features/orders/OrderBill';
import { OrderRefunds } from '../../features/orders/OrderRefunds';
import { OrderItems } from '../../features/orders/OrderItems';
import { UnknownOrder } from '../../features/orders/UnknownOrder';
import { useEditOrder, useReorder } from '../../features/orders/useReorder';
import { PaymentPanel } from '../../features/payment/PaymentPanel';
import { PaymentSkeleton } from '../../features/payment/PaymentSkeleton';
import { isPayable, viewOf, type PaymentView } from '../../features/payment/paymentView';
import { usePaymentPolling } from '../../features/payment/usePaymentPolling';
import { isApiError } from '../../store/api/ApiError';
import { ordersApi } from '../../store/api/ordersApi';
import { useSayPaidMutation } from '../../store/api/waitingOrderApi';
import { useAppSelector } from '../../store/hooks';
import { selectRehydrated } from '../../store/persistence';
import { selectIsLoggedIn } from '../../store/slices/authSlice';

const { useQueryState, useQuerySubscription } = ordersApi.endpoints.trackOrder;
/** While the provider is slow or away, the server tries again. */
const CHECK_OPENING_MS = 4000;

const frame = {
  paddingTop: { mobile: 2, desktop: 5 },
  paddingBottom: { mobile: 6, desktop: 8 },
};

const summaryColumns = {
  display: 'grid',
  gap: { mobile: 3, desktop: 6 },
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Aligns with the edges of the payment's text.
  paddingInline: { mobile: 1, tablet: 2 },
} as const;
/** Beside each other where the payment above is as wide. */
const twoColumns = { gridTemplateColumns: { desktop: 'minmax(0, 1fr) 360px' } };

/** What is paid here: items that are added to the order, or else all of it. */
const amountOf = ({ addition, dueAtDoorPaise, account }: OrderTracking): number => {
  if (addition) return addition.amountPaise;
  return dueAtDoorPaise === null ? account.totalPaise : toWholeRupees(dueAtDoorPaise);
};

interface OrderSummaryProps {
  order: OrderTracking;
  isWide: boolean;
}

const OrderSummary = ({ order, isWide }: OrderSummaryProps) => {
  const { t } = useTranslation('orders');
  return (
    <Box sx={{ maxWidth: isWide ? 920 : 560, marginInline: 'auto', marginTop: 3 }}>
      <Slip>
        <Box sx={[summaryColumns, isWide && twoColumns]}>
          <Stack spacing={3} divider={<Divider />}>
            <OrderItems {...order} />
            <TitledSection title={t('track.address')}>
              <DeliveryPlace address={order.address} />
            </TitledSection>
          </Stack>
          <OrderBill {...order} />
        </Box>
      </Slip>
    </Box>
  );
};

interface NextStepsProps {
  view: PaymentView;
  orderId: string;
  order: OrderTracking | undefined;
  isLoggedIn: boolean;
  /** The state is another one now. */
  onCancelled: () => void;
}

const NextSteps = ({ view, orderId, order, isLoggedIn, onCancelled }: NextStepsProps) => {
  const { t } = useTranslation(['payment', 'orders']);
  const login = usePanel('login');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const reorder = useReorder();
  const editOrder = useEditOrder();
  const [isCancelling, setIsCancelling] = useState(false);
  const isOver = view === 'EXPIRED' || view === 'CANCELLED';
  return (
    <>
      {isPayable(view) && !isLoggedIn && (
        <>
          <Box sx={{ textWrap: 'balance' }}>
            <Typography>{t('whyLogin')}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t('sameNumber')}
            </Typography>
          </Box>
          <Button variant="contained" size="large" fullWidth onClick={() => login.open({ next: pathname })}>
            {t('loginToPay')}
          </Button>
        </>
      )}
      {isOver && order && (
        <Button
          variant="contained"
          size="large"
          fullWidth
          onClick={() => {
            reorder(order.items);
            void navigate(ROUTES.checkout.path);
          }}
        >
          <span>{t('orderAgain')}</span>
        </Button>
      )}
      {isPayable(view) && order && !order.addition && (
        <Button
          onClick={() => {
            editOrder(order);
            void navigate(ROUTES.checkout.path);
          }}
        >
          <span>{t('edit')}</span>
        </Button>
      )}
      {isPayable(view) && order?.cancellable && !order.addition && (
        <Button color="inherit" sx={{ color: 'text.secondary' }} onClick={() => setIsCancelling(true)}>
          <span>{t('orders:cancel.open')}</span>
        </Button>
      )}
      {isCancelling && order && (
        <CancelUnpaidDialog order={order} onClose={() => setIsCancelling(false)} onCancelled={onCancelled} />
      )}
      {order?.addition && (
        <Button component={Link} to={orderTrackingPath(orderId)}>
          {t('follow')}
        </Button>
      )}
      {isLoggedIn && !isPayable(view) && (
        <Button
          component={Link}
          to={orderTrackingPath(orderId)}
          variant={isOver ? 'text' : 'contained'}
          size={isOver ? 'medium' : 'large'}
          fullWidth={!isOver}
        >
          {t(view === 'DUE_AT_DOOR' ? 'follow' : 'orders:list.view')}
        </Button>
      )}
      {isOver && (
        <Button component={Link} to="/">
          {t('toShop')}
        </Button>
      )}
    </>
  );
};

/**
 * Payment and status (specification §2). The state is public; amount and payment links come with the order, for its
 * customer only.
 */
export const OrderStatusPage = () => {
  const { t } = useTranslation('payment');
  const { orderId = '' } = useParams();
  const rehydrated = useAppSelector(selectRehydrated);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { state, isUnknown, isUnreachable, check } = usePaymentPolling(orderId, { isLoggedIn });
  const [search] = useSearchParams();
  const view = state && viewOf(state);
  const [sayPaid] = useSayPaidMutation();
  // The order was paid before: the way leads back to it.
  const [wasAddition, setWasAddition] = useState(false);
  const skip = !isLoggedIn || isUnknown;
  const { currentData: known, error, isLoading, isUninitialized } = useQueryState(orderId, { skip });
  // Read before items were added, it would show what is paid already.
  const order = state?.isAddition && !known?.addition ? undefined : known;
  const isPreparing = known?.payment === null && view !== undefined && isPayable(view);
  const { refetch } = useQuerySubscription(orderId, {
    skip,
    refetchOnMountOrArgChange: true,
    pollingInterval: isPreparing ? CHECK_OPENING_MS : 0,
    skipPollingIfUnfocused: true,
  });

  // The button that was pressed is gone.
  const page = useRef<HTMLDivElement>(null);
  const [isCancelledHere, setCancelledHere] = useState(false);
  const hasEnded = isCancelledHere && view === 'CANCELLED';
  useEffect(() => {
    if (hasEnded) page.current?.focus();
  }, [hasEnded]);

  if (isUnknown) {
    return (
      <UnknownOrder>
        <PopularCategories />
      </UnknownOrder>
    );
  }
  if (!state && isUnreachable) {
    return (
      <Container>
        <ErrorState heading="h1" title={t('page.failedTitle')} onRetry={() => void check()} />
      </Container>
    );
  }
  const isReceived = view === 'RECEIVED';
  if (state?.isAddition && !wasAddition) setWasAddition(true);
  // Most content depends on the order: show the skeleton until it is there.
  if (!view || isReceived || !rehydrated || isLoading || (!skip && isUninitialized)) {
    return (
      <Container sx={frame}>
        <PaymentSkeleton />
        {isReceived && (
          <Navigate to={wasAddition ? orderTrackingPath(orderId) : checkoutSuccessPath(orderId)} replace />
        )}
      </Container>
    );
  }

  // Another customer's order is a 404, of which the state alone is shown.
  if (!order && isPayable(view) && isApiError(error) && error.status !== 404) {
    return (
      <Container>
        <ErrorState heading="h1" title={t('page.failedTitle')} onRetry={() => void refetch()} />
      </Container>
    );
  }

  const refunds = order?.refunds ?? [];
  // Paid at the door: the shop looks for it at its bank.
  if (order?.isAwaitedFromDoor) return <Navigate to={orderTrackingPath(orderId)} replace />;

  return (
    <Container ref={page} tabIndex={-1} sx={{ ...frame, outline: 'none' }}>
      <PaymentPanel
        view={view}
        order={
          order && {
            orderNumber: order.orderNumber,
            amountPaise: amountOf(order),
            payment: order.payment,
          }
        }
        deadlineMs={state.deadlineMs}
        isUnreachable={isUnreachable}
        isBack={search.has('returned')}
        isRefundDone={refunds.length > 0 && refunds.every(({ doneAt }) => doneAt !== null)}
        onCheck={async () => {
          // Late money of an order that has ended can be plain UPI too.
          if (order && (order.payment?.provider === 'upi' || view === 'EXPIRED')) await sayPaid(orderId);
          await check();
        }}
        detail={view === 'REFUNDED' && order && refunds.length > 0 && <OrderRefunds {...order} isBrief />}
        actions={
          <NextSteps
            view={view}
            orderId={orderId}
            order={order}
            isLoggedIn={isLoggedIn}
            onCancelled={() => {
              setCancelledHere(true);
              void check();
            }}
          />
        }
      />
      {order?.addition ? (
        <Box sx={{ maxWidth: order.payment?.ways.qr === true ? 920 : 560, marginInline: 'auto', marginTop: 3 }}>
          <Slip>
            <AddedLines items={order.addition.items} />
          </Slip>
        </Box>
      ) : (
        order && <OrderSummary order={order} isWide={order.payment?.ways.qr === true} />
      )}
    </Container>
  );
};
