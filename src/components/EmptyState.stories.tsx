import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState } from './EmptyState';
import { Logo } from './Logo';

const meta = { title: 'Feedback/Empty state', component: EmptyState, args: { title: 'No orders yet' } } satisfies Meta<
  typeof EmptyState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = {
  args: {
    text: 'Your orders will appear here.',
    picture: <Logo />,
    action: <Button variant="contained">Order Now</Button>,
  },
};
