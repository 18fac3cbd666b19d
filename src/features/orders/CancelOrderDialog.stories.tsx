import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CancelOrderDialog } from './CancelOrderDialog';

const meta = {
  component: CancelOrderDialog,
  parameters: { state: { loggedIn: true } },
  args: { orderId: 'order-1', orderNumber: 'VY-1001', onCancelled: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof CancelOrderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
