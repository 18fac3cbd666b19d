import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffComplaint } from '../../../../contract/complaints';
import type { Language } from '../../../../contract/constants';
import { timesInWords } from '../../../../contract/slotInWords';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { PillChoice } from '../../../components/PillChoice';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError } from '../../../store/api/ApiError';
import { DayChoice } from '../../components/DayChoice';
import { PanelDialog } from '../../components/PanelDialog';
import { saveKey } from '../../lib/saveKey';
import { targetDayOf, targetDays } from '../../lib/targetTimes';
import { useSendReplacementOrderMutation } from '../../store/complaintsApi';
import { useGetSlotLoadQuery } from '../../store/slotsApi';

interface SendReplacementDialogProps {
  complaint: StaffComplaint;
  onClose: () => void;
}

/** Makes a promised replacement an order of its own, with a delivery time where the shop has them. */
export const SendReplacementDialog = ({ complaint, onClose }: SendReplacementDialogProps) => {
  const { t, i18n } = useTranslation(['staffComplaints', 'staffMoves']);
  const language = i18n.language as Language;
  const { enqueueSnackbar } = useToasts();
  const { data: load, isError, refetch } = useGetSlotLoadQuery(undefined, { refetchOnMountOrArgChange: true });
  const [send, { isLoading, error }] = useSendReplacementOrderMutation();
  const [chosenDay, setDay] = useState<string | null>(null);
  const [chosenTime, setTime] = useState<string | null>(null);
  const { _id, quantity, name, orderNumber } = complaint;

  const days = targetDays(load);
  const day = targetDayOf(days, chosenDay);
  const free = day?.times.find(({ left }) => left > 0) ?? day?.times[0];
  const time = day?.times.find(({ key }) => key === chosenTime) ?? free;

  const save = async (): Promise<void> => {
    const times = time && { startsAt: time.startsAt, endsAt: time.endsAt };
    const { data: message } = await send({ id: _id, body: times ? { times } : {} });
    if (message === undefined) return;
    enqueueSnackbar(message, { variant: 'success' });
    onClose();
  };

  return (
    <PanelDialog open title={t('ownOrder.title', { what: `${quantity} × ${name}` })} onClose={onClose}>
      {!load && (isError ? <ErrorState onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {load && (
        <Stack spacing={2.5}>
          <Typography>{t('ownOrder.hint', { orderNumber })}</Typography>
          {day && (
            <>
              <DayChoice days={days} value={day.day} onChange={setDay} />
              <PillChoice
                label={t('staffMoves:time')}
                value={time?.key ?? ''}
                options={day.times.map((each) => ({
                  value: each.key,
                  label: t('staffMoves:places', { what: timesInWords(each, language), count: each.left }),
                }))}
                onChange={setTime}
              />
            </>
          )}
          {isApiError(error) && <Alert severity="error">{error.messages.join(' ')}</Alert>}
          <Button variant="contained" size="large" loading={isLoading} onClick={() => void save()} {...saveKey}>
            {t('ownOrder.send')}
          </Button>
        </Stack>
      )}
    </PanelDialog>
  );
};
