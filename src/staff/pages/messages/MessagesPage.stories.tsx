import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { screen, userEvent } from 'storybook/test';
import { buildMessageProblem, buildMessageProvider, buildStaffMessages } from '../../../testing/builders/staffMessages';
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
                needsTemplate: false,
                lastTakenAt: null,
                delivered: 0,
                failed: 2,
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
                delivered: 0,
              }),
            ],
            codesToday: { spentPaise: 0, limitPaise: 1_000_00 },
          }),
        ),
      ),
    ],
  },
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
      await userEvent.click(await screen.findByRole('button', { name: 'Send me an example by MSG91, English' }));
      await screen.findByText(/The template was refused/);
    });
  },
};

export const Loading: Story = { parameters: { msw: [http.get(url, () => delay('infinite'))] } };

export const Failed: Story = { parameters: { msw: [http.get(url, () => rejected(503))] } };
