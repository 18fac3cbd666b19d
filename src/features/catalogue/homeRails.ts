/** The front page requests this of each category. */
export const HOME_RAILS = { limitPerCategory: 8 } as const;
