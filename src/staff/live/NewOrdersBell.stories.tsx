import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NewOrdersBell } from './NewOrdersBell';

const meta = {
  title: 'Staff/Bell for new orders',
  component: NewOrdersBell,
  args: { staffId: 'staff-1' },
  parameters: { state: { staffUser: true }, route: '/staff/people' },
} satisfies Meta<typeof NewOrdersBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const NewOrder: Story = {
  beforeEach: () => {
    localStorage.setItem('staffSeenUntil:staff-1', '2026-11-20T05:00:00.000Z');
    return () => localStorage.clear();
  },
};
