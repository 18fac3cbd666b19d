import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildOrderCard } from '../../testing/builders/staffOrders';
import { OrderFacts } from './OrderFacts';
import { OrderStyled } from './orderStyles';

const meta = {
  title: 'Staff/Order facts',
  component: OrderFacts,
  decorators: [
    (Story) => (
      <OrderStyled>
        <Story />
      </OrderStyled>
    ),
  ],
} satisfies Meta<typeof OrderFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOrder: Story = { args: { card: buildOrderCard() } };

export const AtTheDoor: Story = {
  args: {
    card: buildOrderCard({
      paymentMethod: 'AT_DOOR',
      paymentStatus: 'DUE_AT_DOOR',
      channel: 'PHONE',
      nthOrder: 12,
      rider: 'Mani',
      slot: { slotId: 's1', day: '2026-11-22', startsAt: '2026-11-22T03:30:00Z', endsAt: '2026-11-22T06:30:00Z' },
      note: 'Please ring twice: the bell is weak. Leave it with the neighbour in 3C if we are out.',
    }),
  },
};

/** The customer paid, and the money is still to be found. */
export const AwaitedFromTheDoor: Story = {
  args: { card: buildOrderCard({ paymentMethod: 'AT_DOOR', paymentStatus: 'DUE_AT_DOOR', isAwaitedFromDoor: true }) },
};

/** Sent for a complaint. */
export const Replacement: Story = {
  args: {
    card: buildOrderCard({ paymentMethod: 'NONE', paymentStatus: 'NOTHING_DUE', amountPaise: 0, nthOrder: 3 }),
  },
};

/** Staff added items that the customer has not paid yet. */
export const ItemsWait: Story = {
  args: {
    card: buildOrderCard({
      waitingItems: { itemCount: 2, isPaidOnline: true, expiresAt: '2026-11-20T08:50:00.000Z' },
    }),
  },
};

export const Erased: Story = { args: { card: buildOrderCard({ name: null, area: null, nthOrder: 0 }) } };
