import type { CSSObject, Theme } from '@mui/material/styles';

/** The smallest phones fit three packs only when everything shrinks. */
const SMALLEST = '@media (max-width: 385px)';

/** Rows of a card: picture, names, taste, packs, price with button. Aligned across neighbours. */
export const CARD_ROWS = 5;

/**
 * One rule for a card and its content, because lists of fifty render on slow phones. The link covers picture and names;
 * controls are above it.
 */
export const cardStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  ...theme.mixins.card,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '@supports (grid-template-rows: subgrid)': {
    display: 'grid',
    gridRow: `span ${CARD_ROWS}`,
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 0,
  },
  minWidth: 0,
  '& > .plate': { ...theme.mixins.plate, flexShrink: 0, margin: 8, [SMALLEST]: { margin: 6 } },
  '& > .plate > [role="img"]': { position: 'absolute', insetBlockStart: 8, insetInlineEnd: 8 },
  '& .tag': {
    ...theme.typography.caption,
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineStart: 8,
    paddingInline: 8,
    borderRadius: 999,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.secondary.contrastText,
  },
  '& > *': { marginInline: 12, [SMALLEST]: { marginInline: 8 } },
  // Alone there is nothing to choose; as a chosen chip among others.
  '& > .weight': { ...theme.typography.caption, marginBlock: 0 },
  '& > .weight > span': {
    border: '1px solid',
    ...theme.mixins.chosenPill,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    paddingInline: 11,
    borderRadius: 999,
    boxShadow: 'inset 0 0 0 1px currentColor',
    fontVariantNumeric: 'tabular-nums',
  },
  // The dish's pack is on the corner of the picture.
  '& > .plate > .pack': {
    position: 'absolute',
    insetBlockEnd: 6,
    insetInlineStart: 6,
    width: '34%',
    borderRadius: 12,
    overflow: 'hidden',
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
  },
  '& > .summary': {
    ...theme.typography.caption,
    marginBlock: '0 10px',
    color: theme.vars.palette.text.secondary,
    ...theme.mixins.clampedTo(2),
  },
  '& > .names': { flexGrow: 1, marginBlock: '4px 6px' },
  '& .names > *': { margin: 0 },
  '& .names > :is(h2, h3)': {
    ...theme.typography.h6,
    lineHeight: 'max(1.25, var(--heading-line, 1.25))',
    [theme.breakpoints.up('tablet')]: { fontSize: theme.typography.h5.fontSize },
    ...theme.mixins.clampedTo(3),
  },
  '& .names > p': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    ...theme.mixins.clampedTo(2),
  },
  '& .names a': { color: 'inherit', textDecoration: 'none' },
  '& .names a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.mixins.card.borderRadius },
  // The card shows the ring: around the clamped text it would be clipped.
  '& .names a:focus-visible': { outline: 'none', boxShadow: 'none' },
  '& .names a:focus-visible::after': theme.focusVisible,
  '&:hover .names a': { textDecoration: 'underline', textUnderlineOffset: '0.2em', textDecorationThickness: 1 },
  [SMALLEST]: { '& > [role="radiogroup"]': { columnGap: 3, '& > label': { paddingInline: 2 } } },
  '& > [role="radiogroup"], & .actions > :last-child': { position: 'relative' },
  '& > .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    alignContent: 'end',
    gap: 8,
    marginBlock: '0 12px',
    paddingBlockStart: 10,
    // Side by side while the label has room; else the button fills its own line.
    '& > :first-child': { flex: '1000 1 5rem' },
    '& > :last-child': { flex: '1 0 112px' },
  },
  '&[data-sold-out="true"] > .plate > :not(.tag, [role="img"])': { opacity: 0.5 },
});
