import { dimByNight, page, radiiPx, touchTargetPx } from './tokens';

const colour = (name: string): string => `var(--vayal-palette-${name})`;

const daylight = { filter: `brightness(${dimByNight})` };

/** Looks that several components of our own share, as `theme.mixins`; what Material UI draws has its own in `componentDefaults`. */
export const mixins = {
  /** A picture that is daylight in either scheme, by night only dimmer. */
  daylight: { '[data-theme="dark"] &': daylight },
  /** White paper with a hairline. */
  card: {
    border: '1px solid',
    borderColor: colour('surface-line'),
    borderRadius: radiiPx.card,
    backgroundColor: colour('background-paper'),
  },
  /** The tinted ground that a square picture lies on. Pictures are daylight: by night they are dimmed. */
  plate: {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '1',
    borderRadius: radiiPx.inner,
    backgroundColor: colour('surface-tint'),
    '& > :is(img, svg, picture)': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    '[data-theme="dark"] & > :is(img, svg, picture)': daylight,
  },
  /** What is chosen by one touch: a filter, a category, the order of a list. A ticked box in it and `aria-current` mark what is chosen. */
  pill: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: touchTargetPx,
    paddingInline: 16,
    border: '1px solid',
    borderColor: colour('surface-line'),
    borderRadius: radiiPx.pill,
    backgroundColor: colour('background-paper'),
    color: colour('text-primary'),
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 160ms, border-color 160ms',
    '@media (hover: hover)': { '&:hover': { borderColor: colour('primary-main') } },
    '&:has(input:checked), &[aria-current]': {
      backgroundColor: colour('surface-tint'),
      borderColor: colour('primary-main'),
      color: colour('primary-dark'),
      fontWeight: 600,
      // Not by its colours alone.
      boxShadow: 'inset 0 0 0 1px currentColor',
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -4 },
    },
  },
  /** As wide as a page grows, within its margins. */
  pageWidth: { maxWidth: page.maxWidthPx, width: '100%', marginInline: 'auto', paddingInline: 'var(--page-margin)' },
  /**
   * A link or button without a ground, drawn by the browser itself: of these each page has many, and Material UI's are three components deep.
   * Each has a `tabIndex` of 0: Safari's Tab key passes over it otherwise. What it lies on may say another ground for the mouse over it:
   * `--hover-ground`.
   */
  plainButton: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minWidth: touchTargetPx,
    minHeight: touchTargetPx,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: radiiPx.pill,
    background: 'none',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 160ms',
    '@media (hover: hover)': {
      '&:hover': { backgroundColor: `var(--hover-ground, ${colour('surface-tint')})` },
    },
  },
  plainList: { listStyle: 'none', margin: 0, padding: 0 },
  clampedTo: (lines: number) => ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical' as const,
    overflow: 'hidden',
  }),
} as const;
