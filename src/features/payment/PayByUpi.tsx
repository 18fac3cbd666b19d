import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { OpenInNewOutlined } from '../../components/lazyIcons';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useSecondsLeft } from '../../hooks/useSecondsLeft';
import { formatCountdown } from '../../lib/deadline';

interface PayByUpiProps {
  /** Opens an app, on the phone that it is on. */
  payUrl: string;
  payLabel: string;
  /** For paying in a browser, which beside a QR code is the other way; null for plain UPI, which staff look for. */
  pageUrl: string | null;
  /** See `deadlineIn`. */
  deadlineMs: number;
  isSandbox: boolean;
}

const onPhones = { display: { mobile: 'inline-flex', desktop: 'none' } };
const onDesktops = { display: { mobile: 'none', desktop: 'inline-flex' } };

/** The one filled button, an app's on phones and the payment page's beside a QR code, and the time there is. */
export const PayByUpi = ({ payUrl, payLabel, pageUrl, deadlineMs, isSandbox }: PayByUpiProps) => {
  const { t } = useTranslation('payment');
  const secondsLeft = useSecondsLeft(deadlineMs);

  return (
    <Stack spacing={1.5} sx={{ alignItems: { mobile: 'center', desktop: 'flex-start' }, alignSelf: 'stretch' }}>
      <Button href={payUrl} variant="contained" size="large" fullWidth sx={onPhones}>
        <span>{payLabel}</span>
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
      {(secondsLeft > 0 || isSandbox) && (
        <Typography variant="body2" color="textSecondary">
          {secondsLeft > 0 && <span>{t('hold')}</span>} {isSandbox && <span>{t('demo')}</span>}
        </Typography>
      )}
      {pageUrl === null ? (
        <Typography variant="body2">{t('byHand')}</Typography>
      ) : (
        <Button
          href={pageUrl}
          target="_blank"
          rel="noopener"
          variant="contained"
          size="large"
          endIcon={<OpenInNewOutlined />}
          sx={onDesktops}
        >
          <span>{t('openPage')}</span>
          <VisuallyHidden>{t('newTab')}</VisuallyHidden>
        </Button>
      )}
    </Stack>
  );
};
