import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { COUNTRY_CODE } from '../../../../contract/constants';
import type { CreatedOrder } from '../../../../contract/orders';
import type { Caller } from '../../../../contract/phoneOrders';
import { formatPaise } from '../../../lib/money';
import { useGetStoreQuery } from '../../../store/api/homepageApi';
import { useGetPaymentStatusQuery } from '../../../store/api/ordersApi';
import { CopyButton } from '../../components/CopyButton';

const POLL_MS = 4_000;
const QR_PX = 160;

interface PlacedPhoneOrderProps {
  order: CreatedOrder;
  caller: Caller;
  onNext: () => void;
}

/** The order is placed: unless it is paid at the door, its link goes to the customer and the money's arrival is seen here. */
export const PlacedPhoneOrder = ({ order, caller, onNext }: PlacedPhoneOrderProps) => {
  const { t } = useTranslation('staffNewOrder');
  const { data } = useGetPaymentStatusQuery(order.orderId, { pollingInterval: POLL_MS });
  const status = data?.paymentStatus ?? (order.payment ? 'OPEN' : 'DUE_AT_DOOR');
  const isDone = status === 'RECEIVED' || status === 'DUE_AT_DOOR';
  const isOver = isDone || status === 'EXPIRED';
  return (
    <Card sx={{ padding: { mobile: 2, tablet: 3 }, maxWidth: 560 }}>
      <Stack spacing={2}>
        <Typography variant="h2" component="h1">
          {t('placed.title', { number: order.orderNumber })}
        </Typography>
        <Box role="status">
          <Alert severity={isDone ? 'success' : isOver ? 'error' : 'info'}>
            {t(`placed.status.${isOver ? status : 'OPEN'}`, { amount: formatPaise(order.amount) })}
          </Alert>
        </Box>
        {order.payment && !isOver && <LinkToPay order={order} caller={caller} pageUrl={order.payment.pageUrl} />}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button component={Link} to={`/staff/orders/${order.orderNumber}`} variant="outlined">
            {t('placed.open')}
          </Button>
          <Button onClick={onNext}>{t('placed.next')}</Button>
        </Stack>
      </Stack>
    </Card>
  );
};

/** Customers get the link by WhatsApp, from the clipboard, or by scanning this screen. */
const LinkToPay = ({ order, caller, pageUrl }: Omit<PlacedPhoneOrderProps, 'onNext'> & { pageUrl: string }) => {
  const { t } = useTranslation('staffNewOrder');
  const { data: store } = useGetStoreQuery(undefined);
  const link = new URL(pageUrl, window.location.origin).href;
  const text = t('placed.message', {
    name: caller.name,
    shop: store?.storeName ?? '',
    number: order.orderNumber,
    link,
    amount: formatPaise(order.amount),
  });
  const whatsApp = `https://wa.me/${COUNTRY_CODE.slice(1)}${caller.mobileNumber}?${new URLSearchParams({ text }).toString()}`;
  return (
    <>
      <Button variant="contained" size="large" component="a" href={whatsApp} target="_blank" rel="noreferrer">
        {t('placed.whatsApp')}
      </Button>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {link}
        </Typography>
        <CopyButton text={link} />
      </Stack>
      <QRCodeSVG value={link} size={QR_PX} marginSize={2} title={t('placed.qr')} />
    </>
  );
};
