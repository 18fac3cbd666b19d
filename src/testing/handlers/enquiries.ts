import { http } from 'msw';
import type { EnquiryBody } from '../../../contract/enquiries';
import { buildEnquiryConversation, buildEnquiryReceipt, buildStaffEnquiry } from '../builders/enquiries';
import { api, ok, staffApiUrl } from './responses';

const inbox = () =>
  ok({
    open: [
      buildStaffEnquiry(),
      buildStaffEnquiry({
        ticketNumber: 'VT100002',
        kind: 'FRANCHISE',
        name: 'Murugan',
        city: 'Erode',
        orderNumber: null,
        investment: '₹10 lakh',
        message: 'I have a shop on the main road.',
        status: 'ACKNOWLEDGED',
        dueAt: null,
      }),
    ],
    openTotal: 2,
    resolved: [
      buildStaffEnquiry({ ticketNumber: 'VT100000', kind: 'SUPPORT', status: 'RESOLVED', dueAt: null, emailId: null }),
    ],
  });

export const enquiryHandlers = [
  http.post<never, EnquiryBody>(api('/homepage/enquiry'), async ({ request }) => {
    const { kind } = await request.json();
    return ok(buildEnquiryReceipt({ resolveBy: kind === 'GRIEVANCE' ? '2026-12-21T09:30:00.000Z' : null }));
  }),
  http.get(staffApiUrl('/enquiries'), inbox),
  http.get(staffApiUrl('/enquiries/todos'), () => ok({ openCount: 0 })),
  http.post(staffApiUrl('/enquiries/:ticketNumber/status'), inbox),
  http.get(staffApiUrl('/enquiries/:ticketNumber'), () => ok(buildEnquiryConversation())),
  http.post(staffApiUrl('/enquiries/:ticketNumber/replies'), () =>
    ok(buildEnquiryConversation(), 'The reply is sent.'),
  ),
];
