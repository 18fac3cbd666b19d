import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { OpenInNewOutlined } from '../../components/icons';
import type { PaymentOpening } from '../../../contract/orders';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { formatPaise } from '../../lib/money';
import { paymentLinks } from './paymentLinks';
import { formatCountdown, useSecondsLeft } from './useSecondsLeft';

const QR_SIZE_PX = 260;
/** The quiet zone around a QR code, in modules, without which scanners may not find it. */
const QR_MARGIN = 4;

interface PayByUpiProps {
  amountPaise: number;
  payment: PaymentOpening;
}

/** The ways to pay: a code to scan for wide windows, an app button for narrow ones, and the provider's page for all. */
export const PayByUpi = ({ amountPaise, payment }: PayByUpiProps) => {
  const { t } = useTranslation('payment');
  const secondsLeft = useSecondsLeft(payment.expiresAt);
  const { payUrl, pageUrl } = paymentLinks(payment, window.location.origin);
  const amount = formatPaise(amountPaise);
  const isSandbox = payment.provider === 'sandbox';

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center' }}>
      <Box sx={{ display: { mobile: 'none', tablet: 'block' } }}>
        <Typography sx={{ mb: 1 }}>{t(isSandbox ? 'scanSandbox' : 'scan')}</Typography>
        {/* Black on white in every colour scheme: these are for cameras, and the component's own. */}
        <QRCodeSVG
          value={payUrl}
          size={QR_SIZE_PX}
          level="M"
          marginSize={QR_MARGIN}
          role="img"
          title={t('qrLabel', { amount })}
        />
      </Box>
      <Button
        href={payUrl}
        variant="contained"
        size="large"
        fullWidth
        sx={{ display: { mobile: 'inline-flex', desktop: 'none' } }}
      >
        {t('openApp', { amount })}
      </Button>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {secondsLeft > 0 ? (
          <span role="timer">{t('timeLeft', { time: formatCountdown(secondsLeft) })}</span>
        ) : (
          t('timeUp')
        )}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('hold')} {isSandbox && t('demo')}
      </Typography>
      <Link
        href={pageUrl}
        target="_blank"
        rel="noopener"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44 }}
      >
        {t('openPage')}
        <OpenInNewOutlined fontSize="inherit" aria-hidden />
        <VisuallyHidden>{t('newTab')}</VisuallyHidden>
      </Link>
    </Stack>
  );
};
