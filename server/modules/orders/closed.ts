import type { MessageKey } from '../../lib/messages';
import type { OfferedBill } from './billing';

export const CLOSED: Readonly<Record<NonNullable<OfferedBill['closed']>, MessageKey>> = {
  SOON: 'orders.opensSoon',
  CLOSED: 'orders.shopClosed',
};
