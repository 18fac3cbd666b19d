import type { TFunction } from 'i18next';
import type { Bill } from '../../../contract/orders';
import { formatPaise } from '../../lib/money';

/** Null when the bill can be ordered. */
export const blockedText = (bill: Bill, t: TFunction<'checkout'>): string | null => {
  if (bill.orderable) return null;
  if (bill.lines.some(({ problem }) => problem !== null)) return t('blocked.problems');
  if (bill.missingToMinimumPaise > 0) {
    return t('blocked.minimum', {
      missing: formatPaise(bill.missingToMinimumPaise),
      minimum: formatPaise(bill.minimumOrderPaise),
    });
  }
  if (bill.deliverable === false) return t('blocked.outside');
  return t('blocked.limit', { limit: formatPaise(bill.paymentLimitPaise) });
};
