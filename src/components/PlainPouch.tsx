import Box from '@mui/material/Box';

const POUCH = 'M62 36H178L186 212Q120 222 54 212Z';
/** Its right side. */
const SHADE = 'M160 36H178L186 212Q176 214 165 215Z';
const LEAF = 'M120 78C108 85 106 100 120 112C134 100 132 85 120 78Z';
/** Seed-shaped window of the pouch. */
const SEED_WINDOW = 'M78 166 C92 138 148 138 162 166 C148 194 92 194 78 166 Z';

const fill = (token: string) => ({ fill: `var(--vayal-palette-${token})` });
const line = { fill: 'none', stroke: 'var(--vayal-palette-surface-edge)', strokeWidth: 2 };

interface PlainPouchProps {
  /** '' where the name is beside it. */
  alt: string;
  /** Printed on it in place of a leaf, where the pouch is large enough to read it. */
  name?: string | undefined;
}

/** A pouch for products without a picture. */
export const PlainPouch = ({ alt, name }: PlainPouchProps) => (
  <Box
    component="svg"
    viewBox="0 0 240 240"
    role={alt === '' ? undefined : 'img'}
    aria-label={alt || undefined}
    aria-hidden={alt === '' || undefined}
    sx={{ display: 'block', width: '100%', aspectRatio: '1', bgcolor: 'surface.tint' }}
  >
    <Box component="path" sx={fill('surface-warm')} d={POUCH} />
    <Box component="path" sx={line} d={`${POUCH}M61 54H179`} />
    <path d={SHADE} fillOpacity={0.05} />
    {name ? (
      <foreignObject x="66" y="58" width="108" height="82">
        <Box
          sx={{
            display: 'grid',
            placeContent: 'safe center',
            height: '100%',
            overflow: 'hidden',
            fontSize: 15,
            fontWeight: 600,
            lineHeight: 1.25,
            textAlign: 'center',
            overflowWrap: 'anywhere',
            color: 'primary.main',
          }}
        >
          {name}
        </Box>
      </foreignObject>
    ) : (
      <Box component="path" sx={fill('primary-main')} d={LEAF} />
    )}
    <Box component="path" sx={fill('background-paper')} d={SEED_WINDOW} />
    <Box component="path" sx={line} d={SEED_WINDOW} />
  </Box>
);
