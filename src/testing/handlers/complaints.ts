import { http } from 'msw';
import { buildComplaintsOfOrder, buildStaffComplaint } from '../builders/complaints';
import { api, ok, staffApiUrl } from './responses';

const ofOrder = () => ok(buildComplaintsOfOrder());
const ofShop = () => ok({ open: [buildStaffComplaint()], toSend: [], decided: [] });

/** Two lines that can be reported, and one complaint that waits for a decision. */
export const complaintsHandlers = [
  http.get(api('/order/complaint/:orderId'), ofOrder),
  http.post(api('/order/complaint/:orderId'), ofOrder),
  http.post(api('/order/complaint/:orderId/photo'), () => ok({ photoId: 'photo-1' })),
  http.get(staffApiUrl('/complaints'), ofShop),
  http.get(staffApiUrl('/complaints/orders/:orderNumber'), () => ok({ items: [] })),
  http.get(staffApiUrl('/complaints/customers/:customerId'), () => ok({ items: [buildStaffComplaint()] })),
  http.get(staffApiUrl('/complaints/todos'), () => ok({ openCount: 0, toSendCount: 0 })),
  http.post(staffApiUrl('/complaints/:id/decision'), ofShop),
];
