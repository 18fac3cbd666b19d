import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DropOrderDialog } from './DropOrderDialog';

const meta = {
  title: 'Orders/Drop order dialog',
  tags: ['framed'],
  component: DropOrderDialog,
  parameters: { state: { loggedIn: true } },
  args: { order: { orderId: 'order-1', orderNumber: 'VY-1001' }, onClose: fn() },
} satisfies Meta<typeof DropOrderDialog>;

export default meta;

export const Confirming: StoryObj<typeof meta> = {};
