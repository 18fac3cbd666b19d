import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PayBar } from './PayBar';

const meta = {
  title: 'Checkout/Pay bar',
  tags: ['framed'],
  component: PayBar,
  args: {
    label: 'Pay ₹190',
    hint: 'You pay by UPI in the next step.',
    onPay: fn(),
  },
} satisfies Meta<typeof PayBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Blocked: Story = { args: { blockedText: 'We don’t deliver to this address yet.' } };
/** The way out takes the place of paying. */
export const Resolvable: Story = {
  args: { label: 'Keep what’s available', notice: 'Some packs ran short: see above.' },
};
export const Updating: Story = { args: { isUpdating: true } };
export const Placing: Story = { args: { isPlacing: true } };

/** Where the label has no amount, phones show it beside. */
export const BeforeLogin: Story = { args: { label: 'Log in to order', amountPaise: 19_000 } };

export const OfLakhs: Story = { args: { label: 'Log in to order', amountPaise: 123_456_750 } };

/** Required reading shows on phones too. */
export const WithNotice: Story = {
  args: { label: 'Send the order again', amountPaise: 19_000, notice: 'We did not hear whether your order arrived.' },
};
