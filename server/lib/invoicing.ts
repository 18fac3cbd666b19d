import type { StoreSettings } from '../db/schema/storeSettings';

/** What the shop has not set. */
export const INVOICING_DEFAULTS: NonNullable<StoreSettings['invoicing']> = {
  moment: 'PICKEDUP',
  refundVouchers: false,
};
