import { http } from 'msw';
import { buildPlannedRound, buildRound, buildRoundsOfDay } from '../builders/staffRounds';
import { ok, rejected, staffApiUrl } from './responses';

const stop = (path: string) => staffApiUrl(`/ride/:roundId/stops/:orderId/${path}`);

/** Rounds: one is under way. */
export const staffRoundHandlers = [
  http.get(staffApiUrl('/rounds'), () => ok(buildRoundsOfDay())),
  http.post(staffApiUrl('/rounds'), () => ok(buildPlannedRound())),
  http.put(staffApiUrl('/rounds/:roundId/stops'), () => ok(buildPlannedRound())),
  http.put(staffApiUrl('/rounds/:roundId/rider'), () => ok(buildRound())),
  http.delete(staffApiUrl('/rounds/:roundId'), () => ok(null)),
  http.post(staffApiUrl('/rounds/:roundId/end'), () => ok(buildRound({ state: 'DONE' }))),
  http.post(staffApiUrl('/rounds/:roundId/stops/:orderId/:decision'), () => ok(buildRound())),
  // Without a stream, the rider's page polls.
  http.get(staffApiUrl('/ride/stream'), () => rejected(404)),
  http.get(staffApiUrl('/ride'), () => ok([buildRound()])),
  http.post(staffApiUrl('/ride/:roundId/start'), () => ok({ outcome: 'STARTED' })),
  http.post(staffApiUrl('/ride/:roundId/end'), () => ok({ outcome: 'ENDED' })),
  http.post(stop('deliver'), () => ok({ outcome: 'DELIVERED' })),
  http.post(stop('not-delivered'), () => ok({ outcome: 'NOT_DELIVERED' })),
  http.post(stop('photo'), () => ok({ photoId: 'photo-1' })),
];
