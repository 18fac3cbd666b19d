import { http } from 'msw';
import { buildCreditNote, buildDocument, buildTaxRegister, buildTaxReturn } from '../builders/staffInvoices';
import { ok, staffApiUrl } from './responses';

/** One invoice with a credit note, whatever the month; an order of the board has none yet. */
export const staffInvoicesHandlers = [
  http.get(staffApiUrl('/invoices'), () =>
    ok({ items: [buildCreditNote(), buildDocument()], nextCursor: null, hasGstReturn: true }),
  ),
  http.get(staffApiUrl('/invoices/return'), () => ok(buildTaxReturn())),
  http.get(staffApiUrl('/invoices/return/register'), () => ok(buildTaxRegister())),
  http.get(staffApiUrl('/invoices/orders/:orderNumber'), () => ok([])),
];
