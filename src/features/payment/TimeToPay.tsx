import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../../hooks/useSecondsLeft';
import { formatCountdown } from '../../lib/deadline';

/** The time left to pay, or that it is over. @param props.deadlineMs see `deadlineIn` */
export const TimeToPay = ({ deadlineMs }: { deadlineMs: number }) => {
  const { t } = useTranslation('payment');
  const secondsLeft = useSecondsLeft(deadlineMs);
  if (secondsLeft === 0) return <Typography>{t('timeUp')}</Typography>;
  return (
    <Box role="timer" sx={{ display: 'flex', alignItems: 'baseline', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
      <Typography component="span" variant="body2" color="textSecondary">
        {t('timeLeft')}
      </Typography>{' '}
      <Typography component="span" variant="h3" sx={({ typography }) => ({ fontFamily: typography.fontFamily })}>
        {formatCountdown(secondsLeft)}
      </Typography>
    </Box>
  );
};
