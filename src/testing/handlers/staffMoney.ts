import { http } from 'msw';
import { buildBankOverview, buildCashOverview, buildDayBooks, buildUpiLink } from '../builders/staffMoney';
import { ok, staffApiUrl } from './responses';

/** The shop's books on a day with something of everything. */
export const staffMoneyHandlers = [
  http.get(staffApiUrl('/money/cash'), () => ok(buildCashOverview())),
  http.get(staffApiUrl('/money/bank'), () => ok(buildBankOverview())),
  http.get(staffApiUrl('/money/day'), () => ok(buildDayBooks())),
  http.get(staffApiUrl('/orders/:orderNumber/upi-link'), () => ok(buildUpiLink())),
  http.post(staffApiUrl('/orders/:orderNumber/collect'), () => ok(null)),
  http.post(staffApiUrl('/money/handovers'), () => ok({ differencePaise: 0 })),
  http.post(staffApiUrl('/money/transfers'), () =>
    ok({ transferId: 'transfer-2', outcome: 'RECEIVED' }, 'Matched. The order is paid.'),
  ),
  http.post(staffApiUrl('/money/transfers/:transferId/assign'), () =>
    ok({ transferId: 'transfer-1', outcome: 'RECEIVED' }, 'Matched. The order is paid.'),
  ),
  http.post(staffApiUrl('/money/transfers/:transferId/return'), () => ok(null)),
  http.post(staffApiUrl('/money/statement'), () => ok({ imported: 2, known: 1, debits: 0, problems: [] })),
  http.post(staffApiUrl('/money/statement/:reference/dismiss'), () => ok(null)),
  http.post(staffApiUrl('/money/day'), () => ok(null)),
];
