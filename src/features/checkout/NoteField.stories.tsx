import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NoteField } from './NoteField';

const meta = { component: NoteField, args: { note: '', onChange: () => undefined } } satisfies Meta<typeof NoteField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { note: 'Ring twice, the dog is friendly.' } };
