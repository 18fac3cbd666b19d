/** Picture and purchase, facts and words: two columns on a desktop, one on a phone. */
export const productColumns = {
  display: 'grid',
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
  columnGap: { tablet: 4, desktop: 6 },
  rowGap: 4,
} as const;
