import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SelectionBar } from './SelectionBar';

const meta = {
  title: 'Staff/Chosen orders',
  component: SelectionBar,
  args: { count: 3, left: [], allCount: 24, isBusy: false, onAll: fn(), onAdvance: fn(), onMore: fn(), onClear: fn() },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const One: Story = { args: { count: 1 } };
export const All: Story = { args: { count: 24 } };
/** The last step left two of them where they were. */
export const SomeLeft: Story = {
  args: {
    left: [
      { orderNumber: 'VY100004', reason: 'VY100004 has packs of the recalled batch LOT-7A.' },
      { orderNumber: 'VY100007', reason: 'Not approved. Call the customer first.' },
    ],
  },
};
export const Moving: Story = { args: { isBusy: true } };
