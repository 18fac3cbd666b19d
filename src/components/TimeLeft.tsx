import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../hooks/useSecondsLeft';
import { formatCountdown } from '../lib/deadline';

interface TimeLeftProps {
  /** See `deadlineIn`. */
  deadlineMs: number;
  /** Use it where the customer is about to pay. */
  isLarge?: boolean;
}

/** Says how long an order can still be paid, in the same words everywhere. Renders nothing once the time is over. */
export const TimeLeft = ({ deadlineMs, isLarge = false }: TimeLeftProps) => {
  const { t } = useTranslation('payment');
  const secondsLeft = useSecondsLeft(deadlineMs);
  if (secondsLeft === 0) return null;
  return (
    <Typography
      variant={isLarge ? 'subtitle1' : 'body2'}
      component="p"
      color={isLarge ? 'textPrimary' : 'textSecondary'}
      role="timer"
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {t('timeLeft', { time: formatCountdown(secondsLeft) })}
    </Typography>
  );
};
