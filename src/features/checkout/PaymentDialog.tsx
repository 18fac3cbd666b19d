import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberedSteps } from '../../components/NumberedSteps';
import { PanelDialog } from '../../components/PanelDialog';
import { formatPaise } from '../../lib/money';

interface PaymentDialogProps {
  open: boolean;
  /** The most that one payment may be, in paise. */
  limitPaise: number;
  onClose: () => void;
}

/** The payment popup of the checkout (specification §1, §2): what will be asked of whoever pays, before anything is. */
export const PaymentDialog = ({ open, limitPaise, onClose }: PaymentDialogProps) => {
  const { t } = useTranslation('checkout');
  return (
    <PanelDialog open={open} title={t('payment.how')} onClose={onClose}>
      <NumberedSteps
        steps={[
          // The layout's width decides which of both is shown, as on the page of the payment itself.
          <Fragment key="pay">
            <Box component="span" sx={{ display: { desktop: 'none' } }}>
              {t('payment.openApp')}
            </Box>
            <Box component="span" sx={{ display: { mobile: 'none', desktop: 'inline' } }}>
              {t('payment.scan')}
            </Box>
          </Fragment>,
          t('payment.approve'),
          t('payment.seen'),
        ]}
      />
      <Typography sx={{ mt: 2.5 }}>{t('payment.limit', { limit: formatPaise(limitPaise) })}</Typography>
      <Typography sx={{ mt: 1.5 }}>{t('payment.back')}</Typography>
      <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{t('payment.pin')}</Typography>
    </PanelDialog>
  );
};
