import Box from '@mui/material/Box';

/** Furrows in perspective: offset and thickness. */
const ROWS = [
  { y: 62, width: 1.6 },
  { y: 74, width: 2.2 },
  { y: 90, width: 3 },
  { y: 110, width: 4 },
] as const;

/** A furrow from edge to edge, in the mark's rhythm. */
const row = (y: number): string => `M-20 ${y}c40-14 80-14 120 0s80 14 120 0 80-14 120 0 80 14 120 0`;

/** Fills any shape; the rest is cropped, and never the sun. */
const FILLING = { preserveAspectRatio: 'xMaxYMid slice' };

/** The mark's sun over a field, as a band along an upper edge. */
export const FieldBand = () => (
  <Box
    component="svg"
    aria-hidden
    viewBox="0 0 440 120"
    {...FILLING}
    sx={{
      display: 'block',
      width: '100%',
      height: '100%',
      '--ground': 'var(--vayal-palette-surface-deep)',
      bgcolor: 'var(--ground)',
      color: 'surface.onDeep',
      // Dusk.
      '[data-theme="dark"] &': { '--ground': 'var(--vayal-palette-surface-tint)', color: 'primary.main' },
      '[data-theme="dark"] & path[stroke]': { strokeOpacity: 0.4 },
    }}
  >
    <Box component="circle" cx="330" cy="54" r="24" sx={{ fill: 'var(--vayal-palette-secondary-main)' }} />
    {/* The ground covers the lower half of the sun. */}
    <Box component="path" d={`${row(62)}V140H-20Z`} sx={{ fill: 'var(--ground)' }} />
    {ROWS.map(({ y, width }) => (
      <path key={y} d={row(y)} fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round" />
    ))}
  </Box>
);
