import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../../hooks/useSecondsLeft';
import { formatCountdown } from '../../lib/deadline';

interface TimeToPayProps {
  /** See `deadlineIn`. */
  deadlineMs: number;
  isSandbox?: boolean;
}

/** The time left to pay and what it is for, or that it is over. */
export const TimeToPay = ({ deadlineMs, isSandbox = false }: TimeToPayProps) => {
  const { t } = useTranslation('payment');
  const secondsLeft = useSecondsLeft(deadlineMs);
  return (
    <>
      {secondsLeft === 0 ? (
        <Typography>{t('timeUp')}</Typography>
      ) : (
        <Box role="timer" sx={{ display: 'flex', alignItems: 'baseline', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
          <Typography component="span" variant="body2" color="textSecondary">
            {t('timeLeft')}
          </Typography>{' '}
          <Typography component="span" variant="h3" sx={({ typography }) => ({ fontFamily: typography.fontFamily })}>
            {formatCountdown(secondsLeft)}
          </Typography>
        </Box>
      )}
      {(secondsLeft > 0 || isSandbox) && (
        <Typography variant="body2" color="textSecondary">
          {secondsLeft > 0 && <span>{t('hold')}</span>} {isSandbox && <span>{t('demo')}</span>}
        </Typography>
      )}
    </>
  );
};
