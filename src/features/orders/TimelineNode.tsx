import Box from '@mui/material/Box';

export type NodeState = 'taken' | 'here' | 'toCome' | 'stopped';

/** A grain on its stalk, which begins at 0 0. */
const GRAIN = 'M0 0C-6-5-6-13 0-18C6-13 6-5 0 0Z';

const styles = {
  taken: { scale: 0.85, color: 'primary.main', fill: 'currentColor' },
  here: { scale: 1.15, color: 'secondary.main', fill: 'currentColor' },
  stopped: { scale: 1.15, color: 'error.main', fill: 'currentColor' },
  toCome: { scale: 0.85, color: 'text.secondary', fill: 'none' },
} as const;

interface TimelineNodeProps {
  state: NodeState;
  /** Grains alternate between both sides of their stem. */
  side: 'left' | 'right';
}

/** A step as a grain on a stem: filled when reached, else outlined. */
export const TimelineNode = ({ state, side }: TimelineNodeProps) => {
  const { scale, color, fill } = styles[state];
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="-18 -18 36 24"
      sx={{ position: 'relative', width: 36, height: 24, flexShrink: 0, overflow: 'visible', color }}
    >
      <path
        d={GRAIN}
        fill={fill}
        stroke="currentColor"
        strokeWidth={1.6}
        transform={`rotate(${side === 'left' ? -52 : 52}) scale(${scale})`}
      />
    </Box>
  );
};
