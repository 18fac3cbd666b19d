import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface LogoProps {
  /** The shop's name; while it is not known, the mark stands alone. */
  name?: string | undefined;
}

/** The mark: a sun over the rows of a paddy field. */
const Mark = () => (
  <Box component="svg" viewBox="0 0 40 40" aria-hidden sx={{ width: 40, height: 40, flexShrink: 0 }}>
    <Box component="circle" cx="20" cy="20" r="20" sx={{ fill: 'var(--vayal-palette-primary-main)' }} />
    <Box component="circle" cx="20" cy="15" r="6" sx={{ fill: 'var(--vayal-palette-secondary-main)' }} />
    <Box
      component="path"
      d="M4 22c5-3 11-3 16 0s11 3 16 0M6 28c4.5-2.6 9.5-2.6 14 0s9.5 2.6 14 0M11 34c3-1.8 6-1.8 9 0s6 1.8 9 0"
      sx={{ fill: 'none', stroke: 'var(--vayal-palette-background-default)', strokeWidth: 2.4, strokeLinecap: 'round' }}
    />
  </Box>
);

/** The shop's mark with its name. It is no link and no heading: the header makes a link of it. */
export const Logo = ({ name }: LogoProps) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <Mark />
    {name !== undefined && (
      <Typography component="span" variant="h3" sx={{ color: 'inherit' }}>
        {name}
      </Typography>
    )}
  </Box>
);
