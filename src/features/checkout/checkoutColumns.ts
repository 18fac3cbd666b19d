/** The cart on the left, address, bill and pay button on the right; one column on phones. */
export const checkoutColumns = {
  display: 'grid',
  gap: { mobile: 4, desktop: 7 },
  alignItems: 'start',
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) minmax(0, 420px)' },
} as const;

/** Space above the columns before the page is scrolled. */
const ABOVE = 'var(--header-height) + 32px';

/** The bill and its pay button stay in view beside a long cart. */
export const stickyColumn = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2.5,
  minWidth: 0,
  position: { desktop: 'sticky' },
  top: { desktop: `calc(${ABOVE})` },
  maxHeight: { desktop: `calc(100vh - (${ABOVE}) - 16px)` },
} as const;

/** In a low window the bill scrolls above the pay button. */
export const scrollingBill = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2.5,
  minHeight: 0,
  overflowY: { desktop: 'auto' },
  // Room for the slip's shadow, which scrolling would clip.
  marginInline: '-4px',
  paddingInline: '4px',
} as const;
