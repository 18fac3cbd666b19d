import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OrderTracking } from '../../../contract/orders';
import { ROUTES, orderStatusPath } from '../../../contract/routes';
import { ArrowBack } from '../../components/icons';
import { Slip } from '../../components/Slip';
import { formatDisplayDate, formatTime } from '../../lib/dates';
import { formatPaise } from '../../lib/money';
import { isUnpaid } from '../../store/api/ordersApi';
import { AddedItems } from './AddedItems';
import { CancelledNotice } from './CancelledNotice';
import { CancelOrderDialog } from './CancelOrderDialog';
import { CancelUnpaidDialog } from './CancelUnpaidDialog';
import { DeliveryCode } from './DeliveryCode';
import { DeviceNotifications } from './DeviceNotifications';
import { DueAtDoor } from './DueAtDoor';
import { OrderAddress } from './OrderAddress';
import { OrderBill } from './OrderBill';
import { OrderDocuments } from './OrderDocuments';
import { OrderHelp } from './OrderHelp';
import { OrderItems } from './OrderItems';
import { OrderStatusLabel } from './OrderStatusLabel';
import { OrderTimeline } from './OrderTimeline';
import { helpArea, partsArea, statusArea, trackingColumns } from './trackingColumns';

const card = { padding: { mobile: 2, tablet: 3 } };
const sideBySide = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
};

interface OrderDetailsProps {
  /** It has the times until when it, or items to be added, can be paid; see `deadlineIn`. */
  order: OrderTracking & { deadlineMs?: number | null; additionDeadlineMs?: number | null };
  onOrderAgain: () => void;
  /** What its customer can rate and report. */
  afterDelivery?: ReactNode;
}

/** One order in full, with what its customer can still do about it. */
export const OrderDetails = ({ order, onOrderAgain, afterDelivery }: OrderDetailsProps) => {
  const { t, i18n } = useTranslation('orders');
  /** As it was when the dialog opened: paid meanwhile, an order is not cancelled by the same tap. */
  const [cancelling, setCancelling] = useState<'unpaid' | 'paid' | null>(null);
  const [isCancelledHere, setCancelledHere] = useState(false);
  const { orderId, orderNumber, status, placedAt, bill, dueAtDoorPaise, replaces } = order;
  const isOver = status === 'DELIVERED' || status === 'CANCELLED';
  const isWaiting = isUnpaid(status);
  // A replacement is not what its customer chose to buy.
  const orderAgain = replaces === undefined && (
    <Button variant={isOver ? 'contained' : 'outlined'} size="large" fullWidth onClick={onOrderAgain}>
      <span>{t('again.order')}</span>
    </Button>
  );

  const documents = order.documents && <OrderDocuments orderId={orderId} documents={order.documents} />;

  return (
    <>
      <Button component={Link} to={ROUTES.orders.path} startIcon={<ArrowBack />} sx={{ mb: 1, ml: -2 }}>
        {t('track.allOrders')}
      </Button>
      <Box sx={{ display: 'flex', columnGap: 2, rowGap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h1">{t('list.number', { number: orderNumber })}</Typography>
        <OrderStatusLabel status={status} />
      </Box>
      <Box sx={{ mt: 0.5, mb: 3 }}>
        <Typography color="textSecondary">
          {t('list.placedAtTime', {
            date: formatDisplayDate(placedAt, i18n.language),
            time: formatTime(placedAt, i18n.language),
          })}
        </Typography>
      </Box>
      {replaces !== undefined && <Typography sx={{ mb: 3 }}>{t('replaces', { number: replaces })}</Typography>}
      {isCancelledHere && <CancelledNotice />}
      <Box sx={trackingColumns}>
        <Stack spacing={3} sx={statusArea}>
          {order.addition && typeof order.additionDeadlineMs === 'number' && (
            <AddedItems orderId={orderId} addition={order.addition} deadlineMs={order.additionDeadlineMs} />
          )}
          <DeliveryCode {...order} />
          <Stack component={Card} spacing={3} sx={card}>
            <OrderTimeline order={order} deadlineMs={order.deadlineMs}>
              {(dueAtDoorPaise !== null || order.isAwaitedFromDoor) && <DueAtDoor amountPaise={dueAtDoorPaise} />}
              {isWaiting ? (
                <Button component={Link} to={orderStatusPath(orderId)} variant="contained" size="large" fullWidth>
                  <span>{t('track.pay', { amount: formatPaise(bill.totalPaise) })}</span>
                </Button>
              ) : (
                isOver && (
                  <Box sx={sideBySide}>
                    {orderAgain}
                    {documents}
                  </Box>
                )
              )}
            </OrderTimeline>
            {!isOver && ((!isWaiting && orderAgain) || documents) && (
              <Box sx={sideBySide}>
                {!isWaiting && orderAgain}
                {documents}
              </Box>
            )}
            {!isOver && !isWaiting && <DeviceNotifications />}
            {order.cancellable && (
              <Button color="error" onClick={() => setCancelling(isWaiting ? 'unpaid' : 'paid')}>
                {t('cancel.open')}
              </Button>
            )}
          </Stack>
          {afterDelivery}
        </Stack>
        <Stack spacing={3} sx={partsArea}>
          <Card sx={card}>
            <OrderAddress address={order.address} note={order.note} hasMap={!isOver} />
          </Card>
          <Slip>
            <Stack spacing={3} divider={<Divider />}>
              <OrderItems {...order} />
              <OrderBill {...order} />
            </Stack>
          </Slip>
        </Stack>
        <Box sx={helpArea}>
          <OrderHelp orderNumber={orderNumber} />
        </Box>
      </Box>
      {cancelling === 'unpaid' && (
        <CancelUnpaidDialog
          order={order}
          onClose={() => setCancelling(null)}
          onCancelled={() => setCancelledHere(true)}
        />
      )}
      {cancelling === 'paid' && (
        <CancelOrderDialog
          orderId={orderId}
          orderNumber={orderNumber}
          paid={replaces !== undefined ? 'REPLACEMENT' : dueAtDoorPaise !== null ? 'AT_DOOR' : 'PAID'}
          onClose={() => setCancelling(null)}
          onCancelled={() => {
            setCancelling(null);
            setCancelledHere(true);
          }}
        />
      )}
    </>
  );
};
