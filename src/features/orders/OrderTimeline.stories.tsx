import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildOrderTracking } from '../../testing/builders/orders';
import { OrderTimeline } from './OrderTimeline';

const meta = {
  title: 'Orders/Order timeline',
  component: OrderTimeline,
  args: { order: buildOrderTracking() },
} satisfies Meta<typeof OrderTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WaitingForConfirmation: Story = {};
export const JustPlaced: Story = { args: { order: buildOrderTracking({ status: 'PAYMENT_PENDING' }) } };
export const Delivered: Story = { args: { order: buildOrderTracking({ status: 'DELIVERED' }) } };
export const Cancelled: Story = { args: { order: buildOrderTracking({ status: 'CANCELLED' }) } };
