import { http } from 'msw';
import type { UpdateCustomerBody } from '../../../contract/customer';
import type { MessageChoiceBody, MessageChoices } from '../../../contract/messageChoices';
import { buildCodeSent } from '../builders/auth';
import { buildCustomer, buildCustomerExport, buildLoginSession, buildMessageChoices } from '../builders/customer';
import { api, ok } from './responses';

/** Choices last until the next call of it. */
export const statefulMessageHandlers = (overrides: Partial<MessageChoices> = {}) => {
  let choices = buildMessageChoices(overrides);
  return [
    http.get(api('/customer/messages'), () => ok(choices)),
    http.put<never, MessageChoiceBody>(api('/customer/messages'), async ({ request }) => {
      const { group, channel } = await request.json();
      const groups = choices.groups.map((choice) => (choice.group === group ? { ...choice, channel } : choice));
      choices = { ...choices, groups };
      return ok(choices);
    }),
    http.post(api('/customer/messages/email/resume'), () => {
      choices = { ...choices, groups: buildMessageChoices().groups, emailStop: null };
      return ok(choices);
    }),
  ];
};

export const customerHandlers = [
  http.get(api('/customer/detail'), () => ok(buildCustomer())),
  http.put<never, UpdateCustomerBody>(api('/customer/update'), async ({ request }) =>
    ok(buildCustomer(await request.json())),
  ),
  ...statefulMessageHandlers(),
  http.put(api('/customer/language'), () => ok(null)),
  http.get(api('/customer/push'), () => ok({ publicKey: null })),
  http.get(api('/customer/export'), () => ok(buildCustomerExport())),
  http.post(api('/customer/erase'), () => ok(null, 'Erased')),
  http.post(api('/customer/send/otp'), () => ok(buildCodeSent({ session_id: 'confirmation-1' }), 'Code sent')),
  http.get(api('/customer/sessions'), () =>
    ok([
      buildLoginSession({ current: true }),
      buildLoginSession({ browser: 'Firefox', platform: 'Windows', lastUsedAt: '2026-11-12T06:00:00Z' }),
    ]),
  ),
  http.post(api('/customer/sessions/end-others'), () => ok(null, 'Ended')),
];
