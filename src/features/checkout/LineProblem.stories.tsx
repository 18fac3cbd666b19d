import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildBillLine } from '../../testing/builders/orders';
import { LineProblem } from './LineProblem';

const meta = {
  title: 'Cart/Line problem',
  component: LineProblem,
  args: {
    line: buildBillLine({ problem: 'SHORT', available: 1, problemText: 'Only 1 left' }),
    onSetQuantity: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof LineProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const SoldOut: Story = {
  args: { line: buildBillLine({ problem: 'SOLD_OUT', available: 0, problemText: 'Sold out' }) },
};

export const Gone: Story = {
  args: { line: buildBillLine({ problem: 'GONE', available: 0, problemText: 'No longer available' }) },
};
