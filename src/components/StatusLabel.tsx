import Box from '@mui/material/Box';
import { CheckCircleOutlined, LocalShippingOutlined } from './icons';
import { CancelOutlined, ScheduleOutlined } from './moreIcons';

export type StatusTone = 'waiting' | 'moving' | 'done' | 'stopped';

/** Never the colour alone: each tone has its sign, and the words say the rest. */
const tones = {
  waiting: { Icon: ScheduleOutlined, bgcolor: 'surface.warm', color: 'secondary.dark' },
  moving: { Icon: LocalShippingOutlined, bgcolor: 'surface.tint', color: 'primary.dark' },
  done: { Icon: CheckCircleOutlined, bgcolor: 'surface.tint', color: 'primary.dark' },
  stopped: { Icon: CancelOutlined, bgcolor: 'error.light', color: 'error.main' },
} as const;

interface StatusLabelProps {
  /** Which icon and colour: what waits for somebody, moves, is done, or was stopped. */
  tone: StatusTone;
  /** An empty label shows nothing at all. */
  label: string;
}

/**
 * How something stands, in a word or three: an icon and a colour, and always words. There is nothing to press. For an
 * order, use OrderStatusLabel, which knows the words.
 */
export const StatusLabel = ({ tone, label }: StatusLabelProps) => {
  if (label === '') return null;
  const { Icon, bgcolor, color } = tones[tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1.25,
        py: 0.5,
        borderRadius: 999,
        typography: 'caption',
        fontWeight: 700,
        bgcolor,
        color,
      }}
    >
      <Icon fontSize="inherit" />
      {label}
    </Box>
  );
};
