import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ORDERS_AT_ONCE, MOVE_REASONS, type MoveReason } from '../../../../contract/orderConstants';
import type { MovedOrder } from '../../../../contract/staffOrders';
import type { Language } from '../../../../contract/constants';
import { timesInWords } from '../../../../contract/slotInWords';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { PillChoice } from '../../../components/PillChoice';
import { useToasts } from '../../../hooks/useToasts';
import { DayChoice } from '../../components/DayChoice';
import { PanelDialog } from '../../components/PanelDialog';
import { saveKey } from '../../lib/saveKey';
import { useMoveOrdersMutation } from '../../store/staffOrdersApi';
import { useGetSlotLoadQuery } from '../../store/slotsApi';
import { OWN_TIME, targetDayOf, targetDays } from '../../lib/targetTimes';

interface MoveOrdersDialogProps {
  /** Those that came first are moved first, while places are left. */
  orders: readonly { orderNumber: string; slotId: string | null }[];
  reason: MoveReason;
  /** They leave this day, so it is not offered. */
  exceptDay?: string | undefined;
  onClose: () => void;
}

/** Gives orders another delivery time. Those that find no place are named, and stay for another try. */
export const MoveOrdersDialog = ({ orders, reason: first, exceptDay, onClose }: MoveOrdersDialogProps) => {
  const { t, i18n } = useTranslation('staffMoves');
  const language = i18n.language as Language;
  const { enqueueSnackbar } = useToasts();
  const { data: load, isError, refetch } = useGetSlotLoadQuery(undefined, { refetchOnMountOrArgChange: true });
  const [move, { isLoading }] = useMoveOrdersMutation();
  const [chosenDay, setDay] = useState<string | null>(null);
  const [chosenTime, setTime] = useState<string>(OWN_TIME);
  const [reason, setReason] = useState<MoveReason>(first);
  const [failed, setFailed] = useState<readonly MovedOrder[]>([]);
  /** The second time, only those that found no place. */
  const [rest, setRest] = useState(orders);

  const days = targetDays(load, exceptDay);
  const day = targetDayOf(days, chosenDay);
  // Without a time before, there is none to stay at.
  const hasOwnTime = orders.some(({ slotId }) => slotId !== null);
  const time = day?.times.find(({ key }) => key === chosenTime) ?? (hasOwnTime ? undefined : day?.times[0]);
  const wanted = rest.slice(0, MAX_ORDERS_AT_ONCE);

  const save = async (): Promise<void> => {
    if (!day) return;
    const { data } = await move({
      orders: wanted.map(({ orderNumber, slotId }) => ({ orderNumber, expectedSlotId: slotId })),
      day: day.day,
      ...(time && { times: { startsAt: time.startsAt, endsAt: time.endsAt } }),
      reason,
    });
    if (!data) return;
    const left = data.moved.filter(({ problemText }) => problemText !== null);
    if (left.length < data.moved.length) enqueueSnackbar(data.message, { variant: 'success' });
    setFailed(left);
    // What another person moved meanwhile is known by its new time.
    setRest([
      ...left.map(({ orderNumber, slot }) => ({ orderNumber, slotId: slot?.slotId ?? null })),
      ...rest.slice(MAX_ORDERS_AT_ONCE),
    ]);
    if (left.length === 0 && rest.length <= MAX_ORDERS_AT_ONCE) onClose();
  };

  const [only] = orders;
  const title =
    orders.length === 1 && only
      ? t('titleOne', { orderNumber: only.orderNumber })
      : t('title', { count: orders.length });
  return (
    <PanelDialog open title={title} onClose={onClose}>
      {!load && (isError ? <ErrorState onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {load && !day && <Typography>{t('noTimes')}</Typography>}
      {day && (
        <Stack spacing={2.5}>
          {failed.length > 0 && (
            <Alert severity="warning">
              {t('left', { count: failed.length })}
              <ul>
                {failed.map(({ orderNumber, problemText }) => (
                  <li key={orderNumber}>{`${orderNumber}: ${problemText}`}</li>
                ))}
              </ul>
            </Alert>
          )}
          <DayChoice days={days} value={day.day} onChange={setDay} />
          <PillChoice
            label={t('time')}
            value={time?.key ?? OWN_TIME}
            options={[
              ...(hasOwnTime ? [{ value: OWN_TIME, label: t('ownTime', { count: orders.length }) }] : []),
              ...day.times.map((each) => ({
                value: each.key,
                label: t('places', { what: timesInWords(each, language), count: each.left }),
              })),
            ]}
            onChange={setTime}
          />
          <PillChoice
            label={t('why')}
            value={reason}
            options={MOVE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            onChange={setReason}
          />
          <Typography color="textSecondary">{t('hint', { count: wanted.length })}</Typography>
          <Button
            variant="contained"
            size="large"
            loading={isLoading}
            disabled={wanted.length === 0}
            onClick={() => void save()}
            {...saveKey}
          >
            {t('move', { count: wanted.length })}
          </Button>
        </Stack>
      )}
    </PanelDialog>
  );
};
