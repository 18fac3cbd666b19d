import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { ErrorState } from '../../../components/ErrorState';
import { ArrowBack } from '../../../components/icons';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { StatusLabel, type StatusTone } from '../../../components/StatusLabel';
import { styled } from '../../../components/styled';
import { isApiError } from '../../../store/api/ApiError';
import { BlockedNote } from '../../components/BlockedNote';
import { RecalledNote } from '../../components/RecalledNote';
import { ReplacementsDue } from '../../components/ReplacementsDue';
import { ThumbBar } from '../../components/ThumbBar';
import { useOrderSteps } from '../../hooks/useOrderSteps';
import { backOf, stepOf } from '../../lib/orderSteps';
import { useMay } from '../../store/staffHooks';
import { useGetStaffOrderQuery } from '../../store/staffOrdersApi';
import { NoStaffPage } from '../../layout/NoStaffPage';
import { CancelDialog } from './CancelDialog';
import { OrderContact } from './OrderContact';
import { OrderItems } from './OrderItems';
import { OrderBill, OrderPayments, OrderToCollect } from './OrderMoney';
import { ORDER_SECTIONS } from './orderSections';
import { OrderTimeline } from './OrderTimeline';
import { StepBackDialog } from './StepBackDialog';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  [theme.breakpoints.down('desktop')]: { paddingBottom: 64 },
  '& > div': { display: 'grid', gap: 16, minWidth: 0 },
  [theme.breakpoints.up('desktop')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

const toneOf = ({ status }: StaffOrder): StatusTone => {
  if (status === 'CANCELLED') return 'stopped';
  if (status === 'DELIVERED') return 'done';
  return status === 'READY_TO_DELIVER' || status === 'PICKEDUP' ? 'moving' : 'waiting';
};

/** Everything about the order in the URL. */
export const OrderPage = () => {
  const { t } = useTranslation('staffBoard');
  const { orderNumber = '' } = useParams();
  const {
    currentData: order,
    error,
    refetch,
  } = useGetStaffOrderQuery(orderNumber, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  if (isApiError(error) && (error.status === 404 || error.status === 400))
    return <NoStaffPage text={t('order.unknown')} />;
  if (error && !order) return <ErrorState heading="h1" onRetry={() => void refetch()} />;
  if (!order) return <PageSkeleton />;
  return (
    <>
      <OrderHead order={order} />
      <RecalledNote {...order} />
      <ReplacementsDue {...order} parcel={order} />
      {order.customer && <BlockedNote {...order.customer} about="order" />}
      <Columns>
        <div>
          <OrderToCollect order={order} />
          <OrderContact order={order} />
          <OrderItems order={order} />
          {ORDER_SECTIONS.map((Section, at) => (
            <Section key={at} order={order} />
          ))}
        </div>
        <div>
          <OrderBill order={order} />
          <OrderPayments order={order} />
          <OrderTimeline order={order} />
        </div>
      </Columns>
    </>
  );
};

const OrderHead = ({ order }: { order: StaffOrder }) => {
  const { t } = useTranslation('staffBoard');
  // Back to the filters that it was found with.
  const { board = '' } = (useLocation().state ?? {}) as { board?: string };
  const steps = useOrderSteps();
  const mayAdvance = useMay('advanceOrders');
  const mayCancel = useMay('cancelOrders');
  const [isCancelling, setCancelling] = useState(false);
  const [isSteppingBack, setSteppingBack] = useState(false);
  const step = mayAdvance ? stepOf(order) : null;
  const back = mayAdvance ? backOf(order) : null;
  const isCancellable = mayCancel && order.cancellable;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
      <IconButton component={Link} to={`/staff${board}`} edge="start" aria-label={t('order.back')}>
        <ArrowBack />
      </IconButton>
      <Typography variant="h2" component="h1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {order.orderNumber}
      </Typography>
      <StatusLabel tone={toneOf(order)} label={t(`status.${order.status}`)} />
      {order.takenBy !== null && (
        <Typography color="textSecondary">{t('order.takenBy', { name: order.takenBy })}</Typography>
      )}
      {order.staffCancelReason && (
        <Typography color="textSecondary">
          {t(`cancel.reasons.${order.staffCancelReason}`)}
          {order.cancelReason !== null && `: ${order.cancelReason}`}
        </Typography>
      )}
      {back && (
        <Button onClick={() => setSteppingBack(true)} aria-haspopup="dialog">
          {t('stepBack.open')}
        </Button>
      )}
      {(step || isCancellable) && (
        <ThumbBar sx={{ ml: 'auto' }}>
          {isCancellable && (
            <Button variant="outlined" color="error" onClick={() => setCancelling(true)} aria-haspopup="dialog">
              {t('cancel.open')}
            </Button>
          )}
          {step && (
            <Button variant="contained" loading={steps.isBusy} onClick={() => void steps.take(order)}>
              {t(`steps.${step}`)}
            </Button>
          )}
        </ThumbBar>
      )}
      {back && isSteppingBack && <StepBackDialog order={order} to={back} onClose={() => setSteppingBack(false)} />}
      <CancelDialog order={order} open={isCancelling} onClose={() => setCancelling(false)} />
    </Stack>
  );
};
