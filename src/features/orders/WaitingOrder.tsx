import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ROUTES, orderStatusPath } from '../../../contract/routes';
import { HourglassEmptyOutlined } from '../../components/lazyIcons';
import { TimeLeft } from '../../components/TimeLeft';
import { useSecondsLeft } from '../../hooks/useSecondsLeft';
import { formatPaise } from '../../lib/money';
import { useLazyTrackOrderQuery } from '../../store/api/ordersApi';
import { useAppSelector } from '../../store/hooks';
import { selectReplacedOrderId } from '../../store/slices/cartSlice';
import { CancelUnpaidDialog } from './CancelUnpaidDialog';
import { useEditOrder } from './useReorder';
import { useWaitingOrder } from './useWaitingOrder';

type Waiting = NonNullable<ReturnType<typeof useWaitingOrder>>;

const strip = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  paddingInline: 2,
  paddingBlock: 1.5,
  bgcolor: 'surface.warm',
  border: '1px solid',
  borderColor: 'surface.line',
  borderRadius: 1,
} as const;

/** The place decides about the texts. Beside a cart with lines, these are the page's subject. */
type Place = 'home' | 'emptyCart' | 'cart';

interface StripProps {
  order: Waiting;
  deadlineMs: number;
  place: Place;
}

const Strip = ({ order, deadlineMs, place }: StripProps) => {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const [isCancelling, setIsCancelling] = useState(false);
  const [track, { isFetching }] = useLazyTrackOrderQuery();
  const editOrder = useEditOrder();
  const isOfCart = useAppSelector(selectReplacedOrderId) === order.orderId && place === 'cart';
  const secondsLeft = useSecondsLeft(deadlineMs);
  if (secondsLeft === 0) return null;

  const text = isOfCart ? 'waiting.same' : place === 'cart' ? 'waiting.other' : 'waiting.text';
  const edit = async (): Promise<void> => {
    const { data } = await track(order.orderId, true);
    if (!data) return;
    editOrder(data);
    void navigate(ROUTES.checkout.path);
  };
  return (
    <Box component="section" aria-label={t('waiting.label')} sx={strip}>
      <Box sx={{ display: 'flex', flex: '1 1 240px', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
        <HourglassEmptyOutlined color="warning" />
        <Box>
          <Typography variant="subtitle2" component="p">
            {t(text, { number: order.orderNumber, amount: formatPaise(order.totalPaise) })}
          </Typography>
          <TimeLeft deadlineMs={deadlineMs} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', flexGrow: { mobile: 1, tablet: 0 }, gap: 1 }}>
        <Button
          component={Link}
          to={orderStatusPath(order.orderId)}
          // A cart has a filled button of its own.
          variant={place === 'home' ? 'contained' : 'outlined'}
        >
          <span>{t('waiting.pay')}</span>
        </Button>
        {!isOfCart && (
          <Button loading={isFetching} onClick={() => void edit()}>
            <span>{t('waiting.edit')}</span>
          </Button>
        )}
        <Button
          color="inherit"
          sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}
          onClick={() => setIsCancelling(true)}
        >
          <span>{t('waiting.drop')}</span>
        </Button>
      </Box>
      {isCancelling && <CancelUnpaidDialog order={order} onClose={() => setIsCancelling(false)} />}
    </Box>
  );
};

/**
 * The newest order that waits for its payment: to be paid, edited in the cart or cancelled. For logged-in customers; renders
 * nothing without one, or once its time is over.
 */
export const WaitingOrder = ({ place }: { place: Place }) => {
  const order = useWaitingOrder();
  if (!order || order.deadlineMs === null) return null;
  return <Strip key={order.orderId} order={order} deadlineMs={order.deadlineMs} place={place} />;
};
