import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { Round } from '../../../../contract/rounds';
import { Close, ExpandMore } from '../../../components/icons';
import { useAnnounce } from '../../hooks/useAnnounce';
import { useSetStopsMutation } from '../../store/roundsApi';
import { RoundStopRow } from './RoundStopRow';

/** A round's stops in their sequence, which staff change by hand. */
export const RoundStops = ({ round }: { round: Round }) => {
  const { t } = useTranslation('staffRounds');
  const announce = useAnnounce();
  const [setStops, { isLoading }] = useSetStopsMutation();
  const { _id: roundId, stops, state } = round;
  const pending = stops.flatMap((stop) => (stop.state === 'PENDING' ? [stop.orderId] : []));
  const put = async (orderIds: string[], said: string, shortest = false) => {
    const { error } = await setStops({ roundId, orderIds, shortest });
    if (!error) announce(said);
  };
  const move = (from: number, by: number, params: { orderNumber: string }) => {
    const sequence = [...pending];
    const [orderId = ''] = sequence.splice(from, 1);
    sequence.splice(from + by, 0, orderId);
    void put(sequence, t('moved', { ...params, at: from + by + 1, count: sequence.length }));
  };

  return (
    <>
      <Stack component="ol" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {stops.map((stop, index) => {
          const at = pending.indexOf(stop.orderId);
          const params = { orderNumber: stop.orderNumber };
          return (
            <RoundStopRow key={stop.orderId} roundId={roundId} stop={stop} number={index + 1}>
              {at >= 0 && state !== 'DONE' && pending.length > 1 && (
                <Stack direction="row">
                  <IconButton
                    aria-label={t('earlier', params)}
                    disabled={at === 0 || isLoading}
                    onClick={() => move(at, -1, params)}
                    sx={{ rotate: '180deg' }}
                  >
                    <ExpandMore />
                  </IconButton>
                  <IconButton
                    aria-label={t('later', params)}
                    disabled={at === pending.length - 1 || isLoading}
                    onClick={() => move(at, 1, params)}
                  >
                    <ExpandMore />
                  </IconButton>
                  {state === 'PLANNED' && (
                    <IconButton
                      aria-label={t('takeOut', params)}
                      disabled={isLoading}
                      onClick={() =>
                        void put(
                          pending.filter((id) => id !== stop.orderId),
                          t('takenOut', params),
                        )
                      }
                    >
                      <Close />
                    </IconButton>
                  )}
                </Stack>
              )}
            </RoundStopRow>
          );
        })}
      </Stack>
      {state !== 'DONE' && pending.length > 2 && (
        <Button disabled={isLoading} onClick={() => void put(pending, t('arranged'), true)} sx={{ margin: 1 }}>
          {t('shortest')}
        </Button>
      )}
    </>
  );
};
