import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../../hooks/useSecondsLeft';
import { formatCountdown } from '../../lib/deadline';

/** How long an order can still be paid. Renders nothing once the time is over. @param deadlineMs see `deadlineIn` */
export const TimeLeft = ({ deadlineMs }: { deadlineMs: number }) => {
  const { t } = useTranslation('orders');
  const secondsLeft = useSecondsLeft(deadlineMs);
  if (secondsLeft === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('waiting.timeLeft', { time: formatCountdown(secondsLeft) })}
    </Typography>
  );
};
