import { http } from 'msw';
import type { OpeningBody } from '../../../contract/staffOpening';
import { buildEmptyShop, buildOpening } from '../builders/staffOpening';
import { ok, staffApiUrl } from './responses';

/** The shop is open. */
export const staffOpeningHandlers = [
  http.get(staffApiUrl('/opening'), () => ok(buildOpening())),
  http.put<never, OpeningBody>(staffApiUrl('/opening/state'), async ({ request }) => {
    const { state } = await request.json();
    return ok(buildOpening({ state }), state === 'OPEN' ? 'The shop is open.' : 'The shop is closed.');
  }),
  http.post(staffApiUrl('/opening/products'), () => ok(buildEmptyShop(), '52 products are in your catalogue.')),
];
