import type { Round, RoundStop } from '../../../contract/rounds';
import type { RideAction } from '../lib/offlineStorage';

export interface RideStop extends RoundStop {
  /** Whether an action on it waits for the network. */
  isUnsent: boolean;
}

export interface Ride extends Omit<Round, 'stops'> {
  isUnsent: boolean;
  stops: RideStop[];
}

const applyTo = (stop: RoundStop, action: RideAction | undefined): RideStop => {
  const isUnsent = action !== undefined;
  if (action?.kind === 'deliver') return { ...stop, state: 'DELIVERED', doneAt: action.at, isUnsent };
  if (action?.kind === 'notDelivered')
    return { ...stop, state: 'NOT_DELIVERED', reason: action.body.reason, doneAt: action.at, isUnsent };
  return { ...stop, isUnsent };
};

/** The rounds as they are once the server knows of what waits. */
export const applyActions = (rounds: readonly Round[], actions: readonly RideAction[]): Ride[] => {
  const unsent = actions.filter(({ problem }) => problem === null);
  return rounds.map((round) => {
    const ofRound = unsent.filter(({ roundId }) => roundId === round._id);
    const has = (kind: RideAction['kind']) => ofRound.some((action) => action.kind === kind);
    return {
      ...round,
      state: has('end') ? 'DONE' : has('start') ? 'OUT' : round.state,
      isUnsent: ofRound.length > 0,
      stops: round.stops.map((stop) =>
        applyTo(
          stop,
          ofRound.findLast((action) => 'orderId' in action && action.orderId === stop.orderId),
        ),
      ),
    };
  });
};

/** The rider goes there next; last to those about which the shop decides. */
export const nextStop = ({ stops }: Ride): RideStop | undefined => {
  const pending = stops.filter(({ state, status }) => state === 'PENDING' && status !== 'CANCELLED');
  return pending.find(({ proof }) => proof !== 'REVIEW') ?? pending[0];
};
