import type { AppDeps } from '../../deps';
import type { Area, FindLogin, FindStaff } from '../../lib/area';
import type { FeedPosition } from '../../db/changeFeed';
import { readFeed, sweepFeed } from './feedRepository';
import { createHub, type HubNeeds } from './hub';
import { writePosition } from './position';
import { orderStreamRoutes, staffStreamRoutes } from './routes';

/** A change must show within half a second. */
const FEED_EVERY_MS = 200;
/** The checks serve as the heartbeat, too. */
const CHECK_EVERY_MS = 15_000;
const SWEEP_EVERY_MS = 60_000;

interface LiveNeeds extends HubNeeds {
  findLogin: FindLogin;
  findStaff: FindStaff;
  getOwnState: Parameters<typeof orderStreamRoutes>[1]['getOwnState'];
}

/** Streams that resume here miss nothing. */
export const readFeedPosition = async ({ db }: Pick<AppDeps, 'db'>): Promise<string> =>
  writePosition((await readFeed(db, null)).position);

export function createLive(deps: AppDeps, { findLogin, findStaff, getOwnState, ...needs }: LiveNeeds): Area[] {
  const hub = createHub(deps, needs);
  const positions: FeedPosition[] = [];
  return [
    {
      prefix: '/api/staff',
      routes: staffStreamRoutes(deps, { hub, findStaff }, needs.findCards),
      jobs: [
        { name: 'feed open streams', everyMs: FEED_EVERY_MS, run: () => hub.feed() },
        { name: 'check open streams', everyMs: CHECK_EVERY_MS, run: () => hub.check() },
        { name: 'sweep the feed of orders', everyMs: SWEEP_EVERY_MS, run: () => sweepFeed(deps.db, positions) },
      ],
    },
    { prefix: '/api/web/order', routes: orderStreamRoutes(deps, { hub, findLogin, getOwnState }) },
  ];
}
