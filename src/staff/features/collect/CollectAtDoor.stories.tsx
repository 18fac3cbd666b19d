import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { CollectAtDoor } from './CollectAtDoor';

const meta = {
  title: 'Staff/Collect at the door',
  component: CollectAtDoor,
  args: { orderNumber: 'VY100003', amountPaise: 19_000 },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof CollectAtDoor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {};

export const InCash: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Paid in cash: VY100003' }));
  },
};
