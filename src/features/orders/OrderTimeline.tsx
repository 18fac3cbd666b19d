import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderTracking } from '../../../contract/orders';
import { TitledSection } from '../../components/TitledSection';
import { formatDateTime, formatDisplayDate } from '../../lib/dates';
import { DeliveryDay } from './DeliveryDay';
import { isOrderStatus } from './isOrderStatus';
import { TimelineStep } from './TimelineStep';

interface OrderTimelineProps {
  order: Pick<OrderTracking, 'status' | 'timeline' | 'placedAt' | 'slot' | 'cancelCause' | 'cancelReason'>;
  /** What is due, and what its customer does next: before the steps. */
  children?: ReactNode;
}

/**
 * Steps taken with times, the current one, and what follows; of a cancelled order who cancelled it, when and why, and the
 * steps before. In lists use OrderStatusLabel.
 */
export const OrderTimeline = ({ order, children }: OrderTimelineProps) => {
  const { status, timeline, cancelCause, cancelReason } = order;
  const { t, i18n } = useTranslation('orders');
  const isCancelled = status === 'CANCELLED';
  const current = timeline.findLastIndex(({ at }) => at !== null);
  const cancelledAt = timeline[current]?.at;
  // The sentence above says it.
  const steps = timeline.filter((step) => step.status !== 'CANCELLED');
  const dayOf = (at: string | null | undefined) => (at ? formatDisplayDate(at, i18n.language) : null);
  return (
    <TitledSection title={t('timeline.title')} variant="h3">
      {isOrderStatus(status) && (
        <Box
          sx={{
            bgcolor: isCancelled ? 'error.light' : 'surface.warm',
            borderRadius: 1,
            paddingInline: 2,
            paddingBlock: 1.5,
          }}
        >
          <DeliveryDay {...order} isLarge />
          <Typography sx={{ fontWeight: 600 }}>
            {t(isCancelled && cancelCause !== null ? `ended.${cancelCause}` : `next.${status}`)}
          </Typography>
          {isCancelled && cancelReason && (
            <Typography variant="body2">{t('track.cancelReason', { reason: cancelReason })}</Typography>
          )}
          {isCancelled && cancelledAt && (
            <Typography variant="body2" color="textSecondary">
              {formatDateTime(cancelledAt, i18n.language)}
            </Typography>
          )}
        </Box>
      )}
      <Stack useFlexGap spacing={2} sx={{ '&:not(:empty)': { mt: 2 } }}>
        {children}
      </Stack>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 2.5, p: 0 }}>
        {steps.map((step, index) => (
          <TimelineStep
            key={step.status}
            step={step}
            index={index}
            isCurrent={index === current}
            isLast={index === steps.length - 1}
            isNextTaken={steps[index + 1]?.at != null}
            isNewDay={dayOf(step.at) !== dayOf(steps[index - 1]?.at)}
          />
        ))}
      </Box>
    </TitledSection>
  );
};
