import { Envelope } from '../../../contract/http';
import { StaffMessages, TemplateBody, TestedMessage, TestMessageBody } from '../../../contract/staffMessages';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { StaffMessagesService } from './staffMessages.service';

const config = { access: 'staff', action: 'manageMessages' } as const;

export const staffMessageRoutes =
  (service: StaffMessagesService): Routes =>
  async (app) => {
    app.get(
      '',
      {
        config,
        schema: {
          summary: 'How messages leave the shop, and what went wrong',
          response: { 200: Envelope(StaffMessages) },
        },
      },
      async ({ t }) => ok(await service.get(), t('core.ok')),
    );

    app.put(
      '/templates',
      {
        config,
        schema: {
          summary: "Enter the provider's id of a registered text",
          body: TemplateBody,
          response: { 200: Envelope(StaffMessages) },
        },
      },
      async ({ staff, body, t }) => {
        await service.saveTemplate(staff, body);
        return ok(await service.get(), t('messaging.templateSaved'));
      },
    );

    app.post(
      '/test',
      {
        config,
        schema: {
          summary: "Send an example to one's own number",
          body: TestMessageBody,
          response: { 200: Envelope(TestedMessage) },
        },
      },
      async ({ staff, body, t }) => {
        const tested = await service.test(staff, body);
        return ok(tested, t(`messaging.tested.${tested.state}`));
      },
    );
  };
