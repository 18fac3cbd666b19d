import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { OpenInNewOutlined } from '../../components/lazyIcons';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { PaymentLinks } from './paymentLinks';
import { TimeToPay } from './TimeToPay';

interface WaysToPayProps {
  /** The QR code itself is beside this. */
  links: PaymentLinks;
  /** The amount includes its currency symbol. */
  amount: string;
  /** See `deadlineIn`. */
  deadlineMs: number;
  isSandbox: boolean;
  /** Staff look for the money. */
  isByHand: boolean;
  /** The customer comes from the provider's page, and has probably paid. */
  isBack: boolean;
}

const onPhones = { display: { mobile: 'inline-flex', desktop: 'none' } };
const onDesktops = { display: { mobile: 'none', desktop: 'inline-flex' } };

/** The one filled button, an app's on phones and the payment page's beside a QR code or alone, and the time there is. */
export const WaysToPay = ({ links, amount, deadlineMs, isSandbox, isByHand, isBack }: WaysToPayProps) => {
  const { t } = useTranslation('payment');
  const { appUrl, codeUrl, pageUrl } = links;
  const isOnPage = appUrl === null && codeUrl === null;
  return (
    <Stack
      useFlexGap
      spacing={2}
      sx={{
        alignItems: 'var(--start)',
        alignSelf: 'stretch',
      }}
    >
      <TimeToPay deadlineMs={deadlineMs} isSandbox={isSandbox} />
      {appUrl !== null && (
        <>
          <Button href={appUrl} variant="contained" size="large" fullWidth sx={onPhones}>
            <span>{t('openApp', { amount })}</span>
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ display: { desktop: 'none' }, mt: -1 }}>
            {t('apps')}
          </Typography>
        </>
      )}
      {isOnPage && pageUrl !== null && (
        <>
          {/* In this tab, from where the provider sends customers back; it wants to see where they come from. */}
          <Button href={pageUrl} variant={isBack ? 'outlined' : 'contained'} size="large" fullWidth>
            <span>{isBack ? t('backToPage') : t('payOnPage', { amount })}</span>
          </Button>
          {!isBack && <Typography variant="body2">{t('onPage')}</Typography>}
        </>
      )}
      {isByHand && <Typography variant="body2">{t('byHand')}</Typography>}
      {appUrl !== null && codeUrl === null && pageUrl === null && (
        <Typography sx={{ display: { mobile: 'none', desktop: 'block' } }}>{t('onPhone')}</Typography>
      )}
      {!isOnPage && pageUrl !== null && (
        <Button
          href={pageUrl}
          target="_blank"
          rel="noopener"
          variant="contained"
          size="large"
          fullWidth
          endIcon={<OpenInNewOutlined />}
          sx={appUrl === null ? undefined : onDesktops}
        >
          <span>{t('openPage')}</span>
          <VisuallyHidden>{t('newTab')}</VisuallyHidden>
        </Button>
      )}
    </Stack>
  );
};
