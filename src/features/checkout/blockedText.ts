import type { TFunction } from 'i18next';
import type { Bill } from '../../../contract/orders';
import { formatPaise } from '../../lib/money';

/** Why an order to a served address is blocked. Returns null when the bill can be ordered, or could with more or other packs in the cart. */
export const blockedText = (bill: Bill, t: TFunction<'checkout'>): string | null => {
  if (bill.orderable) return null;
  if (bill.missingToMinimumPaise > 0) return null;
  if (bill.slots !== null && bill.slotId === null) return t('blocked.noSlots');
  return t('blocked.limit', { limit: formatPaise(bill.paymentLimitPaise) });
};
