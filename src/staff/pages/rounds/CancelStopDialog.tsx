import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type StaffCancelReason } from '../../../../contract/constants';
import { RETURNED_STOCK, type ReturnedStock } from '../../../../contract/roundConstants';
import type { RoundStop } from '../../../../contract/rounds';
import { PanelDialog } from '../../components/PanelDialog';
import { PillChoice } from '../../../components/PillChoice';
import { saveKey } from '../../lib/saveKey';
import { useCancelStopMutation } from '../../store/roundsApi';

interface CancelStopDialogProps {
  roundId: string;
  stop: RoundStop;
  onClose: () => void;
}

const REASONS = ['REFUSED', 'NO_SHOW', 'CUSTOMER', 'OTHER'] as const satisfies readonly StaffCancelReason[];
const likelyReason = ({ reason }: RoundStop) =>
  reason === 'REFUSED' ? 'REFUSED' : reason === 'AWAY' ? 'NO_SHOW' : 'OTHER';

/** Cancels an order that was not delivered, and says what becomes of its stock. */
export const CancelStopDialog = ({ roundId, stop, onClose }: CancelStopDialogProps) => {
  const { t } = useTranslation('staffRounds');
  const [cancel, { isLoading }] = useCancelStopMutation();
  const [reason, setReason] = useState<(typeof REASONS)[number]>(likelyReason(stop));
  const [stock, setStock] = useState<ReturnedStock>('BACK');

  const submit = async () => {
    const { error } = await cancel({ roundId, orderId: stop.orderId, reason, stock });
    if (!error) onClose();
  };

  return (
    <PanelDialog open title={t('cancelStop.title', { orderNumber: stop.orderNumber })} onClose={onClose}>
      <Stack spacing={2}>
        <Typography>{t('cancelStop.text')}</Typography>
        <PillChoice
          label={t('notDelivered.reason')}
          value={reason}
          options={REASONS.map((value) => ({ value, label: t(`cancelReasons.${value}`) }))}
          onChange={setReason}
        />
        <PillChoice
          label={t('cancelStop.stock')}
          value={stock}
          options={RETURNED_STOCK.map((value) => ({ value, label: t(`stock.${value}`) }))}
          onChange={setStock}
        />
        <Button
          variant="contained"
          color="error"
          size="large"
          loading={isLoading}
          onClick={() => void submit()}
          {...saveKey}
        >
          {t('cancelStop.submit')}
        </Button>
      </Stack>
    </PanelDialog>
  );
};
