import { Type } from 'typebox';
import { Envelope } from '../../../contract/http';
import { TodoCount } from '../../../contract/staffTodos';
import { MoveEnquiryBody, StaffEnquiries } from '../../../contract/staffEnquiries';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { EnquiryInbox } from './inbox.service';

const config = { access: 'staff', action: 'answerEnquiries' } as const;
const response = { 200: Envelope(StaffEnquiries) };
const TicketNumber = Type.String({ pattern: '^VT\\d{1,12}$' });

export const staffEnquiryRoutes =
  (inbox: EnquiryInbox): Routes =>
  async (app) => {
    app.get('', { config, schema: { summary: 'Enquiries, open and resolved', response } }, async ({ t }) =>
      ok(await inbox.list(), t('core.ok')),
    );

    app.get(
      '/todos',
      { config, schema: { summary: 'How many enquiries wait', response: { 200: Envelope(TodoCount) } } },
      async ({ t }) => ok(await inbox.countTodos(), t('core.ok')),
    );

    app.post(
      '/:ticketNumber/status',
      {
        config,
        schema: {
          summary: 'Acknowledge, resolve or open an enquiry again',
          params: Type.Object({ ticketNumber: TicketNumber }),
          body: MoveEnquiryBody,
          response,
        },
      },
      async ({ staff, params, body, t }) => {
        await inbox.move(staff, params.ticketNumber, body);
        return ok(await inbox.list(), t(`enquiries.moved.${body.to}`));
      },
    );
  };
