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

/** The same throw each time: numbers from 0 to 1, by the rule of Numerical Recipes. */
const makeRandom = () => {
  let state = 108;
  return (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

/** Thrown from above: thick at the upper edge, thinner towards the lower. */
const thrown = (): Grain[] => {
  const random = makeRandom();
  return Array.from({ length: GRAINS }, () => ({
    x: Math.round(random() * WIDTH),
    y: Math.round(random() ** 1.8 * (HEIGHT - 30)) + 10,
    turn: Math.round(random() * 180),
    scale: 0.8 + random() * 0.5,
  })).filter(({ x, y }) => ((x - CLEAR.x) / CLEAR.width) ** 2 + ((y - CLEAR.y) / CLEAR.height) ** 2 > 1);
};

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
