import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OrderSummary } from '../../../contract/orders';
import { orderTrackingPath } from '../../../contract/routes';
import { Amount } from '../../components/Amount';
import { formatCell } from '../../lib/cells';
import { formatDisplayDate } from '../../lib/dates';
import { OrderAgainButton } from './OrderAgainButton';
import { OrderStatusLabel } from './OrderStatusLabel';

const NAMES_SHOWN = 3;

interface OrderCardProps {
  order: OrderSummary;
  headingLevel: 'h2' | 'h3';
}

const twoEnds = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: 2 } as const;

/** One order in a list, linked to its tracking, to be ordered again. */
export const OrderCard = ({ order, headingLevel }: OrderCardProps) => {
  const { t, i18n } = useTranslation('orders');
  return (
    <Card component="li">
      <CardActionArea component={Link} to={orderTrackingPath(order.orderId)} sx={{ padding: 2 }}>
        <Box sx={{ ...twoEnds, alignItems: 'center', flexWrap: 'wrap', rowGap: 0.5, mb: 1 }}>
          <Typography variant="h5" component={headingLevel}>
            {t('list.number', { number: order.orderNumber })}
          </Typography>
          <OrderStatusLabel status={order.status} />
        </Box>
        <Typography variant="body2">{formatCell(order.itemNames, NAMES_SHOWN)}</Typography>
        {order.cancelCause !== null && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t(`ended.${order.cancelCause}`)}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {t('list.placedAt', { date: formatDisplayDate(order.placedAt, i18n.language) })}
        </Typography>
        <Box sx={{ ...twoEnds, mt: 1.5, paddingTop: 1, borderTop: '1px dotted', borderColor: 'text.secondary' }}>
          <Typography variant="body2" color="textSecondary">
            {t('list.items', { count: order.itemCount })}
          </Typography>
          <Amount paise={order.totalPaise} />
        </Box>
      </CardActionArea>
      <OrderAgainButton order={order} sx={{ marginInline: 1, marginBottom: 1 }} />
    </Card>
  );
};
