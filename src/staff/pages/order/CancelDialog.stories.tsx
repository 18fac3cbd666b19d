import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildStaffOrder } from '../../../testing/builders/staffOrders';
import { CancelDialog } from './CancelDialog';

const meta = {
  title: 'Staff/Cancel an order',
  component: CancelDialog,
  args: { order: buildStaffOrder(), open: true, onClose: fn() },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof CancelDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const NotPaid: Story = { args: { order: buildStaffOrder({ receivedPaise: 0 }) } };
