import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OrderSummary } from '../../../contract/orders';
import { formatCell } from '../../lib/cells';
import { formatDisplayDate } from '../../lib/dates';
import { formatPaise } from '../../lib/money';
import { OrderStatusLabel } from './OrderStatusLabel';
import { trackingPath } from './trackingPath';

const NAMES_SHOWN = 3;

interface OrderCardProps {
  order: OrderSummary;
  /** Where its number stands among the headings of the page. */
  headingLevel: 'h2' | 'h3';
}

/** One order in a list; the whole of it leads to its tracking. */
export const OrderCard = ({ order, headingLevel }: OrderCardProps) => {
  const { t, i18n } = useTranslation('orders');
  return (
    <Card component="li">
      <CardActionArea component={Link} to={trackingPath(order.orderId)} sx={{ p: 2 }}>
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            columnGap: 1,
            rowGap: 0.5,
            flexWrap: 'wrap',
            mb: 0.5,
          }}
        >
          <Typography variant="subtitle1" component={headingLevel}>
            {t('list.number', { number: order.orderNumber })}
          </Typography>
          <OrderStatusLabel status={order.status} />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('list.placedAt', { date: formatDisplayDate(order.placedAt, i18n.language) })}
        </Typography>
        <Typography variant="body2" noWrap sx={{ mt: 1 }}>
          {formatCell(order.itemNames, NAMES_SHOWN)}
        </Typography>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('list.items', { count: order.itemCount })} · <strong>{formatPaise(order.totalPaise)}</strong>
        </Typography>
      </CardActionArea>
    </Card>
  );
};
