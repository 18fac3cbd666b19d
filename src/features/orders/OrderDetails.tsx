import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CancelledOrder, OrderTracking } from '../../../contract/orders';
import { formatDateTime } from '../../lib/dates';
import { formatPaise } from '../../lib/money';
import { CancelledNotice } from './CancelledNotice';
import { CancelOrderDialog } from './CancelOrderDialog';
import { OrderAddress } from './OrderAddress';
import { OrderBill } from './OrderBill';
import { OrderHelp } from './OrderHelp';
import { OrderItems } from './OrderItems';
import { OrderStatusLabel } from './OrderStatusLabel';
import { OrderTimeline } from './OrderTimeline';

interface OrderDetailsProps {
  order: OrderTracking;
  onOrderAgain: () => void;
}

/** Everything about one order, and what its customer can still do about it. */
export const OrderDetails = ({ order, onOrderAgain }: OrderDetailsProps) => {
  const { t, i18n } = useTranslation('orders');
  const [isCancelling, setIsCancelling] = useState(false);
  const [cancelled, setCancelled] = useState<CancelledOrder | null>(null);
  const { orderId, orderNumber, status, placedAt, payment, bill, paymentStatus, cancelReason } = order;
  const isCancelled = status === 'CANCELLED';
  const isRefunding = isCancelled && (paymentStatus === 'REFUNDED' || paymentStatus === 'RECEIVED');

  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h2" component="h1">
          {t('list.number', { number: orderNumber })}
        </Typography>
        <OrderStatusLabel status={status} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('list.placedAt', { date: formatDateTime(placedAt, i18n.language) })}
      </Typography>
      {cancelled && <CancelledNotice refundStarted={cancelled.refundStarted} />}
      {isCancelled && cancelReason && <Typography>{t('track.cancelReason', { reason: cancelReason })}</Typography>}
      {isRefunding && !cancelled && <Alert severity="info">{t('track.refund')}</Alert>}

      <Box
        sx={{
          display: 'grid',
          gap: 3,
          mt: 2,
          alignItems: 'start',
          gridTemplateColumns: { mobile: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Stack component={Paper} variant="outlined" spacing={2} sx={{ p: { mobile: 2, desktop: 3 } }}>
          <OrderTimeline order={order} />
          {payment && (
            <Button component={Link} to={`/order/status/${encodeURIComponent(orderId)}`} variant="contained">
              {t('track.pay', { amount: formatPaise(bill.totalPaise) })}
            </Button>
          )}
          {(isCancelled || status === 'DELIVERED') && (
            <Button variant="outlined" onClick={onOrderAgain}>
              {t('track.orderAgain')}
            </Button>
          )}
          {order.cancellable && (
            <Button color="error" onClick={() => setIsCancelling(true)}>
              {t('cancel.open')}
            </Button>
          )}
        </Stack>
        <Stack component={Paper} variant="outlined" spacing={3} sx={{ p: { mobile: 2, desktop: 3 } }}>
          <OrderItems items={order.items} />
          <OrderBill bill={bill} />
          <OrderAddress address={order.address} note={order.note} />
          <OrderHelp orderNumber={orderNumber} />
        </Stack>
      </Box>
      {isCancelling && (
        <CancelOrderDialog
          orderId={orderId}
          orderNumber={orderNumber}
          onClose={() => setIsCancelling(false)}
          onCancelled={(answer) => {
            setIsCancelling(false);
            setCancelled(answer);
          }}
        />
      )}
    </>
  );
};
