export const DELIVERY_CODE_LENGTH = 4;

export const MAX_DELIVERY_CODE_TRIES = 5;

export const NOT_DELIVERED_REASONS = ['AWAY', 'REFUSED', 'WRONG_ADDRESS', 'OTHER'] as const;
export type NotDeliveredReason = (typeof NOT_DELIVERED_REASONS)[number];

export const RETURNED_STOCK = ['BACK', 'WRITTEN_OFF'] as const;
export type ReturnedStock = (typeof RETURNED_STOCK)[number];
