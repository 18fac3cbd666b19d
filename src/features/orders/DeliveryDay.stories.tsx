import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { buildSlot } from '../../testing/builders/slots';
import { DeliveryDay } from './DeliveryDay';

const meta = {
  title: 'Orders/Delivery day',
  component: DeliveryDay,
  args: { status: 'CONFIRMED', placedAt: '2026-11-25T09:00:00.000Z', slot: null },
} satisfies Meta<typeof DeliveryDay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two days of lead time, counted from the order. */
export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Delivery by Friday 27 November')).toBeVisible());
  },
};

/** The order arrives in the slot that the customer chose. */
export const InItsSlot: Story = {
  args: { slot: buildSlot() },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Delivery Fri 27 Nov, 7–\u206010 am')).toBeVisible());
  },
};
