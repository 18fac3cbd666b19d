import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { NoteField } from './NoteField';

const meta = {
  title: 'Checkout/Note field',
  component: NoteField,
  args: { note: '', onChange: fn() },
} satisfies Meta<typeof NoteField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { note: 'Ring twice, the dog is friendly.' } };
