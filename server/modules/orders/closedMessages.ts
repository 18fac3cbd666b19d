import type { MessageKey } from '../../lib/messages';
import type { OfferedBill } from './offeredBill';

export const CLOSED_MESSAGES: Readonly<Record<NonNullable<OfferedBill['closed']>, MessageKey>> = {
  SOON: 'orders.opensSoon',
  CLOSED: 'orders.shopClosed',
  BLOCKED: 'orders.blocked',
};
