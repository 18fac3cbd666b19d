import { MOBILE_MAX_WIDTH_PX } from '../../../contract/constants';

/**
 * The look in one table: every colour, size and shape of the shop. Components reach these through the theme
 * (`color: 'text.secondary'`, `bgcolor: 'surface.tint'`), never by their raw values.
 */

/** The light scheme. Each pair that is used for text meets WCAG AA; ink on ground and on paper meets AAA. */
export const lightColours = {
  ground: '#FBF7EE',
  paper: '#FFFFFF',
  line: '#E7DFCE',
  leaf: '#24603A',
  leafDark: '#17402A',
  leafTint: '#E4EFE3',
  onLeaf: '#FFFFFF',
  turmeric: '#E3A21A',
  turmericText: '#8A5B00',
  turmericTint: '#FBEFD3',
  clay: '#B4552D',
  clayTint: '#F6E4DA',
  ink: '#1F2A21',
  inkSoft: '#566257',
  error: '#B3261E',
  errorTint: '#FBE9E7',
} as const;

export const fonts = {
  heading: "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
  /** Tamil and Hindi have no Fraunces. */
  headingIndic: "'Mukta Malar', Mukta, 'Noto Sans Tamil', 'Noto Sans Devanagari', system-ui, sans-serif",
  text: "Mukta, 'Mukta Malar', system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Tamil', 'Noto Sans Devanagari', sans-serif",
} as const;

/** The type scale 13 · 15 · 17 · 20 · 24 · 32 · 44 in rem; large steps shrink with the window. */
export const fontSizes = {
  small: '0.8125rem',
  text: '0.9375rem',
  large: '1.0625rem',
  title: '1.25rem',
  heading3: 'clamp(1.3125rem, 1.2rem + 0.6vw, 1.5rem)',
  heading2: 'clamp(1.5rem, 1.2rem + 1.4vw, 2rem)',
  heading1: 'clamp(1.875rem, 1.3rem + 2.6vw, 2.75rem)',
} as const;

export const radiiPx = { card: 14, pill: 999 } as const;

/** The smallest thing that a finger may be asked to hit, in CSS pixels. */
export const touchTargetPx = 44;

/** Widths in CSS pixels from which each layout holds. The specification's mobile layout ends at 992. */
export const breakpointsPx = { mobile: 0, tablet: 600, desktop: MOBILE_MAX_WIDTH_PX + 1, wide: 1280 } as const;

/** Heights of what stays on screen, in CSS pixels; also there as `--header-height` and `--bottom-bar-height`. */
export const barHeightsPx = { headerMobile: 112, headerDesktop: 76, bottomBar: 64 } as const;
