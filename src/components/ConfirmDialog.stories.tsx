import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Forms and dialogs/Confirm dialog',
  tags: ['framed'],
  component: ConfirmDialog,
  args: { open: true, title: 'Hungry for more?', confirmLabel: 'Logout', onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const WithText: Story = { args: { children: 'Your cart will be emptied.' } };
export const Destructive: Story = {
  args: { title: 'Delete this address?', confirmLabel: 'Delete', destructive: true },
};
export const Busy: Story = { args: { busy: true } };
