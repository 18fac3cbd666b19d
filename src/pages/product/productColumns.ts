import type { Theme } from '@mui/material/styles';

const COLUMN_GAP = 'clamp(24px, 5vw, 72px)';

/**
 * Picture and purchase, then facts and text: two columns from tablets on. On a tablet each column goes on by itself, so that
 * none has a hole. Shared by the page and its skeleton.
 */
export const productColumns = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  '& > .gallery': { alignSelf: 'start', minWidth: 0 },
  '& > .lower': { display: 'grid', alignContent: 'start', gap: theme.spacing(5), marginBlockStart: theme.spacing(2) },
  [theme.breakpoints.up('tablet')]: { '& > .lower': { marginBlockStart: theme.spacing(5) } },
  [theme.breakpoints.between('tablet', 'desktop')]: {
    display: 'flow-root',
    '& > *': { float: 'right', clear: 'right', width: `calc((100% - ${COLUMN_GAP}) / 2)` },
    '& > .gallery, & > .delivery, & > .delivery + .lower': { float: 'left', clear: 'left' },
    '& > .delivery': { marginBlockStart: theme.spacing(3) },
    '& > .delivery + .lower:last-child': { clear: 'both', width: '100%' },
  },
  [theme.breakpoints.up('desktop')]: {
    gridTemplate: 'auto 1fr / minmax(0, 13fr) minmax(0, 12fr)',
    columnGap: COLUMN_GAP,
    // The only one takes both columns.
    '& > .delivery + .lower:last-child': { gridColumn: '1 / -1' },
    // Below the pictures, where the purchase leaves room.
    '& > .gallery + *': { gridRow: 'span 2' },
  },
});
