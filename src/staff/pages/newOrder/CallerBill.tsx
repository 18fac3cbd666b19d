import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CartBill } from '../../../../contract/orders';
import { toWholeRupees } from '../../../../contract/paymentConstants';
import { BillRows } from '../../../components/BillRows';
import { cashRows } from '../../../components/cashRows';
import { hasProblems } from '../../../lib/hasProblems';
import { formatPaise } from '../../../lib/money';

/** What the caller is told to pay, and what is missing. */
export const CallerBill = ({ bill, isAtDoor }: { bill: CartBill; isAtDoor: boolean }) => {
  const { t } = useTranslation(['staffNewOrder', 'checkout']);
  const {
    itemsPaise,
    discountPaise,
    deliveryChargePaise,
    totalPaise,
    missingToMinimumPaise,
    missingToFreeDeliveryPaise,
  } = bill;
  return (
    <Stack spacing={1.5}>
      {hasProblems(bill) && <Typography variant="body2">{t('checkout:bill.ofAvailable')}</Typography>}
      <BillRows
        rows={[
          { label: t('bill.items'), amountPaise: itemsPaise },
          ...(discountPaise > 0
            ? [{ label: t('discount.title'), amountPaise: -discountPaise, kind: 'saving' as const }]
            : []),
          { label: t('bill.delivery'), amountPaise: deliveryChargePaise },
          { label: t('bill.total'), amountPaise: totalPaise, kind: 'total' },
          ...cashRows(totalPaise, isAtDoor ? toWholeRupees(totalPaise) - totalPaise : 0, {
            rounding: t('checkout:bill.rounding'),
            inCash: t('checkout:bill.inCash'),
          }),
        ]}
      />
      {missingToMinimumPaise > 0 && (
        <Alert severity="warning">{t('bill.minimum', { amount: formatPaise(missingToMinimumPaise) })}</Alert>
      )}
      {missingToMinimumPaise === 0 && missingToFreeDeliveryPaise > 0 && (
        <Alert severity="info">{t('bill.freeDelivery', { amount: formatPaise(missingToFreeDeliveryPaise) })}</Alert>
      )}
      {bill.deliverable === false && <Alert severity="error">{t('bill.outside')}</Alert>}
    </Stack>
  );
};
