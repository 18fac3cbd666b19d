import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatCountdown, useSecondsLeft } from './useSecondsLeft';

interface PayByUpiProps {
  payUrl: string;
  payLabel: string;
  /** ISO 8601. */
  expiresAt: string;
  isSandbox: boolean;
}

/** An app's button, for narrow windows, and the time there is. */
export const PayByUpi = ({ payUrl, payLabel, expiresAt, isSandbox }: PayByUpiProps) => {
  const { t } = useTranslation('payment');
  const secondsLeft = useSecondsLeft(expiresAt);

  return (
    <Stack spacing={1.5} sx={{ alignItems: { mobile: 'center', desktop: 'flex-start' } }}>
      <Button
        href={payUrl}
        variant="contained"
        size="large"
        fullWidth
        sx={{ display: { mobile: 'inline-flex', desktop: 'none' } }}
      >
        {payLabel}
      </Button>
      {secondsLeft > 0 ? (
        <Box role="timer" sx={{ display: 'flex', alignItems: 'baseline', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
          <Typography component="span" variant="body2" color="textSecondary">
            {t('timeLeft')}
          </Typography>{' '}
          <Typography component="span" variant="h3" sx={({ typography }) => ({ fontFamily: typography.fontFamily })}>
            {formatCountdown(secondsLeft)}
          </Typography>
        </Box>
      ) : (
        <Typography>{t('timeUp')}</Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('hold')} {isSandbox && t('demo')}
      </Typography>
    </Stack>
  );
};
