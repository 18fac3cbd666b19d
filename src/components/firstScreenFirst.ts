import { keyframes } from '@mui/material/styles';

const firstFrames = keyframes({ 'from, to': { '--below': 'hidden', '--not-yet': 'none' } });

/**
 * For a box that is higher than a phone: in its first frames the browser lays out the first screen alone. It would otherwise lay out one and a half
 * screens more (Chromium), and show nothing before that is done too. The wait is the box's and not the parts', or it would begin anew with each
 * part that comes later, and whenever a phone is turned.
 */
export const firstScreenFirst = { animation: `${firstFrames} 1ms 200ms backwards` };

/**
 * For a part of such a box that no phone shows at first: far out of sight it costs neither layout nor paint. It cuts what stands out of it, and needs
 * a guess at its size.
 */
export const belowFirstScreen = { contentVisibility: 'var(--below, auto)' };

/**
 * For words of such a box that stand in the first screen, and yet need not be there as soon as the rest. Something else has to keep their place:
 * Chromium counts words that `content-visibility` held back as moved when they come.
 */
export const notInFirstFrames = { display: 'var(--not-yet, inline)' };

/**
 * Marks what the server has drawn; React leaves it as it was written. For what is guessed: what the app draws itself may be gone back to, and must
 * lie where it lay.
 */
export const drawnByServer = {
  'data-drawn': typeof document === 'undefined' || undefined,
  suppressHydrationWarning: true,
};
