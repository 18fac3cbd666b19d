import { Type } from 'typebox';
import { Envelope } from '../../../contract/http';
import { TodoCount } from '../../../contract/staffTodos';
import {
  EnquiryConversation,
  EnquiryReplyBody,
  MoveEnquiryBody,
  StaffEnquiries,
} from '../../../contract/staffEnquiries';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { Conversations } from './conversation.service';
import type { EnquiryInbox } from './inbox.service';

const config = { access: 'staff', action: 'answerEnquiries' } as const;
const response = { 200: Envelope(StaffEnquiries) };
const params = Type.Object({ ticketNumber: Type.String({ pattern: '^VT\\d{1,12}$' }) });
const conversation = { 200: Envelope(EnquiryConversation) };

export const staffEnquiryRoutes =
  (inbox: EnquiryInbox, conversations: Conversations): Routes =>
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
          params,
          body: MoveEnquiryBody,
          response,
        },
      },
      async ({ staff, params: { ticketNumber }, body, t }) => {
        await inbox.move(staff, ticketNumber, body);
        return ok(await inbox.list(), t(`enquiries.moved.${body.to}`));
      },
    );

    app.get(
      '/:ticketNumber',
      { config, schema: { summary: 'An enquiry and what was written after it', params, response: conversation } },
      async ({ params: { ticketNumber }, t }) => ok(await conversations.get(ticketNumber), t('core.ok')),
    );

    app.post(
      '/:ticketNumber/replies',
      { config, schema: { summary: 'Reply to an enquiry', params, body: EnquiryReplyBody, response: conversation } },
      async ({ staff, params: { ticketNumber }, body, t }) => {
        await conversations.reply(staff, ticketNumber, body);
        return ok(await conversations.get(ticketNumber), t('enquiries.replied'));
      },
    );
  };
