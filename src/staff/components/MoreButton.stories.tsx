import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { MoreButton } from './MoreButton';

const meta = {
  title: 'Staff/More button',
  component: MoreButton,
  args: { label: 'Show more', isLoading: false, onMore: fn() },
} satisfies Meta<typeof MoreButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {};
export const Loading: Story = { args: { isLoading: true } };
