import { deleteOldRequests } from '../../db/staffRequests';
import type { AppDeps } from '../../deps';
import type { ActAlone, Area } from '../../lib/area';
import { DAY_MS } from '../../lib/caps';
import type { EvidencePhotos } from '../evidencePhotos';
import { createDispatch } from './dispatch.service';
import { createRoundPlan } from './roundPlan.service';
import { areOnRounds } from './repository';
import { rideRoutes } from './rideRoutes';
import { createRide, type CollectAtDoor } from './ride.service';
import { roundRoutes } from './routes';
import type { StopsNeed } from './stops';

/** The rider's phone needs an update when its round ends. */
const JUST_ENDED_MS = 60_000;
const SWEEP_EVERY_MS = 3_600_000;
/** Longer than a phone waits for the network. */
const REQUESTS_STORED_MS = 30 * DAY_MS;

interface RoundsNeed extends StopsNeed {
  actAlone: ActAlone;
  photos: EvidencePhotos;
  /** Without it, orders to be paid at the door can't be delivered. */
  collect?: CollectAtDoor;
}

export function createRounds(deps: AppDeps, needs: RoundsNeed) {
  const sweep = {
    name: 'sweep requests of staff',
    everyMs: SWEEP_EVERY_MS,
    run: async () => {
      await deleteOldRequests(deps.db, new Date(deps.clock.now().getTime() - REQUESTS_STORED_MS));
    },
  };
  const areas: Area[] = [
    {
      prefix: '/api/staff/rounds',
      routes: roundRoutes(createRoundPlan(deps, needs.orders), createDispatch(deps, needs)),
      jobs: [sweep],
    },
    { prefix: '/api/staff/ride', routes: rideRoutes(createRide(deps, needs)) },
  ];
  return {
    areas,
    areOnRounds: (orderIds: readonly string[]): Promise<boolean> =>
      areOnRounds(deps.db, orderIds, new Date(deps.clock.now().getTime() - JUST_ENDED_MS)),
  };
}
