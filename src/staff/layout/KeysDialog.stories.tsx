import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { KeysDialog } from './KeysDialog';

const meta = {
  title: 'Staff/Keys',
  component: KeysDialog,
  args: { open: true, pages: ['Orders', 'Packing', 'New order', 'Rounds'], hasBoard: true, onClose: fn() },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof KeysDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfShopStaff: Story = {};

export const OfARider: Story = { args: { pages: ['My round'], hasBoard: false } };
