import Box from '@mui/material/Box';
import { useId, useMemo } from 'react';
import { seededRandom } from '../lib/seededRandom';
import { PAPER, pouchColours } from './pictureColours';

interface ProductPictureProps {
  productId: string;
  categoryId: string;
  /** What the picture shows; '' where the name stands right beside it. */
  alt: string;
}

const GRAINS_PER_SHADE = 46;
/** The window of the pouch, a lying seed. */
const SEED_WINDOW = 'M78 166 C92 138 148 138 162 166 C148 194 92 194 78 166 Z';

/** Many small grains as one path, strewn over the window. */
const strewGrains = (random: () => number): string =>
  Array.from({ length: GRAINS_PER_SHADE }, () => {
    const x = 76 + random() * 88;
    const y = 142 + random() * 48;
    const long = 3.2 + random() * 1.8;
    const turn = Math.round(random() * 180);
    const [left, right] = [(x - long).toFixed(1), (x + long).toFixed(1)];
    const arc = `${long.toFixed(1)} 2.4 ${turn} 1 0`;
    return `M${left} ${y.toFixed(1)}A${arc} ${right} ${y.toFixed(1)}A${arc} ${left} ${y.toFixed(1)}`;
  }).join('');

/** A kraft-paper pouch with the product's grain in its window; the same product always looks the same. */
export const ProductPicture = ({ productId, categoryId, alt }: ProductPictureProps) => {
  const { grains, band } = pouchColours(categoryId);
  const paths = useMemo(() => {
    const random = seededRandom(productId);
    return [strewGrains(random), strewGrains(random), strewGrains(random)];
  }, [productId]);
  const clipId = useId();

  return (
    <Box
      component="svg"
      viewBox="0 0 240 240"
      role={alt === '' ? undefined : 'img'}
      aria-label={alt || undefined}
      aria-hidden={alt === '' || undefined}
      sx={{ display: 'block', width: '100%', aspectRatio: '1', bgcolor: 'surface.tint' }}
    >
      <defs>
        <clipPath id={clipId}>
          <path d={SEED_WINDOW} />
        </clipPath>
      </defs>
      <ellipse cx="120" cy="217" rx="66" ry="8" fill={PAPER.ink} opacity="0.14" />
      <path d="M62 44 L178 44 L186 212 Q120 222 54 212 Z" fill={PAPER.mid} />
      <path d="M62 44 L84 44 L74 214 Q62 213 54 212 Z" fill={PAPER.light} />
      <path d="M178 44 L160 44 L168 214 Q178 213 186 212 Z" fill={PAPER.dark} opacity="0.55" />
      <path d="M60 30 H180 L178 48 H62 Z" fill={PAPER.light} />
      <path d="M62 48 H178" stroke={PAPER.dark} strokeWidth="1.5" strokeDasharray="4 3" fill="none" />
      <rect x="78" y="66" width="84" height="58" rx="5" fill={PAPER.label} />
      <rect x="78" y="66" width="84" height="12" rx="5" fill={band} />
      <path d="M120 86 C110 92 108 104 120 114 C132 104 130 92 120 86 Z M120 92 V114" fill={band} stroke={band} />
      <path d="M92 119 H148" stroke={PAPER.dark} strokeWidth="2" strokeLinecap="round" />
      <path d={SEED_WINDOW} fill={grains[1]} />
      <g clipPath={`url(#${clipId})`}>
        <path d={paths[0]} fill={grains[2]} />
        <path d={paths[1]} fill={grains[0]} />
        <path d={paths[2]} fill={grains[1]} />
      </g>
      <path d={SEED_WINDOW} fill="none" stroke={PAPER.dark} strokeWidth="1.5" />
    </Box>
  );
};
