import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LogoutDialog } from './LogoutDialog';

const meta = {
  title: 'Account/Logout dialog',
  tags: ['framed'],
  component: LogoutDialog,
  args: { open: true, onClose: fn() },
  parameters: { state: { loggedIn: true } },
} satisfies Meta<typeof LogoutDialog>;
export default meta;

export const Confirming: StoryObj<typeof meta> = {};
