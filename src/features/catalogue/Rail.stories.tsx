import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildProductCards } from '../../testing/builders/homepage';
import { Rail } from './Rail';

const meta = {
  title: 'Home/Rail',
  component: Rail,
  args: {
    title: 'Organic Millets',
    text: 'Whole and hulled millets, and freshly milled flours',
    more: { label: 'View all', ariaLabel: 'View all: Organic Millets', to: '/categories' },
    products: buildProductCards(8),
    renderAction: () => null,
  },
} satisfies Meta<typeof Rail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { products: undefined } };
export const Failed: Story = { args: { products: undefined, onRetry: fn() } };
