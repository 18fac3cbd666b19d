import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ROUTES, orderStatusPath } from '../../../contract/routes';
import { HourglassEmptyOutlined } from '../../components/lazyIcons';
import { useSecondsLeft } from '../../hooks/useSecondsLeft';
import { formatPaise } from '../../lib/money';
import { useLazyTrackOrderQuery } from '../../store/api/ordersApi';
import { useAppSelector } from '../../store/hooks';
import { selectReplacedOrderId } from '../../store/slices/cartSlice';
import { DropOrderDialog } from './DropOrderDialog';
import { TimeLeft } from './TimeLeft';
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
  borderRadius: 1.75,
  marginBottom: 2,
} as const;

/** In the cart, whose own pay button is the page's one filled button. */
const quietStrip = { ...strip, bgcolor: 'transparent', marginBottom: 4 } as const;

interface StripProps {
  order: Waiting;
  deadlineMs: number;
  isQuiet: boolean;
}

const Strip = ({ order, deadlineMs, isQuiet }: StripProps) => {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const [isDropping, setIsDropping] = useState(false);
  const [track, { isFetching }] = useLazyTrackOrderQuery();
  const editOrder = useEditOrder();
  const { pathname } = useLocation();
  const replacedOrderId = useAppSelector(selectReplacedOrderId);
  const isInCart = pathname === ROUTES.checkout.path && replacedOrderId === order.orderId;
  const secondsLeft = useSecondsLeft(deadlineMs);
  if (secondsLeft === 0) return null;

  const edit = async (): Promise<void> => {
    const { data } = await track(order.orderId, true);
    if (!data) return;
    editOrder(data);
    void navigate(ROUTES.checkout.path);
  };
  return (
    <Box component="section" aria-label={t('waiting.label')} sx={isQuiet ? quietStrip : strip}>
      <Box sx={{ display: 'flex', flex: '1 1 240px', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
        <HourglassEmptyOutlined color="warning" />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <Typography variant="subtitle2" component="p">
            {t('waiting.text', { number: order.orderNumber, amount: formatPaise(order.totalPaise) })}
          </Typography>
          <TimeLeft deadlineMs={deadlineMs} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', flexGrow: { mobile: 1, tablet: 0 }, gap: 1 }}>
        <Button component={Link} to={orderStatusPath(order.orderId)} variant={isQuiet ? 'outlined' : 'contained'}>
          <span>{t('waiting.pay')}</span>
        </Button>
        {!isInCart && (
          <Button variant={isQuiet ? 'text' : 'outlined'} loading={isFetching} onClick={() => void edit()}>
            <span>{t('waiting.edit')}</span>
          </Button>
        )}
        <Button
          color="inherit"
          sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}
          onClick={() => setIsDropping(true)}
        >
          <span>{t('waiting.drop')}</span>
        </Button>
      </Box>
      {isDropping && <DropOrderDialog order={order} onClose={() => setIsDropping(false)} />}
    </Box>
  );
};

/**
 * The newest order that waits for its payment: to be paid, edited in the cart or dropped. For logged-in customers; renders
 * nothing without one, or once its time is over.
 */
export const WaitingOrder = ({ isQuiet = false }: { isQuiet?: boolean }) => {
  const order = useWaitingOrder();
  if (!order || order.deadlineMs === null) return null;
  return <Strip key={order.orderId} order={order} deadlineMs={order.deadlineMs} isQuiet={isQuiet} />;
};
