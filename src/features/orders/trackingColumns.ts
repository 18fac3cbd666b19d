/** Timeline left, items and bill right; stacked on phones. */
export const trackingColumns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', desktop: 'minmax(0, 6fr) minmax(0, 5fr)' },
} as const;
