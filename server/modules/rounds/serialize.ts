import type { Address } from '../../../contract/address';
import { MAX_DELIVERY_CODE_TRIES } from '../../../contract/roundConstants';
import type { Drop, ReadyOrder, Rider, Round, RoundStop } from '../../../contract/rounds';
import { duePaise } from '../orders';
import type { ReadyRow, RoundRow, StopRow } from './repository';

export const serializeRider = ({
  riderId,
  riderName,
  riderActive,
}: Pick<RoundRow, 'riderId' | 'riderName' | 'riderActive'>): Rider => ({
  _id: riderId,
  name: riderName,
  active: riderActive,
});

export const serializeRound = (round: RoundRow, stops: readonly StopRow[]): Round => ({
  _id: round.id,
  rider: serializeRider(round),
  state: round.state,
  createdAt: round.createdAt.toISOString(),
  startedAt: round.startedAt && round.startedAt.toISOString(),
  endedAt: round.endedAt && round.endedAt.toISOString(),
  stops: stops.filter(({ roundId }) => roundId === round.id).map(serializeStop),
});

const serializeStop = (stop: StopRow): RoundStop => ({
  ...serializeDrop(stop),
  // The repository leaves removed ones out.
  state: stop.state as RoundStop['state'],
  proof: stop.proof,
  photoId: stop.photoId,
  reason: stop.reason,
  reasonNote: stop.reasonNote,
  doneAt: stop.doneAt && stop.doneAt.toISOString(),
  triesLeft: Math.max(0, MAX_DELIVERY_CODE_TRIES - stop.codeTries),
});

export const serializeReady = ({ createdAt, ...order }: ReadyRow): ReadyOrder => ({
  ...serializeDrop(order),
  placedAt: createdAt.toISOString(),
});

function serializeDrop({ startsAt, endsAt, ...row }: Omit<ReadyRow, 'createdAt'>): Drop {
  // Written by placement in this form.
  const address = row.address as Address;
  return {
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    status: row.status,
    customerName: address.receiverName ?? row.customerName ?? '',
    phone: address.receiverPhone ?? row.mobileNumber,
    address,
    note: row.note,
    itemCount: row.itemCount,
    duePaise: row.paymentStatus === 'DUE_AT_DOOR' && !row.isAwaited ? duePaise(row) : 0,
    recalled: row.recalled,
    slot: startsAt && endsAt && { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
  };
}
