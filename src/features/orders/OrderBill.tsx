import { useTranslation } from 'react-i18next';
import type { OrderTracking } from '../../../contract/orders';
import { BillRows } from '../../components/BillRows';
import { cashRows } from '../../components/cashRows';
import { TitledSection } from '../../components/TitledSection';

/** A placed order's bill; of a cancelled one with what goes back. */
export const OrderBill = ({ bill, status, refunds }: Pick<OrderTracking, 'bill' | 'status' | 'refunds'>) => {
  const { t } = useTranslation('orders');
  const { itemsPaise, addonsPaise, couponCode, discountPaise, deliveryChargePaise, taxIncludedPaise, totalPaise } =
    bill;
  const { reducedPaise = 0, roundingPaise = 0 } = bill;
  // What was packed for less has gone back before, and has its row.
  const returned =
    status === 'CANCELLED' && reducedPaise === 0
      ? refunds.filter((refund) => !refund.hasFailed && !refund.isWaiting)
      : [];
  const rowOf = (label: 'bill.refunded' | 'bill.refundUnderWay', parts: typeof refunds) => {
    const paise = parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    return paise > 0 ? [{ label: t(label), amountPaise: -paise, kind: 'saving' as const }] : [];
  };
  const discountLabel = couponCode === null ? t('bill.discount') : t('bill.coupon', { code: couponCode });
  return (
    <TitledSection title={t('bill.title')}>
      <BillRows
        rows={[
          { label: t('bill.items'), amountPaise: itemsPaise },
          ...(addonsPaise > 0 ? [{ label: t('bill.addons'), amountPaise: addonsPaise }] : []),
          ...(discountPaise > 0
            ? [{ label: discountLabel, amountPaise: -discountPaise, kind: 'saving' as const }]
            : []),
          {
            label: t('bill.delivery'),
            amountPaise: deliveryChargePaise,
            ...(deliveryChargePaise === 0 && { amountText: t('bill.free') }),
            // Such a coupon takes off delivery alone.
            ...(couponCode !== null && discountPaise === 0 && { hint: discountLabel }),
          },
          { label: t('bill.total'), amountPaise: totalPaise, kind: 'total' },
          ...(reducedPaise > 0
            ? [
                { label: t('packed.reduced'), amountPaise: -reducedPaise, kind: 'saving' as const },
                { label: t('packed.total'), amountPaise: totalPaise - reducedPaise, kind: 'total' as const },
              ]
            : []),
          ...cashRows(totalPaise - reducedPaise, roundingPaise, {
            rounding: t('bill.rounding'),
            inCash: t('bill.inCash'),
          }),
          ...rowOf(
            'bill.refunded',
            returned.filter(({ doneAt }) => doneAt !== null),
          ),
          ...rowOf(
            'bill.refundUnderWay',
            returned.filter(({ doneAt }) => doneAt === null),
          ),
          ...(taxIncludedPaise > 0
            ? [{ label: t('bill.taxIncluded'), amountPaise: taxIncludedPaise, kind: 'detail' as const }]
            : []),
        ]}
      />
    </TitledSection>
  );
};
