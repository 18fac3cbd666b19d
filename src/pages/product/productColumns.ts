import type { Theme } from '@mui/material/styles';

/** Picture and purchase, then facts and text: two columns from tablets on. Shared by the page and its skeleton. */
export const productColumns = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  '& > .gallery': { alignSelf: 'start', minWidth: 0 },
  '& > .lower': { display: 'grid', alignContent: 'start', gap: theme.spacing(5), marginBlockStart: theme.spacing(2) },
  [theme.breakpoints.up('tablet')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 'clamp(24px, 5vw, 72px)',
    '& > .lower': { marginBlockStart: theme.spacing(5) },
    // The only one takes both columns.
    '& > :not(.lower) + .lower:last-child': { gridColumn: '1 / -1' },
    // The sticky pictures need a box of their own: as a grid item they would cover the row below.
    '& > .gallery:not(:empty)': { alignSelf: 'stretch' },
    '& > .gallery > *': { position: 'sticky', insetBlockStart: 'calc(var(--header-height) + 16px)' },
  },
  [theme.breakpoints.up('desktop')]: { gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 12fr)' },
});
