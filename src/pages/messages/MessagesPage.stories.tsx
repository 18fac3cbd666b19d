import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { MessageChoices } from '../../../contract/messageChoices';
import { buildMessageChoices } from '../../testing/builders/customer';
import { statefulMessageHandlers } from '../../testing/handlers/customer';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { MessagesPage } from './MessagesPage';

const messages = api('/customer/messages');
const [needed, progress] = buildMessageChoices().groups;
const { whatsApp } = buildMessageChoices();

const meta = {
  title: 'Account/Messages page',
  tags: ['screen'],
  component: MessagesPage,
  parameters: {
    layout: 'fullscreen',
    route: '/profile/messages',
    state: { loggedIn: true },
    msw: statefulMessageHandlers(),
  },
} satisfies Meta<typeof MessagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const chooseOff: NonNullable<Story['play']> = async ({ step }) => {
  await step('Switch the progress off', async () => userEvent.click(await screen.findByRole('radio', { name: 'Off' })));
};

/** Choices last until reload. */
export const Loaded: Story = {};
export const WhatsAppChosen: Story = {
  parameters: {
    msw: statefulMessageHandlers({
      groups: [
        { ...needed!, channel: 'WHATSAPP' },
        { ...progress!, channel: null },
      ],
    }),
  },
};
export const Saved: Story = {
  play: async (context) => {
    await chooseOff(context);
    await context.step('It is saved, and can be undone', async () => {
      await screen.findByRole('button', { name: 'Undo' });
    });
  },
};
export const NotSaved: Story = {
  parameters: {
    msw: [
      http.get(messages, () => ok(buildMessageChoices())),
      http.put(messages, () => rejected(500, 'The shop stumbled.')),
    ],
  },
  play: async (context) => {
    await chooseOff(context);
    await context.step('The old choice is back', async () => {
      await screen.findByText('The shop stumbled.');
      await waitFor(() => expect(screen.getAllByRole('radio', { name: /^SMS/ })[1]).toBeChecked());
    });
  },
};
const withoutMail: MessageChoices['groups'] = [needed!, progress!].map((choice) => ({
  ...choice,
  choices: ['SMS', 'WHATSAPP'],
}));
export const EmailBounced: Story = {
  parameters: {
    msw: statefulMessageHandlers({ emailStop: 'BOUNCED', groups: withoutMail }),
  },
};
export const EmailUnsubscribed: Story = {
  parameters: {
    msw: statefulMessageHandlers({ emailStop: 'UNSUBSCRIBED', groups: withoutMail }),
  },
};
export const WhatsAppStopped: Story = {
  parameters: { msw: statefulMessageHandlers({ whatsApp: { ...whatsApp!, isStopped: true } }) },
};
export const OnlySms: Story = {
  parameters: {
    msw: statefulMessageHandlers({
      groups: [needed!, progress!].map((choice) => ({ ...choice, choices: ['SMS'] })),
      whatsApp: null,
      hasPush: false,
    }),
  },
};
export const Loading: Story = { parameters: { msw: [http.get(messages, () => delay('infinite'))] } };
export const Failed: Story = {
  parameters: { msw: [http.get(messages, () => rejected(500, 'The shop stumbled.'))] },
};
