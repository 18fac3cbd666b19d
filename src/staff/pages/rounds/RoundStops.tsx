import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { Round } from '../../../../contract/rounds';
import { Close, ExpandMore } from '../../../components/icons';
import { useSetStopsMutation } from '../../store/roundsApi';
import { RoundStopRow } from './RoundStopRow';

/** A round's stops in their sequence, which staff change by hand. */
export const RoundStops = ({ round }: { round: Round }) => {
  const { t } = useTranslation('staffRounds');
  const [setStops, { isLoading }] = useSetStopsMutation();
  const { _id: roundId, stops, state } = round;
  const pending = stops.flatMap((stop) => (stop.state === 'PENDING' ? [stop.orderId] : []));
  const put = (orderIds: string[], shortest = false) => void setStops({ roundId, orderIds, shortest });
  const moved = (from: number, by: number) => {
    const sequence = [...pending];
    const [orderId = ''] = sequence.splice(from, 1);
    sequence.splice(from + by, 0, orderId);
    return sequence;
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
                    onClick={() => put(moved(at, -1))}
                    sx={{ rotate: '180deg' }}
                  >
                    <ExpandMore />
                  </IconButton>
                  <IconButton
                    aria-label={t('later', params)}
                    disabled={at === pending.length - 1 || isLoading}
                    onClick={() => put(moved(at, 1))}
                  >
                    <ExpandMore />
                  </IconButton>
                  {state === 'PLANNED' && (
                    <IconButton
                      aria-label={t('takeOut', params)}
                      disabled={isLoading}
                      onClick={() => put(pending.filter((id) => id !== stop.orderId))}
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
        <Button disabled={isLoading} onClick={() => put(pending, true)} sx={{ margin: 1 }}>
          {t('shortest')}
        </Button>
      )}
    </>
  );
};
