import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A grain, centred at 0 0. */
const GRAIN = 'M0-7C4-3.5 4 3.5 0 7C-4 3.5-4-3.5 0-7Z';
const RAYS = Array.from({ length: 16 }, (_, index) => index * 22.5);

const tones = {
  leaf: { disc: 'surface.tint', sign: 'primary.dark', rays: 'primary.main' },
  turmeric: { disc: 'surface.warm', sign: 'secondary.dark', rays: 'secondary.main' },
  /** A screen uses it for its one celebratory state. */
  feast: { disc: 'primary.main', sign: 'primary.contrastText', rays: 'secondary.main' },
  error: { disc: 'error.light', sign: 'error.main', rays: 'error.main' },
} as const;

interface SeedSunProps {
  tone: keyof typeof tones;
  /** Decorative; adjacent text says the same. */
  children: ReactNode;
}

/** A status sign: an icon in a sun with grains as rays. */
export const SeedSun = ({ tone, children }: SeedSunProps) => {
  const { disc, sign, rays } = tones[tone];
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 104,
        height: 104,
        color: sign,
        '& > .MuiSvgIcon-root': { position: 'relative', fontSize: 32 },
      }}
    >
      <Box sx={{ position: 'absolute', inset: 20, borderRadius: '50%', bgcolor: disc }} />
      <Box component="svg" viewBox="-52 -52 104 104" sx={{ position: 'absolute', inset: 0, color: rays }}>
        {RAYS.map((angle, index) => (
          <path
            key={angle}
            d={GRAIN}
            fill="currentColor"
            // Alternate sizes, as drawn by hand.
            transform={`rotate(${angle}) translate(0 ${index % 2 ? -41.5 : -44}) scale(${index % 2 ? 0.72 : 1})`}
          />
        ))}
      </Box>
      {children}
    </Box>
  );
};
