import { keyframes } from '@mui/material/styles';

const skipped = keyframes({ 'from, to': { contentVisibility: 'hidden' } });

/**
 * For what lies below a page's first screen: it costs neither style, layout nor paint while it is out of sight, nor in the page's first frames.
 * Browsers lay out two screens more than one sees, and would show nothing before that is done too. Those that can't animate this leave the wait out.
 * Such a box cuts what stands out of it, and needs a guess at its size.
 */
export const notAtFirst = { contentVisibility: 'auto', animation: `${skipped} 1ms 200ms backwards` } as const;

/** Marks what the server has drawn; React leaves it as it was written. What a browser draws may be gone back to, and must lie where it lay. */
export const drawnByServer = {
  'data-drawn': typeof document === 'undefined' || undefined,
  suppressHydrationWarning: true,
};
