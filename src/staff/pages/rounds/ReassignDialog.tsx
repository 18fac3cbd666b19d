import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rider, Round } from '../../../../contract/rounds';
import { PanelDialog } from '../../components/PanelDialog';
import { saveKey } from '../../lib/saveKey';
import { useReassignRoundMutation } from '../../store/roundsApi';
import { RiderSelect } from './RiderSelect';

interface ReassignDialogProps {
  round: Round;
  riders: readonly Rider[];
  onClose: () => void;
}

/** Gives a round to another rider, also on the way. */
export const ReassignDialog = ({ round, riders, onClose }: ReassignDialogProps) => {
  const { t } = useTranslation('staffRounds');
  const [reassign, { isLoading }] = useReassignRoundMutation();
  const others = riders.filter(({ _id }) => _id !== round.rider._id);
  const [riderId, setRiderId] = useState(others[0]?._id ?? '');

  const submit = async () => {
    const { error } = await reassign({ roundId: round._id, riderId });
    if (!error) onClose();
  };

  return (
    <PanelDialog open title={t('reassignTitle', { name: round.rider.name })} onClose={onClose}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        <RiderSelect riders={others} value={riderId} onChange={setRiderId} />
        <Button
          variant="contained"
          size="large"
          disabled={riderId === ''}
          loading={isLoading}
          onClick={() => void submit()}
          {...saveKey}
        >
          {t('reassign')}
        </Button>
      </Stack>
    </PanelDialog>
  );
};
