import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberedSteps } from '../../components/NumberedSteps';
import { PanelDialog } from '../../components/PanelDialog';
import { formatPaise } from '../../lib/money';

interface PaymentDialogProps {
  open: boolean;
  /** Upper limit of a single payment, in paise. */
  limitPaise: number;
  /** Orders may also be paid at the door. */
  hasDoor: boolean;
  onClose: () => void;
}

/** The payment popup (specification §1, §2): explains paying beforehand. */
export const PaymentDialog = ({ open, limitPaise, hasDoor, onClose }: PaymentDialogProps) => {
  const { t } = useTranslation('checkout');
  return (
    <PanelDialog open={open} title={t('payment.how')} onClose={onClose}>
      <NumberedSteps
        steps={[
          // Shown by width, as on the payment page.
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
      {hasDoor && <Typography sx={{ mt: 1.5 }}>{t('payment.atDoorHow')}</Typography>}
      <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{t('payment.pin')}</Typography>
    </PanelDialog>
  );
};
