import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoadMore } from './LoadMore';

const meta = {
  component: LoadMore,
  args: { isLoading: false, isError: false, onLoad: () => undefined },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Loading: Story = { args: { isLoading: true } };
export const Failed: Story = { args: { isError: true } };
