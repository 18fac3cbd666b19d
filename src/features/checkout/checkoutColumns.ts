/** What on the left, where and how much on the right; one under the other on a phone. */
export const checkoutColumns = {
  display: 'grid',
  gap: { mobile: 3, desktop: 5 },
  alignItems: 'start',
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) 400px' },
} as const;
