/** Products are on the left; address, bill and pay button on the right; one column on phones. */
export const checkoutColumns = {
  display: 'grid',
  columnGap: { desktop: 7 },
  rowGap: { mobile: 4, desktop: 2.5 },
  alignItems: 'start',
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) minmax(0, 420px)' },
  // The address is never higher than its content, however long the cart beside it is.
  gridTemplateRows: { desktop: 'minmax(min-content, 1px) auto auto 1fr' },
} as const;

/** These are the positions on wide screens; on phones the parts follow each other in this order. */
export const cartArea = { minWidth: 0, gridRow: { desktop: '1 / span 2' } } as const;
export const addressArea = { minWidth: 0, gridColumn: { desktop: 2 }, gridRow: { desktop: 1 } } as const;
export const extrasArea = { minWidth: 0, gridRow: { desktop: 3 }, marginTop: { desktop: 1.5 } } as const;
export const topUpArea = { minWidth: 0, gridRow: { desktop: 4 }, marginTop: { desktop: 1.5 } } as const;

/** Space above the columns before the page is scrolled. */
const ABOVE = 'var(--header-height) + 32px';

/** The bill and its pay button stay in view beside a long cart. */
export const stickyColumn = {
  gridColumn: { desktop: 2 },
  gridRow: { desktop: '2 / span 3' },
  display: 'flex',
  flexDirection: 'column',
  gap: 2.5,
  minWidth: 0,
  position: { desktop: 'sticky' },
  top: { desktop: `calc(${ABOVE})` },
  maxHeight: { desktop: `calc(100vh - (${ABOVE}) - 16px)` },
} as const;

/** In a very low window the bill scrolls above the pay button. */
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
