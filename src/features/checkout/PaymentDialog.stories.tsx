import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PaymentDialog } from './PaymentDialog';

const meta = {
  title: 'Checkout/Payment dialog',
  tags: ['framed'],
  component: PaymentDialog,
  args: { open: true, limitPaise: 10_000_000, hasDoor: true, onClose: fn() },
} satisfies Meta<typeof PaymentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
/** Some banks allow less for one payment. */
export const LowLimit: Story = { args: { limitPaise: 500_000, hasDoor: false } };
