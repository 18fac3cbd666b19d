import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DueAtDoor } from './DueAtDoor';

const meta = {
  title: 'Staff/Due at the door',
  component: DueAtDoor,
  args: { orderNumber: 'VY100001', duePaise: 33_000, collected: undefined, onCollected: fn() },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof DueAtDoor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const InCash: Story = { args: { collected: { method: 'CASH', amountPaise: 33_000 } } };
export const ByUpi: Story = { args: { collected: { method: 'UPI', amountPaise: 33_000 } } };
