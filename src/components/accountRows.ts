import type { OrderTracking } from '../../contract/orders';
import { formatPaise } from '../lib/money';
import type { BillRow } from './BillRows';
import { cashRows } from './cashRows';

/** Keys of the labels, under `bill.` in the namespace of either page. */
type Label =
  | 'items'
  | 'addons'
  | 'discount'
  | 'coupon'
  | 'delivery'
  | 'free'
  | 'total'
  | 'ordered'
  | 'rounding'
  | 'inCash'
  | 'paid'
  | 'refunded'
  | 'refundUnderWay'
  | 'toRefund'
  | 'kept'
  | 'awaited'
  | 'due'
  | 'taxIncluded';

/** An order's account, row by row: what was packed, what was paid, what is refunded and what is still to pay. */
export function accountRows(
  { account, bill }: Pick<OrderTracking, 'account' | 'bill'>,
  label: (key: Label, values?: { code?: string; amount?: string }) => string,
): BillRow[] {
  const { couponCode } = bill;
  const coupon = couponCode === null ? null : label('coupon', { code: couponCode });
  const rows: (BillRow | false)[] = [
    { label: label('items'), amountPaise: account.itemsPaise },
    account.addonsPaise > 0 && { label: label('addons'), amountPaise: account.addonsPaise },
    account.discountPaise > 0 && {
      label: coupon ?? label('discount'),
      amountPaise: -account.discountPaise,
      kind: 'saving',
    },
    {
      label: label('delivery'),
      amountPaise: account.deliveryPaise,
      ...(account.deliveryPaise === 0 && { amountText: label('free') }),
      // Such a coupon takes off delivery alone.
      ...(coupon !== null && account.discountPaise === 0 && { hint: coupon }),
    },
    {
      label: label('total'),
      amountPaise: account.totalPaise,
      kind: 'total',
      ...(account.totalPaise < bill.totalPaise && {
        hint: label('ordered', { amount: formatPaise(bill.totalPaise) }),
      }),
    },
    ...cashRows(account.totalPaise, account.roundingPaise, { rounding: label('rounding'), inCash: label('inCash') }),
    account.paidPaise > 0 && { label: label('paid'), amountPaise: account.paidPaise },
    account.refundedPaise > 0 && { label: label('refunded'), amountPaise: -account.refundedPaise },
    account.refundUnderWayPaise > 0 && { label: label('refundUnderWay'), amountPaise: -account.refundUnderWayPaise },
    account.toRefundPaise > 0 && { label: label('toRefund'), amountPaise: -account.toRefundPaise },
    account.keptPaise < account.paidPaise && { label: label('kept'), amountPaise: account.keptPaise },
    account.awaitedPaise > 0 && { label: label('awaited'), amountPaise: account.awaitedPaise },
    account.duePaise > 0 && { label: label('due'), amountPaise: account.duePaise + account.roundingPaise },
    bill.taxIncludedPaise > 0 && { label: label('taxIncluded'), amountPaise: bill.taxIncludedPaise, kind: 'detail' },
  ];
  return rows.filter((row): row is BillRow => row !== false);
}
