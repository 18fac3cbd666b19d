import type { MessageKey } from '../../lib/messages';
import type { OfferedBill } from './billing';

/** Why the shop takes no orders. */
export const CLOSED: Readonly<Record<NonNullable<OfferedBill['closed']>, MessageKey>> = {
  SOON: 'orders.opensSoon',
  CLOSED: 'orders.shopClosed',
};
