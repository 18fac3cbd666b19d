import type { StoreSettings } from '../db/schema/storeSettings';

export const INVOICING_DEFAULTS: NonNullable<StoreSettings['invoicing']> = {
  moment: 'PICKEDUP',
  refundVouchers: false,
};
