import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OrderTracking } from '../../../contract/orders';
import { TitledSection } from '../../components/TitledSection';
import { formatDisplayDate } from '../../lib/dates';
import { DeliveryDay } from './DeliveryDay';
import { isOrderStatus } from './isOrderStatus';
import { TimelineStep } from './TimelineStep';

/** Steps taken with times, the current one, and what follows. In lists use OrderStatusLabel. */
export const OrderTimeline = ({
  order,
}: {
  order: Pick<OrderTracking, 'status' | 'timeline' | 'placedAt' | 'slot'>;
}) => {
  const { status, timeline } = order;
  const { t, i18n } = useTranslation('orders');
  const current = timeline.findLastIndex(({ at }) => at !== null);
  const dayOf = (at: string | null | undefined) => (at ? formatDisplayDate(at, i18n.language) : null);
  return (
    <TitledSection title={t('timeline.title')} variant="h3">
      {isOrderStatus(status) && (
        <Box
          sx={{
            bgcolor: status === 'CANCELLED' ? 'error.light' : 'surface.warm',
            borderRadius: 1,
            paddingInline: 2,
            paddingBlock: 1.5,
            marginBottom: 2.5,
          }}
        >
          <DeliveryDay {...order} isLarge />
          <Typography sx={{ fontWeight: 600 }}>{t(`next.${status}`)}</Typography>
        </Box>
      )}
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
    </TitledSection>
  );
};
