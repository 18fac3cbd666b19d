import type { Round, RoundStop } from '../../../contract/rounds';
import type { RideAct } from './rideStorage';

export interface RideStop extends RoundStop {
  /** Whether an act on it waits for the network. */
  isUnsent: boolean;
}

export interface Ride extends Omit<Round, 'stops'> {
  isUnsent: boolean;
  stops: RideStop[];
}

const applyTo = (stop: RoundStop, act: RideAct | undefined): RideStop => {
  const isUnsent = act !== undefined;
  if (act?.kind === 'deliver') return { ...stop, state: 'DELIVERED', doneAt: act.at, isUnsent };
  if (act?.kind === 'notDelivered')
    return { ...stop, state: 'NOT_DELIVERED', reason: act.body.reason, doneAt: act.at, isUnsent };
  return { ...stop, isUnsent };
};

/** The rounds as they are once the server knows of what waits. */
export const applyActs = (rounds: readonly Round[], acts: readonly RideAct[]): Ride[] => {
  const unsent = acts.filter(({ problem }) => problem === null);
  return rounds.map((round) => {
    const ofRound = unsent.filter(({ roundId }) => roundId === round._id);
    const has = (kind: RideAct['kind']) => ofRound.some((act) => act.kind === kind);
    return {
      ...round,
      state: has('end') ? 'DONE' : has('start') ? 'OUT' : round.state,
      isUnsent: ofRound.length > 0,
      stops: round.stops.map((stop) =>
        applyTo(
          stop,
          ofRound.findLast((act) => 'orderId' in act && act.orderId === stop.orderId),
        ),
      ),
    };
  });
};

/** Where to go next. */
export const nextStop = ({ stops }: Ride): RideStop | undefined =>
  stops.find(({ state, status }) => state === 'PENDING' && status !== 'CANCELLED');
