import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Bill } from '../../../contract/orders';
import { toWholeRupees } from '../../../contract/paymentConstants';
import { BillRows, type BillRow } from '../../components/BillRows';
import { cashRows } from '../../components/cashRows';
import { TitledSection } from '../../components/TitledSection';
import { hasProblems } from '../../lib/hasProblems';
import { formatPaise } from '../../lib/money';

type Translate = TFunction<'checkout'>;

const itemRows = ({ lines, itemsPaise, savedOnMrpPaise, addonsPaise }: Bill, t: Translate): BillRow[] => {
  const count = lines.reduce((sum, { quantity, available }) => sum + Math.min(quantity, available), 0);
  return [
    ...(savedOnMrpPaise > 0
      ? [
          { label: t('bill.mrp', { count }), amountPaise: itemsPaise + savedOnMrpPaise },
          { label: t('bill.savedOnMrp'), amountPaise: -savedOnMrpPaise, kind: 'saving' as const },
        ]
      : [{ label: t('bill.items', { count }), amountPaise: itemsPaise }]),
    ...(addonsPaise > 0 ? [{ label: t('bill.addons'), amountPaise: addonsPaise }] : []),
  ];
};

const deliveryRow = (bill: Bill, t: Translate): BillRow => {
  const isFree = bill.deliveryChargePaise === 0;
  const freeFromPaise = bill.freeDeliveryFromPaise ?? 0;
  return {
    label: t('bill.delivery'),
    amountPaise: bill.deliveryChargePaise,
    ...(isFree && { amountText: t('bill.free') }),
    ...(freeFromPaise > 0 && { hint: t('bill.freeFrom', { from: formatPaise(freeFromPaise) }) }),
    ...(bill.coupon?.freesDelivery && { hint: t('bill.coupon', { code: bill.coupon.code }) }),
  };
};

const rowsOf = (bill: Bill, isAtDoor: boolean, t: Translate): BillRow[] => [
  ...itemRows(bill, t),
  ...(bill.discountPaise > 0
    ? [
        {
          label: t('bill.coupon', { code: bill.coupon?.code ?? '' }),
          amountPaise: -bill.discountPaise,
          kind: 'saving' as const,
        },
      ]
    : []),
  deliveryRow(bill, t),
  { label: t('bill.total'), amountPaise: bill.totalPaise, kind: 'total' },
  ...cashRows(bill.totalPaise, isAtDoor ? toWholeRupees(bill.totalPaise) - bill.totalPaise : 0, {
    rounding: t('bill.rounding'),
    inCash: t('bill.inCash'),
  }),
  ...bill.taxes.map(({ ratePercent, taxablePaise, taxPaise }) => ({
    label: t('bill.taxOf', { rate: ratePercent, taxable: formatPaise(taxablePaise) }),
    amountPaise: taxPaise,
    kind: 'detail' as const,
  })),
];

interface BillSummaryProps {
  bill: Bill;
  /** It is to be paid at the door, in cash or by UPI. */
  isAtDoor?: boolean;
  /** A newer bill is loading. */
  isUpdating?: boolean;
}

/** The cart's bill in full, of what is available. A placed order's bill is part of OrderDetails. */
export const BillSummary = ({ bill, isAtDoor = false, isUpdating = false }: BillSummaryProps) => {
  const { t } = useTranslation('checkout');
  return (
    <TitledSection title={t('bill.title')} variant="h3" busy={isUpdating}>
      {hasProblems(bill) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: -1, mb: 2 }}>
          {t('bill.ofAvailable')}
        </Typography>
      )}
      <BillRows rows={rowsOf(bill, isAtDoor, t)} />
    </TitledSection>
  );
};
