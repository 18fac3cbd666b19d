/** The way of the order on the left, what is in it and what it costs on the right; one under the other on a phone. */
export const trackingColumns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', desktop: 'minmax(0, 6fr) minmax(0, 5fr)' },
} as const;
