/** Items on the left, address and bill on the right; stacked on phones. */
export const checkoutColumns = {
  display: 'grid',
  gap: { mobile: 4, desktop: 7 },
  alignItems: 'start',
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) minmax(0, 420px)' },
} as const;

/** The bill is sticky beside a long cart, where the window is high enough for all of it. */
export const stickyBill = {
  '@media (min-height: 900px)': {
    position: { desktop: 'sticky' },
    top: { desktop: 'calc(var(--header-height) + 24px)' },
  },
} as const;
