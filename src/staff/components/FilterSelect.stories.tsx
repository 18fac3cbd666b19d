import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { FilterSelect } from './FilterSelect';

const meta = {
  title: 'Staff/Filter select',
  component: FilterSelect,
  args: {
    label: 'Person',
    all: 'Every person',
    value: '',
    options: [
      { value: 'selvi', label: 'Selvi' },
      { value: 'mani', label: 'Mani' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof FilterSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const One: Story = { args: { value: 'mani' } };
