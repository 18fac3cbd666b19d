import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SelectionBar } from './SelectionBar';

const meta = {
  title: 'Staff/Chosen orders',
  component: SelectionBar,
  args: { count: 3, waitingCount: 0, allCount: 24, isBusy: false, onAll: fn(), onAdvance: fn(), onClear: fn() },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const All: Story = { args: { count: 24 } };
/** A recall stops one of them. */
export const SomeStopped: Story = { args: { waitingCount: 1 } };
/** There is nothing to do with them together. */
export const AllStopped: Story = { args: { count: 2, waitingCount: 2 } };
export const Moving: Story = { args: { isBusy: true } };
