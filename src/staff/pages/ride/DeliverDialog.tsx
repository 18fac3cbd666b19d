import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DELIVERY_CODE_LENGTH } from '../../../../contract/counter';
import type { DeliverBody } from '../../../../contract/rounds';
import { PanelDialog } from '../../../components/PanelDialog';
import type { RideStop } from '../../ride/applyActs';
import type { ActResult } from '../../ride/rideQueue';
import { DueAtDoor } from './DueAtDoor';
import { PhotoChoice } from './PhotoChoice';

export interface Delivered extends Pick<DeliverBody, 'code' | 'collected'> {
  photo?: Blob;
}

interface DeliverDialogProps {
  stop: RideStop;
  onDeliver: (delivered: Delivered) => Promise<ActResult>;
  onClose: () => void;
}

const codeOf = (text: string) => text.replace(/\D/g, '').slice(0, DELIVERY_CODE_LENGTH);

/** At the door: the customer's code, or a photo instead. */
export const DeliverDialog = ({ stop, onDeliver, onClose }: DeliverDialogProps) => {
  const { t } = useTranslation('staffRounds');
  const [code, setCode] = useState('');
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [collected, setCollected] = useState<DeliverBody['collected']>();
  const [triesLeft, setTriesLeft] = useState(stop.triesLeft);
  const [messages, setMessages] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isComplete = code.length === DELIVERY_CODE_LENGTH || photo !== null;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isComplete) {
      setMessages([t('deliver.proofNeeded')]);
      return;
    }
    if (stop.duePaise > 0 && !collected) {
      setMessages([t('collected.first')]);
      return;
    }
    setBusy(true);
    const proof = photo ? { photo } : { code };
    const result = await onDeliver({ ...proof, ...(collected && { collected }) });
    if (result.state !== 'REJECTED') {
      onClose();
      return;
    }
    setBusy(false);
    setMessages(result.messages);
    setCode('');
    if (result.triesLeft !== null) setTriesLeft(result.triesLeft);
  };

  return (
    <PanelDialog open title={t('deliver.title', { name: stop.customerName || stop.orderNumber })} onClose={onClose}>
      <Stack component="form" spacing={2} noValidate onSubmit={(event) => void submit(event)}>
        <Typography color="textSecondary">
          {[stop.orderNumber, t('units', { count: stop.itemCount })].join(' · ')}
        </Typography>
        {stop.duePaise > 0 && (
          <DueAtDoor
            orderNumber={stop.orderNumber}
            duePaise={stop.duePaise}
            collected={collected}
            onCollected={setCollected}
          />
        )}
        {messages.length > 0 && <Alert severity="error">{messages.join(' ')}</Alert>}
        {triesLeft > 0 && photo === null && (
          <TextField
            autoFocus
            label={t('deliver.code')}
            helperText={t('deliver.codeHint')}
            value={code}
            onChange={(event) => setCode(codeOf(event.target.value))}
            slotProps={{
              htmlInput: {
                inputMode: 'numeric',
                autoComplete: 'off',
                style: { fontSize: 28, letterSpacing: 8 },
              },
            }}
          />
        )}
        <PhotoChoice photo={photo} onPhoto={setPhoto} />
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {t('deliver.submit')}
        </Button>
      </Stack>
    </PanelDialog>
  );
};
