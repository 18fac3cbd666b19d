import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SubstitutionField } from './SubstitutionField';

const meta = {
  title: 'Checkout/If something is missing',
  component: SubstitutionField,
  args: { value: 'CALL', onChange: fn() },
} satisfies Meta<typeof SubstitutionField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Call: Story = {};
export const Replace: Story = { args: { value: 'REPLACE' } };
