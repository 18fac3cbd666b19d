import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Payout } from '../../../../contract/settlements';
import { Amount } from '../../../components/Amount';
import { formatDisplayDate } from '../../../lib/dates';
import { formatPaise } from '../../../lib/money';

/** A payout, what it consists of, and the reference by which the bank's statement shows it. */
export const PayoutRow = ({ payout }: { payout: Payout }) => {
  const { t, i18n } = useTranslation('staffSettlements');
  const { settlementId, bankReference, settledAt, paymentsPaise, refundsPaise, feesPaise, adjustmentsPaise } = payout;
  const parts = [
    t('payout.payments', { amount: formatPaise(paymentsPaise) }),
    ...(refundsPaise === 0 ? [] : [t('payout.refunds', { amount: formatPaise(refundsPaise) })]),
    ...(feesPaise === 0 ? [] : [t('payout.fees', { amount: formatPaise(feesPaise) })]),
    ...(adjustmentsPaise === 0 ? [] : [t('payout.adjustments', { amount: formatPaise(adjustmentsPaise) })]),
  ];
  return (
    <>
      <div>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {`${formatDisplayDate(settledAt, i18n.language)} · ${bankReference ?? settlementId}`}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {parts.join(' · ')}
        </Typography>
      </div>
      <Amount paise={payout.netPaise} />
    </>
  );
};
