import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StopLabel } from './StopLabel';

const meta = {
  title: 'Staff/Stop label',
  component: StopLabel,
  args: { state: 'PENDING', proof: null, reason: null, status: 'PICKEDUP' },
} satisfies Meta<typeof StopLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Delivered: Story = { args: { state: 'DELIVERED', proof: 'CODE', status: 'DELIVERED' } };
export const WrongCode: Story = { args: { proof: 'REVIEW' } };
export const NotDelivered: Story = { args: { state: 'NOT_DELIVERED', reason: 'AWAY', status: 'READY_TO_DELIVER' } };
export const Cancelled: Story = { args: { status: 'CANCELLED' } };
