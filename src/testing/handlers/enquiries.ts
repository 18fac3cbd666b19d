import { http } from 'msw';
import type { EnquiryBody } from '../../../contract/enquiries';
import { buildEnquiryReceipt } from '../builders/enquiries';
import { api, ok } from './responses';

export const enquiryHandlers = [
  http.post<never, EnquiryBody>(api('/homepage/enquiry'), async ({ request }) => {
    const { kind } = await request.json();
    return ok(buildEnquiryReceipt({ resolveBy: kind === 'GRIEVANCE' ? '2026-12-21T09:30:00.000Z' : null }));
  }),
];
