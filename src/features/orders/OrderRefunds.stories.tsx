import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildOrderRefund } from '../../testing/builders/orders';
import { OrderRefunds } from './OrderRefunds';

const meta = {
  title: 'Orders/Order refunds',
  component: OrderRefunds,
  args: { refunds: [buildOrderRefund()] },
} satisfies Meta<typeof OrderRefunds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RefundUnderWay: Story = {};

/** The account's refunds arrive at once where the bank allows it. */
export const InstantRefund: Story = { args: { refunds: [buildOrderRefund({ speed: 'MINUTES' })] } };

/** A person is yet to send it. */
export const RefundByHand: Story = { args: { refunds: [buildOrderRefund({ speed: 'BY_HAND' })] } };

export const RefundDone: Story = {
  args: { refunds: [buildOrderRefund({ doneAt: '2026-11-24T06:00:00Z' })] },
};

/** Paid in two parts. */
export const SeveralRefunds: Story = {
  args: { refunds: [buildOrderRefund(), buildOrderRefund({ amountPaise: 4000, doneAt: '2026-11-24T06:00:00Z' })] },
};

/** The shop gave the refund, a part of it by bank transfer. */
export const GivenByTheShop: Story = {
  args: {
    refunds: [
      buildOrderRefund({
        amountPaise: 5_000,
        reason: 'DAMAGED',
        items: [{ name: 'Foxtail Millet (Thinai) rice', quantity: 2 }],
      }),
      buildOrderRefund({ amountPaise: 4_000, doneAt: '2026-11-24T06:00:00Z', reference: '412345678901' }),
    ],
  },
};

/** It did not arrive. */
export const RefundFailed: Story = { args: { refunds: [buildOrderRefund({ hasFailed: true })] } };

/** A second person of the shop is yet to approve it. */
export const RefundWaiting: Story = { args: { refunds: [buildOrderRefund({ isWaiting: true })] } };

/** Empty: an order under way. */
export const Nothing: Story = { args: { refunds: [] } };
