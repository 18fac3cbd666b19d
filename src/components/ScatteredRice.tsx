import Box from '@mui/material/Box';

/** Grains lie in a strip of this size. */
const WIDTH = 1600;
const HEIGHT = 360;
const GRAINS = 130;
/** No grain falls where the words begin: an ellipse around the middle of the strip's lower edge. */
const CLEAR = { x: WIDTH / 2, y: HEIGHT, width: 430, height: 285 };

interface Grain {
  x: number;
  y: number;
  turn: number;
  scale: number;
}

/** What comes after the point; steps of an irrational number fall evenly, and never twice in the same place. */
const fraction = (number: number): number => number % 1;

/** Thrown from above: thick at the upper edge, thinner towards the lower. */
const thrown = (): Grain[] =>
  Array.from({ length: GRAINS }, (_, index) => ({
    x: Math.round(fraction(index * 0.754877666) * WIDTH),
    y: Math.round(fraction(index * 0.569840296) ** 1.8 * (HEIGHT - 30)) + 10,
    turn: Math.round(fraction(index * 0.618033989) * 180),
    scale: 0.8 + fraction(index * 0.414213562) * 0.5,
  })).filter(({ x, y }) => ((x - CLEAR.x) / CLEAR.width) ** 2 + ((y - CLEAR.y) / CLEAR.height) ** 2 > 1);

const GRAIN = 'M0-7.5C3.1-4 3.1 4 0 7.5C-3.1 4-3.1-4 0-7.5Z';

/** A narrower window sees the middle of the strip, a wider one a larger strip. */
const FILLING = { preserveAspectRatio: 'xMidYMin slice' };

/** Turmeric rice, as it is thrown over whom one wishes well. It lies behind what stands in the same box, from the upper edge on. */
export const ScatteredRice = () => (
  <Box
    component="svg"
    aria-hidden
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    {...FILLING}
    sx={{
      position: 'absolute',
      insetInline: 0,
      top: 0,
      width: '100%',
      height: HEIGHT,
      color: 'secondary.main',
      pointerEvents: 'none',
    }}
  >
    {thrown().map(({ x, y, turn, scale }) => (
      <path
        key={`${x} ${y}`}
        d={GRAIN}
        fill="currentColor"
        transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale.toFixed(2)})`}
      />
    ))}
  </Box>
);
