import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TodoAlert } from './TodoAlert';

const meta = {
  title: 'Staff/To-do notice',
  component: TodoAlert,
  args: { text: 'A refund has failed.', to: '/staff/payments', action: 'To the payments' },
} satisfies Meta<typeof TodoAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = {};
export const Info: Story = { args: { severity: 'info', text: 'The shop opens soon.' } };
export const LongText: Story = {
  args: {
    text: 'Two refunds have failed and three payments came without an order: their customers wait for the money.',
  },
};
