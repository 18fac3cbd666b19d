/** Status and help left, address, items and bill right; stacked on phones, with the help last. */
export const trackingColumns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', desktop: 'minmax(0, 6fr) minmax(0, 5fr)' },
  gridTemplateRows: { desktop: 'auto 1fr' },
} as const;

/** These are the positions on wide screens. */
export const statusArea = { gridColumn: { desktop: 1 }, gridRow: { desktop: 1 } } as const;
export const partsArea = { gridColumn: { desktop: 2 }, gridRow: { desktop: '1 / span 2' } } as const;
export const helpArea = { gridColumn: { desktop: 1 }, gridRow: { desktop: 2 } } as const;
