import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { screen, userEvent, within } from 'storybook/test';
import { rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { PeoplePage } from './PeoplePage';

const meta = {
  title: 'Staff/People',
  component: PeoplePage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof PeoplePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = {
  parameters: { msw: [http.get(staffApiUrl('/people'), () => delay('infinite'))] },
};

export const Failed: Story = {
  parameters: { msw: [http.get(staffApiUrl('/people'), () => rejected(503))] },
};

export const AddAnAdmin: Story = {
  play: async ({ step }) => {
    await step('Open the form and choose the role', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('radio', { name: 'Admin' }));
      await dialog.findByText(/second factor/);
    });
  },
};

export const OnePerson: Story = {
  play: async ({ step }) => {
    await step('Open a person', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Arun/ }));
      await screen.findByText(/Chrome, Android/);
    });
  },
};

export const SecretOnce: Story = {
  play: async ({ step }) => {
    await step('Reset a second factor', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Arun/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'Reset second factor' }));
      const question = within(await screen.findByRole('dialog', { name: 'Reset the second factor of Arun?' }));
      await userEvent.click(question.getByRole('button', { name: 'Reset second factor' }));
      await screen.findByText('7KQM-9TXB-4HWC-PR2A');
    });
  },
};
