import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildOrderCard, buildOrderCardsOf } from '../../../testing/builders/staffOrders';
import { OrderMenuDialog } from './OrderMenuDialog';

const slot = {
  slotId: '07:00_2026-11-27',
  day: '2026-11-27',
  startsAt: '2026-11-27T07:00:00+05:30',
  endsAt: '2026-11-27T10:00:00+05:30',
};

const meta = {
  title: 'Staff/More for an order',
  component: OrderMenuDialog,
  args: { cards: [buildOrderCard({ slot })], onClose: fn() },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof OrderMenuDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
/** It can't be moved any more. */
export const OnItsWay: Story = { args: { cards: [buildOrderCard({ slot, status: 'PICKEDUP', rider: 'Mani' })] } };
export const Several: Story = { args: { cards: buildOrderCardsOf(12) } };
