/** Of a shop whose settings name no lead time. */
export const DEFAULT_LEAD_DAYS = 2;
