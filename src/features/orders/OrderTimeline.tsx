import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelOutlined, CheckCircle, RadioButtonUnchecked } from '../../components/icons';
import type { OrderTracking } from '../../../contract/orders';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { formatDateTime } from '../../lib/dates';
import { isOrderStatus } from './isOrderStatus';

type Step = OrderTracking['timeline'][number];

interface TimelineStepProps {
  step: Step;
  isCurrent: boolean;
  isLast: boolean;
}

const TimelineStep = ({ step: { status, at }, isCurrent, isLast }: TimelineStepProps) => {
  const { t, i18n } = useTranslation('orders');
  const isReached = at !== null;
  const Icon = status === 'CANCELLED' ? CancelOutlined : isReached ? CheckCircle : RadioButtonUnchecked;
  return (
    <Box
      component="li"
      aria-current={isCurrent ? 'step' : undefined}
      sx={{ display: 'grid', gridTemplateColumns: '28px 1fr', columnGap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
        <Icon
          aria-hidden
          sx={{ color: status === 'CANCELLED' ? 'error.main' : isReached ? 'primary.main' : 'text.secondary' }}
        />
        {!isLast && (
          <Box sx={{ flex: 1, width: '2px', minHeight: 20, bgcolor: isReached ? 'primary.main' : 'surface.line' }} />
        )}
      </Box>
      <Box sx={{ pb: isLast ? 0 : 2 }}>
        <Typography
          variant="body2"
          sx={{ fontWeight: isCurrent ? 700 : 400, color: isReached ? 'text.primary' : 'text.secondary' }}
        >
          {isOrderStatus(status) ? t(`status.${status}`) : ''}
        </Typography>
        {isReached ? (
          <Typography component="time" dateTime={at} variant="caption" color="textSecondary">
            {formatDateTime(at, i18n.language)}
          </Typography>
        ) : (
          <VisuallyHidden>{t('timeline.toCome')}</VisuallyHidden>
        )}
      </Box>
    </Box>
  );
};

/**
 * The way of an order: the steps it took with their times, where it stands, and what comes next. In lists a label says
 * enough: OrderStatusLabel.
 */
export const OrderTimeline = ({
  order: { status, timeline },
}: {
  order: Pick<OrderTracking, 'status' | 'timeline'>;
}) => {
  const { t } = useTranslation('orders');
  const titleId = useId();
  const current = timeline.findLastIndex(({ at }) => at !== null);
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h4" component="h2">
        {t('timeline.title')}
      </Typography>
      {isOrderStatus(status) && <Typography sx={{ mb: 2 }}>{t(`next.${status}`)}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {timeline.map((step, index) => (
          <TimelineStep
            key={step.status}
            step={step}
            isCurrent={index === current}
            isLast={index === timeline.length - 1}
          />
        ))}
      </Box>
    </Box>
  );
};
