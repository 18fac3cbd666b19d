import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OrderTracking } from '../../../contract/orders';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { formatDisplayDate, formatTime } from '../../lib/dates';
import { isOrderStatus } from './isOrderStatus';
import { TimelineNode, type NodeState } from './TimelineNode';

interface TimelineStepProps {
  step: OrderTracking['timeline'][number];
  /** Counted from 0. */
  index: number;
  isCurrent: boolean;
  isLast: boolean;
  isNextTaken: boolean;
  /** Its date differs from the previous step's; otherwise only screen readers get it. */
  isNewDay: boolean;
}

/** Like a railway timetable: times, line with stops, names. */
const columns = { display: 'grid', gridTemplateColumns: '80px 36px minmax(0, 1fr)', columnGap: 1 };

/** The grain's distance from the upper edge of a step. */
const MIDDLE = '18px';
/** The line with the day, above a step. */
const DAY = '1.5rem';
const day = {
  display: 'flex',
  // With large text the day is wider than its column, and must not leave the card.
  justifyContent: 'safe flex-end',
  height: DAY,
  whiteSpace: 'nowrap',
  fontWeight: 600,
} as const;
const stem = {
  position: 'absolute',
  insetInlineStart: 'calc(50% - 1px)',
  borderInlineStart: '2px dotted',
  borderColor: 'text.secondary',
} as const;
const taken = { borderInlineStartStyle: 'solid', borderColor: 'primary.main' } as const;

/** Text precedes time in the DOM, wherever they are shown. */
export const TimelineStep = ({
  step: { status, at },
  index,
  isCurrent,
  isLast,
  isNextTaken,
  isNewDay,
}: TimelineStepProps) => {
  const { t, i18n } = useTranslation('orders');
  const isReached = at !== null;
  const current: NodeState = status === 'CANCELLED' ? 'stopped' : 'here';
  const state: NodeState = isCurrent ? current : isReached ? 'taken' : 'toCome';
  const date = isReached && formatDisplayDate(at, i18n.language);
  const top = isReached && isNewDay ? DAY : '0px';
  return (
    <Box component="li" aria-current={isCurrent ? 'step' : undefined} sx={columns}>
      <Box
        sx={{
          gridColumn: 2,
          gridRow: 1,
          position: 'relative',
          display: 'grid',
          justifyItems: 'center',
          alignContent: 'start',
          paddingTop: top,
        }}
      >
        {index > 0 && (
          <Box sx={[stem, { insetBlockStart: 0, height: `calc(${top} + ${MIDDLE})` }, isReached && taken]} />
        )}
        {!isLast && (
          <Box sx={[stem, { insetBlockStart: `calc(${top} + ${MIDDLE})`, insetBlockEnd: 0 }, isNextTaken && taken]} />
        )}
        <TimelineNode state={state} side={index % 2 ? 'right' : 'left'} />
      </Box>
      <Typography
        variant="body2"
        sx={{
          gridColumn: 3,
          gridRow: 1,
          paddingTop: top,
          paddingBottom: isLast ? 0 : 1.75,
          // The specification's labels are capitals: set as such beside sentences, on the line of their times.
          '[lang="en"] &': { fontSize: '0.8125rem', letterSpacing: '0.06em', paddingTop: `calc(${top} + 2px)` },
          fontWeight: isCurrent ? 700 : 400,
          color: state === 'stopped' ? 'error.main' : isReached ? 'text.primary' : 'text.secondary',
        }}
      >
        {isOrderStatus(status) ? t(`status.${status}`) : ''}
      </Typography>
      {isReached ? (
        <Typography
          component="time"
          dateTime={at}
          variant="caption"
          sx={{
            gridColumn: 1,
            gridRow: 1,
            paddingTop: '2px',
            textAlign: 'end',
            color: 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {isNewDay && (
            <Box component="span" sx={day}>
              {date}
            </Box>
          )}
          <VisuallyHidden>{isNewDay ? ', ' : `${date}, `}</VisuallyHidden>
          {formatTime(at, i18n.language)}
        </Typography>
      ) : (
        <VisuallyHidden>{t('timeline.toCome')}</VisuallyHidden>
      )}
    </Box>
  );
};
