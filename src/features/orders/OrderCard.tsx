import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toWholeRupees } from '../../../contract/paymentConstants';
import { orderStatusPath, orderTrackingPath } from '../../../contract/routes';
import { Amount } from '../../components/Amount';
import { ChevronRight } from '../../components/icons';
import { ProductPicture } from '../../components/ProductPicture';
import { TimeLeft } from '../../components/TimeLeft';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { formatCell } from '../../lib/cells';
import { formatDisplayDate } from '../../lib/dates';
import { formatPaise } from '../../lib/money';
import type { TimedOrder } from '../../store/api/ordersApi';
import { DeliveryDay } from './DeliveryDay';
import { isUnderWay } from './isOrderStatus';
import { OrderAgainButton } from './OrderAgainButton';
import { OrderStatusLabel } from './OrderStatusLabel';

const NAMES_SHOWN = 3;
/** Thumbnail size in CSS pixels. */
const PICTURE_PX = 48;

interface OrderCardProps {
  order: TimedOrder;
  headingLevel: 'h2' | 'h3';
}

const twoEnds = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: 2 } as const;

const view = { display: 'inline-flex', alignItems: 'center', marginInlineEnd: -0.5 } as const;

/** One order in a list, linked to its tracking, to be paid while that is awaited and to be ordered again. */
export const OrderCard = ({ order, headingLevel }: OrderCardProps) => {
  const { t, i18n } = useTranslation('orders');
  const placedOn = formatDisplayDate(order.placedAt, i18n.language);
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardActionArea
        component={Link}
        to={orderTrackingPath(order.orderId)}
        sx={{ flexGrow: 1, padding: 2, paddingBottom: 1 }}
      >
        <Box sx={{ ...twoEnds, flexWrap: 'wrap' }}>
          <Typography variant="h5" component={headingLevel}>
            {t('list.number', { number: order.orderNumber })}
          </Typography>
          <Typography variant="subtitle2" component="span" color="primary" sx={view}>
            {t('list.view')}
            <ChevronRight fontSize="small" />
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 0.5 }}>
          <OrderStatusLabel status={order.status} />
          <Typography variant="body2" color="textSecondary">
            {/* As short as fits beside the longest state on a phone. */}
            <span aria-hidden>{placedOn}</span>
            <VisuallyHidden>{t('list.placedAt', { date: placedOn })}</VisuallyHidden>
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, marginBlock: 1.5 }}>
          <Box sx={{ display: 'flex', gap: 0.5, flexShrink: 0 }}>
            {order.itemPictures.map((picture, at) => (
              <Box key={at} sx={{ width: PICTURE_PX, borderRadius: 1, overflow: 'hidden' }}>
                <ProductPicture picture={picture} alt="" sizes={`${PICTURE_PX}px`} />
              </Box>
            ))}
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={(theme) => theme.mixins.clampedTo(2)}>
              {formatCell(order.itemNames, NAMES_SHOWN)}
            </Typography>
            {order.cancelCause !== null && (
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {t(`ended.${order.cancelCause}`)}
              </Typography>
            )}
            {order.dueAtDoorPaise !== null && (
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {t('dueAtDoor.amount', { amount: formatPaise(toWholeRupees(order.dueAtDoorPaise)) })}
              </Typography>
            )}
            {order.replaces !== undefined && (
              <Typography variant="body2">{t('replaces', { number: order.replaces })}</Typography>
            )}
            {order.slot && <DeliveryDay {...order} />}
            {order.deadlineMs !== null && <TimeLeft deadlineMs={order.deadlineMs} />}
          </Box>
        </Box>
        <Box sx={{ ...twoEnds, paddingTop: 1, borderTop: '1px solid', borderColor: 'surface.line' }}>
          <Typography variant="body2" color="textSecondary">
            {t('list.items', { count: order.itemCount })}
          </Typography>
          <Amount paise={order.totalPaise} />
        </Box>
      </CardActionArea>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          paddingInline: 2,
          paddingBottom: 2,
          '& > *': { flex: { mobile: '1 1 auto', tablet: 'none' } },
        }}
      >
        {order.deadlineMs !== null && (
          <Button component={Link} to={orderStatusPath(order.orderId)} variant="contained">
            <span>{t('track.pay', { amount: formatPaise(order.totalPaise) })}</span>
          </Button>
        )}
        {isUnderWay(order.status) && (
          <Button component={Link} to={orderTrackingPath(order.orderId)} variant="contained">
            <span>{t('list.track')}</span>
          </Button>
        )}
        {order.deadlineMs === null && order.replaces === undefined && (
          <OrderAgainButton order={order} variant="outlined" />
        )}
      </Box>
    </Card>
  );
};
