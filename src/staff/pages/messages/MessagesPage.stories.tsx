import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { screen, userEvent, within } from 'storybook/test';
import {
  buildEveryProvider,
  buildMessageProblem,
  buildMessageProvider,
  buildNotification,
  buildStaffMessages,
} from '../../../testing/builders/staffMessages';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { MessagesPage } from './MessagesPage';

const meta = {
  title: 'Staff/Messages',
  component: MessagesPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof MessagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const url = staffApiUrl('/messages');

export const TwoTemplatesMissing: Story = {};

/** The day's amount is used up, the account is empty, and a provider gives no answers. */
export const MuchGoesWrong: Story = {
  parameters: {
    msw: [
      http.get(url, () =>
        ok(
          buildStaffMessages({
            providers: [
              buildMessageProvider({ refused: 31, failed: 4 }),
              buildMessageProvider({
                name: 'twilio',
                isFirst: false,
                needsTemplate: false,
                lastTakenAt: null,
                delivered: 0,
                failed: 2,
              }),
            ],
            waiting: [
              { channel: 'SMS', count: 214, oldestAt: '2026-11-20T05:40:00.000Z' },
              { channel: 'PUSH', count: 1, oldestAt: '2026-11-20T06:11:00.000Z' },
            ],
            notArrived: [
              buildNotification(),
              buildNotification({
                _id: 'notification-2',
                kind: 'ENQUIRY_ANSWERED',
                channel: 'EMAIL',
                language: 'en',
                reason: 'NUMBER',
                detail: '550 No such user',
                orderNumber: null,
                ticketNumber: 'VT100001',
                canSendAgain: false,
              }),
              buildNotification({
                _id: 'notification-3',
                kind: 'REFUND_SENT',
                channel: 'WHATSAPP',
                language: 'hi',
                state: 'EXPIRED',
                reason: null,
                detail: null,
                orderNumber: 'VY100009',
              }),
            ],
            problems: [
              buildMessageProblem(),
              buildMessageProblem({
                _id: 'message-2',
                reason: 'BALANCE',
                language: 'en',
                detail: 'Insufficient balance',
              }),
              buildMessageProblem({
                _id: 'message-3',
                provider: 'twilio',
                state: 'UNKNOWN',
                reason: null,
                detail: null,
              }),
              buildMessageProblem({ _id: 'message-4', state: 'FAILED', reason: null, detail: 'status 429' }),
            ],
            codesToday: { spentPaise: 1_000_00, limitPaise: 1_000_00 },
          }),
        ),
      ),
    ],
  },
};

/** No provider is set up: the server prints the codes. */
export const Printed: Story = {
  parameters: {
    msw: [
      http.get(url, () =>
        ok(
          buildStaffMessages({
            providers: [
              buildMessageProvider({
                name: 'console',
                needsTemplate: false,
                costPaise: 0,
                reportUrl: null,
                underWay: 0,
                delivered: 23,
              }),
            ],
            codesToday: { spentPaise: 0, limitPaise: 1_000_00 },
          }),
        ),
      ),
    ],
  },
};

/** Every channel is set up, and WhatsApp's templates are missing. */
export const EveryChannel: Story = {
  parameters: { msw: [http.get(url, () => ok(buildStaffMessages({ providers: buildEveryProvider() })))] },
};

export const ExampleRefused: Story = {
  parameters: {
    msw: [
      http.post(staffApiUrl('/messages/test'), () =>
        ok(
          { state: 'REFUSED', reason: 'TEMPLATE', detail: 'Template ID not found (630)' },
          'The provider refused the example.',
        ),
      ),
    ],
  },
  play: async ({ step }) => {
    await step('Send an example', async () => {
      const name = await screen.findByText('Login code');
      await userEvent.click(name);
      const fold = within(name.closest('details') as HTMLElement);
      await userEvent.click(await fold.findByRole('button', { name: 'Send me an example: MSG91, English' }));
      await fold.findByText(/The template was refused/);
    });
  },
};

export const Loading: Story = { parameters: { msw: [http.get(url, () => delay('infinite'))] } };

export const Failed: Story = { parameters: { msw: [http.get(url, () => rejected(503))] } };
