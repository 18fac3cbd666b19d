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
  /** Opens an app, on the phone that it is on; null where there is only a page. */
  appUrl: string | null;
  /** For paying in a browser, which beside a QR code is the other way; null where there is none. */
  pageUrl: string | null;
  /** With its symbol. */
  amount: string;
  /** See `deadlineIn`. */
  deadlineMs: number;
  isSandbox: boolean;
  /** Staff look for the money. */
  isByHand: boolean;
}

const onPhones = { display: { mobile: 'inline-flex', desktop: 'none' } };
const onDesktops = { display: { mobile: 'none', desktop: 'inline-flex' } };

/** The one filled button, an app's on phones and the payment page's beside a QR code or alone, and the time there is. */
export const PayByUpi = ({ appUrl, pageUrl, amount, deadlineMs, isSandbox, isByHand }: PayByUpiProps) => {
  const { t } = useTranslation('payment');
  const secondsLeft = useSecondsLeft(deadlineMs);

  return (
    <Stack
      spacing={1.5}
      sx={{
        alignItems: { mobile: 'center', desktop: appUrl === null ? 'center' : 'flex-start' },
        alignSelf: 'stretch',
      }}
    >
      {appUrl !== null && (
        <Button href={appUrl} variant="contained" size="large" fullWidth sx={onPhones}>
          <span>{t('openApp', { amount })}</span>
        </Button>
      )}
      {appUrl === null && pageUrl !== null && (
        // In this tab, from where the provider sends customers back; it wants to see where they come from.
        <Button href={pageUrl} variant="contained" size="large" fullWidth>
          <span>{t('payOnPage', { amount })}</span>
        </Button>
      )}
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
      {appUrl === null && <Typography variant="body2">{t('onPage')}</Typography>}
      {isByHand && <Typography variant="body2">{t('byHand')}</Typography>}
      {appUrl !== null && pageUrl !== null && (
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
