import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DueAtDoor } from './DueAtDoor';

const meta = {
  title: 'Orders/Due at the door',
  component: DueAtDoor,
  args: { amountPaise: 19_000 },
} satisfies Meta<typeof DueAtDoor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Due: Story = {};

export const PaidByUpi: Story = { args: { amountPaise: null } };
