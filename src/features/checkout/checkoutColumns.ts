/** What on the left, where and how much on the right; one under the other on a phone. */
export const checkoutColumns = {
  display: 'grid',
  gap: { mobile: 4, desktop: 7 },
  alignItems: 'start',
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) minmax(0, 420px)' },
} as const;

/** Beside a long cart the bill stays in sight, where the window is high enough for all of it. */
export const stickyBill = {
  '@media (min-height: 900px)': {
    position: { desktop: 'sticky' },
    top: { desktop: 'calc(var(--header-height) + 24px)' },
  },
} as const;
