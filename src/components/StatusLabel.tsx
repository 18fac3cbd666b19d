import Box from '@mui/material/Box';
import { CheckCircleOutlined, LocalShippingOutlined } from './pageIcons';
import { CancelOutlined, ScheduleOutlined } from './lazyIcons';

export type StatusTone = 'waiting' | 'moving' | 'done' | 'stopped';

/** Colour is never the only signal. */
const tones = {
  waiting: { Icon: ScheduleOutlined, bgcolor: 'surface.warm', color: 'secondary.dark' },
  moving: { Icon: LocalShippingOutlined, bgcolor: 'surface.tint', color: 'primary.dark' },
  done: { Icon: CheckCircleOutlined, bgcolor: 'surface.tint', color: 'primary.dark' },
  stopped: { Icon: CancelOutlined, bgcolor: 'error.light', color: 'error.main' },
} as const;

interface StatusLabelProps {
  /** Waiting, moving, done or stopped. */
  tone: StatusTone;
  /** Empty renders nothing. */
  label: string;
}

/** A short status: icon, colour and text. For orders use OrderStatusLabel. */
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
