/** Days of figures at once. */
export const MAX_FIGURE_DAYS = 366;

/** Packs that run out within so many days, and packs that nothing was ordered of for so long. */
export const RUNNING_OUT_DAYS = [7, 14, 30] as const;

export const SLOW_DAYS = [30, 60, 90] as const;

/** The stock's end is reckoned from the units sold per day of these. */
export const SALES_RATE_DAYS = 28;

/** Lower bounds of the steps by which baskets are counted. */
export const BASKET_STEPS_PAISE = [0, 25_000, 50_000, 100_000, 200_000] as const;
