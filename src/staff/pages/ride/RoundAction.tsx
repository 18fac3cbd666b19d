import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { newIdempotencyKey } from '../../../lib/idempotencyKey';
import type { RideQueue } from '../../ride/rideQueue';

interface RoundActionProps {
  kind: 'start' | 'end';
  label: string;
  roundId: string;
  perform: RideQueue['perform'];
}

/** Begins or ends a round. */
export const RoundAction = ({ kind, label, roundId, perform }: RoundActionProps) => {
  const [isBusy, setBusy] = useState(false);
  const [messages, setMessages] = useState<string[]>([]);

  const submit = async () => {
    setBusy(true);
    const result = await perform({ kind, key: newIdempotencyKey(), roundId, at: new Date().toISOString(), label });
    setBusy(false);
    setMessages(result.state === 'REJECTED' ? result.messages : []);
  };

  return (
    <>
      {messages.length > 0 && <Alert severity="error">{messages.join(' ')}</Alert>}
      <Button variant="contained" size="large" loading={isBusy} onClick={() => void submit()}>
        {label}
      </Button>
    </>
  );
};
