import Typography from '@mui/material/Typography';
import type { WaitingItems } from '../../../contract/orderAdditions';
import { useWaitingText } from '../hooks/useWaitingText';

interface WaitingNoteProps {
  /** Responses of an older release have none. */
  waiting: WaitingItems | null | undefined;
}

/** Warns who packs an order that items wait to be added; empty where none do. */
export const WaitingNote = ({ waiting }: WaitingNoteProps) => {
  const waitingText = useWaitingText();
  if (!waiting) return null;
  return (
    <Typography component="strong" variant="body2" sx={{ display: 'block', fontWeight: 700, color: 'secondary.dark' }}>
      {waitingText(waiting)}
    </Typography>
  );
};
