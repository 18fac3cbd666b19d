export const MAX_WISHES = 100;
/** Packs that one customer waits for. */
export const MAX_STOCK_ALERTS = 50;
