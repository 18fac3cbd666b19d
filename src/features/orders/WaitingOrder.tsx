import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { orderStatusPath } from '../../../contract/routes';
import { HourglassEmptyOutlined } from '../../components/lazyIcons';
import { TimeLeft } from '../../components/TimeLeft';
import { useSecondsLeft } from '../../hooks/useSecondsLeft';
import { formatPaise } from '../../lib/money';
import { useAppSelector } from '../../store/hooks';
import { selectReplacedOrderId } from '../../store/slices/cartSlice';
import { useWaitingOrder } from './useWaitingOrder';

type Waiting = NonNullable<ReturnType<typeof useWaitingOrder>>;

const strip = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  paddingInline: 2,
  paddingBlock: 1,
  minHeight: 64,
  bgcolor: 'surface.warm',
  border: '1px solid',
  borderColor: 'surface.line',
  borderRadius: 1,
  // Phones have no room beside the button.
  '& > svg': { display: { mobile: 'none', tablet: 'block' } },
} as const;

/** Where it is shown. Beside a cart with lines, these are the page's subject. */
type Place = 'home' | 'emptyCart' | 'cart';

interface StripProps {
  order: Waiting;
  deadlineMs: number;
  place: Place;
}

const Strip = ({ order, deadlineMs, place }: StripProps) => {
  const { t } = useTranslation('orders');
  const isOfCart = useAppSelector(selectReplacedOrderId) === order.orderId && place === 'cart';
  const secondsLeft = useSecondsLeft(deadlineMs);
  if (secondsLeft === 0) return null;
  const text = isOfCart ? 'waiting.same' : place === 'cart' ? 'waiting.other' : 'waiting.text';
  return (
    <Box component="section" aria-label={t('waiting.label')} sx={strip}>
      <HourglassEmptyOutlined color="warning" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {t(text, { number: order.orderNumber })}
        </Typography>
        <TimeLeft deadlineMs={deadlineMs} />
      </Box>
      {/* The cart that it was placed from has its own button, which continues it. */}
      {!isOfCart && (
        <Button
          component={Link}
          to={orderStatusPath(order.orderId)}
          variant={place === 'home' ? 'contained' : 'outlined'}
          sx={{ flexShrink: 0 }}
        >
          <span>{t('waiting.pay', { amount: formatPaise(order.totalPaise) })}</span>
        </Button>
      )}
    </Box>
  );
};

/**
 * The newest order that waits for its payment, and the way there, where it can also be edited and cancelled. For logged-in
 * customers; renders nothing without one, or once its time is over.
 */
export const WaitingOrder = ({ place }: { place: Place }) => {
  const order = useWaitingOrder();
  if (!order || order.deadlineMs === null) return null;
  return <Strip key={order.orderId} order={order} deadlineMs={order.deadlineMs} place={place} />;
};
