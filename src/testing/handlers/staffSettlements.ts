import { http } from 'msw';
import { buildSettlementOverview } from '../builders/staffSettlements';
import { ok, staffApiUrl } from './responses';

/** All payouts agree with the shop's records. */
export const staffSettlementsHandlers = [
  http.get(staffApiUrl('/settlements'), () => ok(buildSettlementOverview({ openCount: 0 }))),
  http.get(staffApiUrl('/settlements/todos'), () => ok({ openCount: 0 })),
  http.get(staffApiUrl('/settlements/differences'), () => ok({ items: [], nextCursor: null })),
];
