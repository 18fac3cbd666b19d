export const DEFAULT_LEAD_DAYS = 2;
