import { Type } from 'typebox';
import type { Carrier } from '../../../contract/messageConstants';
import { Envelope, Id, Nothing } from '../../../contract/http';
import {
  Notifications,
  StaffMessages,
  TemplateBody,
  TestedMessage,
  TestMessageBody,
} from '../../../contract/staffMessages';
import { TodoCount } from '../../../contract/staffTodos';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { StaffMessagesService } from './staffMessages.service';
import type { StaffNotificationsService } from './staffNotifications.service';

const config = { access: 'staff', action: 'manageMessages' } as const;

/** Where examples go that no phone gets by its number. */
const TAKEN: Partial<Record<Carrier, 'PRINTED' | 'MAILED' | 'PUSHED'>> = {
  console: 'PRINTED',
  smtp: 'MAILED',
  webpush: 'PUSHED',
};

export const staffMessageRoutes =
  (service: StaffMessagesService, notifications: StaffNotificationsService): Routes =>
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
          summary: "Send an example to one's own number or devices, or to the shop's e-mail address",
          body: TestMessageBody,
          response: { 200: Envelope(TestedMessage) },
        },
      },
      async ({ staff, body, t }) => {
        const tested = await service.test(staff, body);
        const key = tested.state === 'ACCEPTED' ? (TAKEN[body.provider] ?? 'ACCEPTED') : tested.state;
        return ok(tested, t(`messaging.tested.${key}`));
      },
    );

    app.get(
      '/todos',
      {
        config,
        schema: { summary: 'How many messages were refused within a day', response: { 200: Envelope(TodoCount) } },
      },
      async ({ t }) => ok(await notifications.countTodos(), t('core.ok')),
    );

    app.get(
      '/orders/:orderNumber',
      {
        config: { access: 'staff', action: 'readOrders' },
        schema: {
          summary: 'What an order’s customer was told',
          params: Type.Object({ orderNumber: Id }),
          response: { 200: Envelope(Notifications) },
        },
      },
      async ({ params: { orderNumber }, t }) => ok({ items: await notifications.ofOrder(orderNumber) }, t('core.ok')),
    );

    app.get(
      '/customers/:customerId',
      {
        config: { access: 'staff', action: 'readCustomers' },
        schema: {
          summary: 'What a customer was told',
          params: Type.Object({ customerId: Id }),
          response: { 200: Envelope(Notifications) },
        },
      },
      async ({ params: { customerId }, t }) => ok({ items: await notifications.ofCustomer(customerId) }, t('core.ok')),
    );

    app.post(
      '/notifications/:id/again',
      {
        config,
        schema: {
          summary: 'Send what did not arrive again',
          params: Type.Object({ id: Id }),
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ staff, params: { id }, t }) => {
        await notifications.sendAgain(staff, id);
        return ok(null, t('messaging.sentAgain'));
      },
    );
  };
