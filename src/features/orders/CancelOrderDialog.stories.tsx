import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { CancelOrderDialog } from './CancelOrderDialog';

const meta = {
  title: 'Orders/Cancel order dialog',
  tags: ['framed'],
  component: CancelOrderDialog,
  parameters: { state: { loggedIn: true } },
  args: { orderId: 'order-1', orderNumber: 'VY-1001', onCancelled: fn(), onClose: fn() },
} satisfies Meta<typeof CancelOrderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
