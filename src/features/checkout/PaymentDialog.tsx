import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberedSteps } from '../../components/NumberedSteps';
import { PanelDialog } from '../../components/PanelDialog';
import { formatPaise } from '../../lib/money';
import { hasOnlyPage } from '../../lib/paymentWays';
import type { PaymentTerms } from './usePaymentTerms';

interface PaymentDialogProps {
  open: boolean;
  terms: PaymentTerms;
  /** Upper limit of a single payment, in paise. */
  limitPaise: number;
  /** Orders may also be paid at the door. */
  hasDoor: boolean;
  onClose: () => void;
}

/** The payment popup (specification §1, §2): explains paying beforehand. */
export const PaymentDialog = ({ open, terms, limitPaise, hasDoor, onClose }: PaymentDialogProps) => {
  const { t } = useTranslation(['checkout', 'orders']);
  const { ways, refunds } = terms;
  const onPage = hasOnlyPage(terms.ways);
  const [onPhones, onDesktops] = [ways.intent ? 'openApp' : 'scan', ways.qr ? 'scan' : 'openApp'] as const;
  return (
    <PanelDialog open={open} title={t('payment.how')} onClose={onClose}>
      <NumberedSteps
        steps={[
          onPage ? (
            t('payment.onPage')
          ) : (
            // Shown by width, as on the payment page.
            <Fragment key="pay">
              <Box component="span" sx={{ display: { desktop: 'none' } }}>
                {t(`payment.${onPhones}`)}
              </Box>
              <Box component="span" sx={{ display: { mobile: 'none', desktop: 'inline' } }}>
                {t(`payment.${onDesktops}`)}
              </Box>
            </Fragment>
          ),
          t(onPage ? 'payment.approveOnPage' : 'payment.approve'),
          t(refunds === 'BY_HAND' ? 'payment.seenByHand' : 'payment.seen'),
        ]}
      />
      <Typography sx={{ mt: 2.5 }}>{t('payment.limit', { limit: formatPaise(limitPaise) })}</Typography>
      <Typography sx={{ mt: 1.5 }}>
        {t('payment.back')} {t(`orders:refund.promise.${refunds}`)}
      </Typography>
      {hasDoor && <Typography sx={{ mt: 1.5 }}>{t('payment.atDoorHow')}</Typography>}
      <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{t(onPage ? 'payment.pinOnPage' : 'payment.pin')}</Typography>
    </PanelDialog>
  );
};
