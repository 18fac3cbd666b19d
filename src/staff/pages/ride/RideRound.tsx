import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { toWholeRupees } from '../../../../contract/paymentConstants';
import { newIdempotencyKey } from '../../../lib/idempotencyKey';
import { latLngOf } from '../../../lib/geo';
import { formatPaise } from '../../../lib/money';
import { DropMap } from '../../components/DropMap';
import { deliveryTimes } from '../../lib/deliveryTimes';
import { nextStop, type Ride } from '../../ride/applyActions';
import type { RideQueue } from '../../ride/rideQueue';
import { DeliverDialog } from './DeliverDialog';
import { NotDeliveredDialog } from './NotDeliveredDialog';
import { RideStopCard } from './RideStopCard';
import { RoundAction } from './RoundAction';

interface RideRoundProps {
  ride: Ride;
  perform: RideQueue['perform'];
}

/** A round on the way: the next drop first at hand, then the others, on map and list. */
export const RideRound = ({ ride, perform }: RideRoundProps) => {
  const { t, i18n } = useTranslation('staffRounds');
  const [atDoor, open] = useState<{ orderId: string; action: 'deliver' | 'notDelivered' } | null>(null);
  const close = () => open(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { _id: roundId, stops, state } = ride;
  const next = nextStop(ride);
  const current = stops.find((stop) => stop.orderId === chosen && stop.state === 'PENDING') ?? next;
  const pending = stops.filter((stop) => stop.state === 'PENDING');
  const left = pending.length;
  const toCollect = pending.reduce((sum, { duePaise }) => sum + toWholeRupees(duePaise), 0);
  const stop = stops.find(({ orderId }) => orderId === atDoor?.orderId);

  const drops = useMemo(
    () =>
      stops.map(({ orderId, orderNumber, customerName, address, state: stopState }, at) => ({
        key: orderId,
        number: at + 1,
        label: t('ride.drop', { number: at + 1, orderNumber, name: customerName }),
        point: latLngOf(address),
        state:
          stopState !== 'PENDING'
            ? ('done' as const)
            : orderId === current?.orderId
              ? ('next' as const)
              : ('open' as const),
      })),
    [stops, current?.orderId, t],
  );

  const actOf = (orderId: string, label: string) => ({
    key: newIdempotencyKey(),
    roundId,
    orderId,
    label,
    at: new Date().toISOString(),
  });

  return (
    <Stack spacing={2} component="section" aria-label={t('ride.round')}>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Typography variant="subtitle1" component="h2">
          {deliveryTimes(ride, i18n.language as Language)}
        </Typography>
        <Typography>
          {state === 'PLANNED'
            ? t('ride.planned', { count: stops.length })
            : t('ride.progress', { done: stops.length - left, count: stops.length })}
        </Typography>
        {toCollect > 0 && (
          <Typography sx={{ fontWeight: 700 }}>{t('ride.toCollect', { amount: formatPaise(toCollect) })}</Typography>
        )}
      </Box>
      <DropMap drops={drops} label={t('ride.map')} onChoose={setChosen} />
      {state === 'PLANNED' && (
        <RoundAction
          kind="start"
          label={t('ride.start', { count: stops.length })}
          roundId={roundId}
          perform={perform}
        />
      )}
      {state === 'OUT' && left === 0 && (
        <RoundAction kind="end" label={t('ride.end')} roundId={roundId} perform={perform} />
      )}
      <Stack component="ol" spacing={1} sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {stops.map((each, at) => (
          <li key={each.orderId}>
            <RideStopCard
              stop={each}
              number={at + 1}
              isOpen={state === 'OUT' && each.orderId === current?.orderId}
              onChoose={() => setChosen(each.orderId)}
              onDeliver={() => open({ orderId: each.orderId, action: 'deliver' })}
              onNotDelivered={() => open({ orderId: each.orderId, action: 'notDelivered' })}
            />
          </li>
        ))}
      </Stack>
      {stop && atDoor?.action === 'deliver' && (
        <DeliverDialog
          stop={stop}
          onClose={close}
          onDeliver={({ photo, ...body }) =>
            perform({
              kind: 'deliver',
              ...actOf(stop.orderId, stop.orderNumber),
              body,
              ...(photo && { photo }),
            })
          }
        />
      )}
      {stop && atDoor?.action === 'notDelivered' && (
        <NotDeliveredDialog
          stop={stop}
          onClose={close}
          onNotDelivered={(body) => perform({ kind: 'notDelivered', ...actOf(stop.orderId, stop.orderNumber), body })}
        />
      )}
    </Stack>
  );
};
