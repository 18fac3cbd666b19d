import { radiiPx, touchTargetPx } from './tokens';

const colour = (name: string): string => `var(--vayal-palette-${name})`;

/** Styles shared by several components, as `theme.mixins`; Material UI's own are in `componentDefaults`. */
export const mixins = {
  card: {
    border: '1px solid',
    borderColor: colour('surface-line'),
    borderRadius: radiiPx.card,
    backgroundColor: colour('background-paper'),
  },
  plate: {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '1',
    borderRadius: radiiPx.inner,
    backgroundColor: colour('surface-tint'),
    '& > :is(img, svg, picture)': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  },
  /** A filter, category or sort option. Selected by a checked input or `aria-current`. */
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
      // Colour alone must not tell them apart.
      boxShadow: 'inset 0 0 0 1px currentColor',
      '@media (forced-colors: active)': {
        '&:not(:focus-visible, :has(:focus-visible))': { outline: '2px solid Highlight', outlineOffset: -4 },
      },
    },
  },
  /** A pill whose value is not the usual one. */
  chosenPill: {
    backgroundColor: colour('surface-tint'),
    borderColor: colour('primary-main'),
    color: colour('primary-dark'),
    fontWeight: 600,
  },
  pageWidth: {
    maxWidth: 'var(--page-width)',
    width: '100%',
    marginInline: 'auto',
    paddingInline: 'var(--page-margin)',
  },
  /**
   * A plain link or button without background. Pages have many; Material UI's are three components deep. Give each
   * `tabIndex={0}`: Safari's Tab key skips it otherwise. `--hover-ground` sets its hover colour.
   */
  plainButton: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minWidth: touchTargetPx,
    minHeight: touchTargetPx,
    margin: 0,
    // Leaves room for labels of two lines.
    padding: '4px 0',
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
  /** A grid's row that scrolls: its last item is cut off to show that. */
  scrollRow: {
    gridAutoFlow: 'column',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    // Extends to the edges of the window.
    marginInline: 'calc(-1 * var(--page-margin))',
    paddingInline: 'var(--page-margin)',
    scrollPaddingInline: 'var(--page-margin)',
    '& > li': { scrollSnapAlign: 'start' },
  },
  /** Controls have the theme's colours, because native ones hardly show on dark paper. */
  checkbox: {
    appearance: 'none',
    flexShrink: 0,
    display: 'inline-grid',
    placeContent: 'center',
    width: 20,
    height: 20,
    margin: 0,
    border: '2px solid',
    borderColor: colour('surface-edge'),
    borderRadius: 6,
    cursor: 'inherit',
    '&:checked': { borderColor: colour('primary-main'), backgroundColor: colour('primary-main') },
    '&:checked::before': {
      content: '""',
      width: 12,
      height: 12,
      backgroundColor: colour('primary-contrastText'),
      clipPath: 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%)',
    },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
  /** A checkbox or radio button that covers its label, which shows its state. */
  coveringInput: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  /** A studio's light from the upper left, over the ground of what is cut out. */
  studioLight: (opacity: number) => `radial-gradient(62% 62% at 34% 30%, rgb(255 255 255 / ${opacity}), transparent)`,
  plainList: { listStyle: 'none', margin: 0, padding: 0 },
  clampedTo: (lines: number) => ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical' as const,
    overflow: 'hidden',
  }),
} as const;
