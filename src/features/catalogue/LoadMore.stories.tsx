import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LoadMore } from './LoadMore';

const meta = {
  title: 'Catalogue/Load more',
  component: LoadMore,
  args: { isLoading: false, isError: false, onLoad: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Loading: Story = { args: { isLoading: true } };
export const Failed: Story = { args: { isError: true } };
