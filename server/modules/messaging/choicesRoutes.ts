import { Envelope } from '../../../contract/http';
import { MessageChoiceBody, MessageChoices } from '../../../contract/messageChoices';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { MessageChoicesService } from './choices.service';

const config = { access: 'customer' } as const;
const response = { 200: Envelope(MessageChoices) };

export const messageChoicesRoutes =
  (service: Pick<MessageChoicesService, 'get' | 'choose' | 'resumeEmail'>): Routes =>
  async (app) => {
    app.get(
      '',
      { config, schema: { summary: 'How the customer hears of their orders', response } },
      async ({ customer, language, t }) => ok(await service.get(customer.customerId, language), t('core.ok')),
    );

    app.put(
      '',
      { config, schema: { summary: 'Choose the channel of a group of messages', body: MessageChoiceBody, response } },
      async ({ customer, body, language, t }) =>
        ok(await service.choose(customer.customerId, body, language), t('core.ok')),
    );

    app.post(
      '/email/resume',
      { config, schema: { summary: 'Write e-mails again after an unsubscription', response } },
      async ({ customer, language, t }) => ok(await service.resumeEmail(customer.customerId, language), t('core.ok')),
    );
  };
