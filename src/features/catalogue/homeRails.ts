/** What the front page requests of each category. */
export const HOME_RAILS = { limitPerCategory: 8 } as const;
