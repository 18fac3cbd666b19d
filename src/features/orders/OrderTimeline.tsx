import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderTracking } from '../../../contract/orders';
import { Disclosure } from '../../components/Disclosure';
import { ExpandMore } from '../../components/icons';
import { TimeLeft } from '../../components/TimeLeft';
import { TitledSection } from '../../components/TitledSection';
import { styled } from '../../components/styled';
import { formatDateTime, formatDisplayDate } from '../../lib/dates';
import { hasReceived } from '../../store/api/ordersApi';
import { DeliveryDay } from './DeliveryDay';
import { isOrderStatus } from './isOrderStatus';
import { OrderRefunds } from './OrderRefunds';
import { TimelineStep } from './TimelineStep';

interface OrderTimelineProps {
  order: Pick<
    OrderTracking,
    'status' | 'timeline' | 'placedAt' | 'slot' | 'cancelCause' | 'cancelReason' | 'refunds' | 'paymentStatus'
  >;
  /** The time until which the order can be paid; see `deadlineIn`. */
  deadlineMs?: number | null | undefined;
  /** It is before the steps: what is due, and what its customer does next. */
  children?: ReactNode;
}

/** The steps of a delivered order, which hardly matter any more. */
const Folded = styled(Disclosure)(({ theme }) => ({
  '& > summary': {
    ...theme.typography.subtitle2,
    gap: theme.spacing(0.5),
    width: 'fit-content',
    color: theme.vars.palette.primary.main,
  },
}));

const groundOf = (status: string): string =>
  status === 'DELIVERED' ? 'surface.tint' : status === 'CANCELLED' ? 'background.default' : 'surface.warm';

/** Cancelled before any money came. One not paid in time says so anyway, one replaced is due in the newer order. */
const isNothingDue = ({ status, cancelCause, paymentStatus, refunds }: OrderTimelineProps['order']): boolean =>
  status === 'CANCELLED' &&
  (cancelCause === 'CUSTOMER' || cancelCause === 'SHOP') &&
  !hasReceived(paymentStatus) &&
  // A wrong amount goes back without having paid it.
  refunds.length === 0;

/**
 * Steps taken with times, the current one, and what follows; of a cancelled order who cancelled it, why, and what goes back.
 * In lists use OrderStatusLabel.
 */
export const OrderTimeline = ({ order, deadlineMs, children }: OrderTimelineProps) => {
  const { status, timeline, cancelCause, cancelReason } = order;
  const { t, i18n } = useTranslation('orders');
  const isDelivered = status === 'DELIVERED';
  const isCancelled = status === 'CANCELLED';
  const current = timeline.findLastIndex(({ at }) => at !== null);
  const deliveredAt = isDelivered && timeline[current]?.at;
  const dayOf = (at: string | null | undefined) => (at ? formatDisplayDate(at, i18n.language) : null);
  const steps = (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {timeline.map((step, index) => (
        <TimelineStep
          key={step.status}
          step={step}
          index={index}
          isCurrent={index === current}
          isLast={index === timeline.length - 1}
          isNextTaken={timeline[index + 1]?.at != null}
          isNewDay={dayOf(step.at) !== dayOf(timeline[index - 1]?.at)}
        />
      ))}
    </Box>
  );
  return (
    <TitledSection title={t('timeline.title')} variant="h3">
      <Stack useFlexGap spacing={2}>
        {isOrderStatus(status) && (
          <Box sx={{ bgcolor: groundOf(status), borderRadius: 1, paddingInline: 2, paddingBlock: 1.5 }}>
            <DeliveryDay {...order} isLarge />
            <Typography sx={{ fontWeight: 600 }}>
              {t(isCancelled && cancelCause !== null ? `ended.${cancelCause}` : `next.${status}`)}
              {isNothingDue(order) && ` ${t('ended.nothingDue')}`}
            </Typography>
            {deadlineMs != null && <TimeLeft deadlineMs={deadlineMs} isLarge />}
            {isCancelled && cancelReason && (
              <Typography variant="body2">{t('track.cancelReason', { reason: cancelReason })}</Typography>
            )}
            {deliveredAt && (
              <Typography variant="body2" color="textSecondary">
                {formatDateTime(deliveredAt, i18n.language)}
              </Typography>
            )}
            <OrderRefunds {...order} />
          </Box>
        )}
        {children}
        {isDelivered ? (
          <Folded>
            <summary>
              {t('timeline.all')}
              <ExpandMore fontSize="small" />
            </summary>
            {steps}
          </Folded>
        ) : (
          steps
        )}
      </Stack>
    </TitledSection>
  );
};
