export const MAX_FIGURE_DAYS = 366;

export const RUNNING_OUT_DAYS = [7, 14, 30] as const;

export const SLOW_DAYS = [30, 60, 90] as const;

export const SALES_RATE_DAYS = 28;

export const BASKET_STEPS_PAISE = [0, 25_000, 50_000, 100_000, 200_000] as const;
