import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { PaymentMethod } from './PaymentMethod';

const meta = {
  title: 'Checkout/Payment method',
  component: PaymentMethod,
  args: { limitPaise: 10_000_000 },
} satisfies Meta<typeof PaymentMethod>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Explained: Story = {
  play: async ({ step }) => {
    await step('Open the explanation of paying', async () =>
      userEvent.click(await screen.findByRole('button', { name: 'How payment works' })),
    );
    await step('The dialog is open', async () => {
      await screen.findByRole('dialog', { name: 'How payment works' });
    });
  },
};
