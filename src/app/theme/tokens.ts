import { MOBILE_MAX_WIDTH_PX } from '../../../contract/constants';

/**
 * The design tokens. Components use them through the theme (`color: 'text.secondary'`, `bgcolor: 'surface.tint'`),
 * never as raw values.
 */

export interface ColourScheme {
  ground: string;
  paper: string;
  /** Borders of cards and sections. Decorative, so no minimum contrast. */
  line: string;
  /** Borders of inputs, with a contrast of at least 3:1. */
  edge: string;
  /**
   * Actions and links; `leafDark` for long text and hover, `leafTint` behind selected items, `onLeaf` for text on leaf.
   */
  leaf: string;
  leafDark: string;
  leafTint: string;
  onLeaf: string;
  /** The primary accent: offers, the cart badge, selection. */
  turmeric: string;
  turmericText: string;
  turmericTint: string;
  onTurmeric: string;
  /** The secondary accent: sale prices. */
  clay: string;
  clayTint: string;
  ink: string;
  inkSoft: string;
  error: string;
  errorTint: string;
  onError: string;
  /** Behind Add on a card: lifted in dark. */
  lift: string;
  deep: string;
  onDeep: string;
  onDeepSoft: string;
  /** The header; its address, pressed and hovered controls. */
  bar: string;
  onBar: string;
  barTint: string;
  /** The field banner: at sunrise, and at dusk. */
  sky: string;
  onSky: string;
}

/** Text pairs meet WCAG AA, ink AAA: see `contrast.test.ts`. */
export const lightColours: ColourScheme = {
  ground: '#FBF7EE',
  paper: '#FFFFFF',
  line: '#E7DFCE',
  edge: '#8A846F',
  leaf: '#24603A',
  leafDark: '#17402A',
  leafTint: '#E4EFE3',
  onLeaf: '#FFFFFF',
  turmeric: '#E3A21A',
  turmericText: '#8A5B00',
  turmericTint: '#FBEFD3',
  onTurmeric: '#1F2A21',
  clay: '#B4552D',
  clayTint: '#F6E4DA',
  ink: '#1F2A21',
  inkSoft: '#566257',
  error: '#B3261E',
  errorTint: '#FBE9E7',
  onError: '#FFFFFF',
  lift: '#E4EFE3',
  deep: '#17402A',
  onDeep: '#FBF7EE',
  onDeepSoft: '#C9D6C5',
  bar: '#24603A',
  onBar: '#FFFDF7',
  barTint: '#1B4E2E',
  sky: '#FBF1DE',
  onSky: '#1F2A21',
};

export const darkColours: ColourScheme = {
  ground: '#131914',
  paper: '#1B231D',
  line: '#35423A',
  edge: '#7F8D82',
  leaf: '#8FCB9D',
  leafDark: '#BCE3C3',
  leafTint: '#22352A',
  onLeaf: '#0D2114',
  turmeric: '#E9B44C',
  turmericText: '#F0C674',
  turmericTint: '#372D17',
  onTurmeric: '#1F1A0C',
  clay: '#E8A07C',
  clayTint: '#3A261C',
  ink: '#EFF2E9',
  inkSoft: '#B6C1B5',
  error: '#F4A79F',
  errorTint: '#3D211E',
  onError: '#3A0B07',
  lift: '#345F45',
  deep: '#0C110D',
  onDeep: '#EDE8DA',
  onDeepSoft: '#AFBBAE',
  bar: '#17251B',
  onBar: '#EDE8DA',
  barTint: '#24382B',
  sky: '#151E1F',
  onSky: '#F1EFE4',
};

/**
 * Web fonts (fontFaces.ts) and metric-adjusted local fallbacks. Each further name delays first paint by a font lookup,
 * so no system fonts are listed and fallbacks precede other scripts.
 */
export const fonts = {
  heading: "Fraunces, 'Fraunces Fallback', 'Fraunces Second Fallback', Mukta, 'Mukta Malar', 'Mukta Devanagari', serif",
  text: "Mukta, 'Mukta Fallback', 'Mukta Second Fallback', 'Mukta Malar', 'Mukta Devanagari', sans-serif",
  /** Tamil and Hindi, headings included: Fraunces lacks them. */
  indic: "'Mukta Malar', 'Mukta Devanagari', Mukta, 'Mukta Fallback', 'Mukta Second Fallback', sans-serif",
} as const;

/** Sizes are in rem; the large ones shrink with the viewport. */
export const fontSizes = {
  small: '0.8125rem',
  text: '0.9375rem',
  large: '1.0625rem',
  title: '1.25rem',
  heading3: 'clamp(1.3125rem, 1.2rem + 0.6vw, 1.5rem)',
  heading2: 'clamp(1.5rem, 1.2rem + 1.4vw, 2rem)',
  heading1: 'clamp(1.875rem, 1.3rem + 2.6vw, 2.75rem)',
} as const;

/** `inner` fits elements 8 px within a card. */
export const radiiPx = { card: 14, inner: 8, button: 22, largeButton: 26, pill: 999 } as const;

export const touchTargetPx = 44;

/** From this width on, mark, address, search, cart and menu share one row. */
export const oneRowHeaderPx = 720;

/** Minimum widths in CSS pixels. The specification's mobile layout ends at 992. */
export const breakpointsPx = {
  mobile: 0,
  tablet: 600,
  desktop: MOBILE_MAX_WIDTH_PX + 1,
  wide: 1280,
  veryWide: 1600,
} as const;

/** Maximum widths include the margins: content of 1280 px, and from `veryWide` on of 1520. */
export const page = { maxWidthPx: 1376, veryWideMaxWidthPx: 1616, margin: 'clamp(16px, 3.2vw, 48px)' } as const;

/**
 * Fixed bars, with text of the usual size: with larger text those at the bottom are measured (src/lib/measuredAs.ts). `--header-height` and `--bottom-bar-height` are what they cover at top and bottom; on a phone `--tabs-height`,
 * `--view-cart-height` and `--action-height` are parts of the latter. `headerCompact` is the fixed header in one row.
 */
export const barHeightsPx = {
  header: 80,
  headerTwoRows: 116,
  headerCompact: 64,
  tabs: 64,
  viewCart: 48,
  action: 64,
} as const;

/** The CSS variable `--drawer-width` has the same value. */
export const drawerWidthPx = 440;
