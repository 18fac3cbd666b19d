import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOT_DELIVERED_REASONS, RETURNED_STOCK, type NotDeliveredReason } from '../../../../contract/counter';
import type { NotDeliveredBody } from '../../../../contract/rounds';
import { PanelDialog } from '../../../components/PanelDialog';
import { PillChoice } from '../../../components/PillChoice';
import type { RideStop } from '../../ride/applyActs';
import type { ActResult } from '../../ride/rideQueue';

type Body = Omit<NotDeliveredBody, 'phone'>;

interface NotDeliveredDialogProps {
  stop: RideStop;
  onNotDelivered: (body: Body) => Promise<ActResult>;
  onClose: () => void;
}

const AFTERWARDS = ['AGAIN', ...RETURNED_STOCK] as const;
const MAX_NOTE_LENGTH = 300;

/** Why a parcel comes back, and for an unpaid one that was refused at the door what becomes of it. */
export const NotDeliveredDialog = ({ stop, onNotDelivered, onClose }: NotDeliveredDialogProps) => {
  const { t } = useTranslation('staffRounds');
  const [reason, setReason] = useState<NotDeliveredReason>('AWAY');
  const [afterwards, setAfterwards] = useState<(typeof AFTERWARDS)[number]>('AGAIN');
  const [note, setNote] = useState('');
  const [messages, setMessages] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  // Money of a paid order is the counter's decision.
  const mayCancel = reason === 'REFUSED' && stop.duePaise > 0;

  const submit = async () => {
    setBusy(true);
    const result = await onNotDelivered({
      reason,
      ...(note.trim() !== '' && { note: note.trim() }),
      ...(mayCancel && afterwards !== 'AGAIN' && { cancel: { stock: afterwards } }),
    });
    if (result.state !== 'REJECTED') onClose();
    else setMessages(result.messages);
    setBusy(false);
  };

  return (
    <PanelDialog open title={t('notDelivered.title')} onClose={onClose}>
      <Stack spacing={2}>
        <PillChoice
          label={t('notDelivered.reason')}
          value={reason}
          options={NOT_DELIVERED_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          onChange={setReason}
        />
        {mayCancel && (
          <PillChoice
            label={t('notDelivered.afterwards')}
            value={afterwards}
            options={AFTERWARDS.map((value) => ({ value, label: t(`afterwards.${value}`) }))}
            onChange={setAfterwards}
          />
        )}
        <TextField
          multiline
          label={t('notDelivered.note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_NOTE_LENGTH } }}
        />
        {messages.length > 0 && <Alert severity="error">{messages.join(' ')}</Alert>}
        <Button variant="contained" size="large" loading={isBusy} onClick={() => void submit()}>
          {t('notDelivered.submit')}
        </Button>
      </Stack>
    </PanelDialog>
  );
};
