import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { HeaderMenuSheet } from './HeaderMenuSheet';

const meta = {
  title: 'Header and footer/Header menu',
  tags: ['framed'],
  component: HeaderMenuSheet,
  args: { open: true, onClose: fn(), onGone: fn() },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof HeaderMenuSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Customer: Story = { parameters: { state: { loggedIn: true } } };
