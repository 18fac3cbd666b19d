import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PayBar } from './PayBar';

const meta = {
  title: 'Checkout/Pay bar',
  tags: ['framed'],
  component: PayBar,
  args: {
    amountPaise: 19_000,
    label: 'Pay ₹190',
    hint: 'You pay by UPI in the next step.',
    onPay: fn(),
  },
} satisfies Meta<typeof PayBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Blocked: Story = { args: { blockedText: 'We don’t deliver to this address yet.' } };
export const Updating: Story = { args: { isUpdating: true } };
export const Placing: Story = { args: { isPlacing: true } };

export const OfLakhs: Story = { args: { amountPaise: 123_456_750, label: 'Pay ₹12,34,567.50' } };

/** Required reading shows on phones too. */
export const WithNotice: Story = {
  args: { label: 'Send the order again', notice: 'We did not hear whether your order arrived.' },
};
