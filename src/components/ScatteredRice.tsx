import Box from '@mui/material/Box';

/** Size of the strip. */
const WIDTH = 1600;
const HEIGHT = 360;
const GRAINS = 130;
/** Keeps an ellipse around the text clear. */
const CLEAR = { x: WIDTH / 2, y: HEIGHT, width: 430, height: 285 };

interface Grain {
  x: number;
  y: number;
  turn: number;
  scale: number;
}

/** Seeded generator (Numerical Recipes), so that every render is the same. */
const makeRandom = () => {
  let state = 108;
  return (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

/** Denser towards the upper edge. */
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

/** Crops to the centre on narrow windows. */
const FILLING = { preserveAspectRatio: 'xMidYMin slice' };

/** Turmeric rice, thrown as a blessing. Absolutely positioned behind its siblings. */
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
