import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { buildSlotLoad } from '../../../testing/builders/slots';
import { buildOrderCard } from '../../../testing/builders/staffOrders';
import { BoardSlots } from './BoardSlots';

const meta = {
  title: 'Staff/Slots on the board',
  component: BoardSlots,
  args: { load: buildSlotLoad(), cards: [], filters: { day: '', slotId: '07:00_2026-11-27' }, onChoose: fn() },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof BoardSlots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NextDays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('12 of 20');
  },
};

/** Cards stay where they are when it loads. */
export const Loading: Story = { args: { load: undefined } };

/** Of orders whose time is over, only their number is known. */
export const LateOrders: Story = {
  args: {
    cards: [
      buildOrderCard({
        slot: {
          slotId: 'late',
          day: '2026-11-26',
          startsAt: '2026-11-26T01:30:00Z',
          endsAt: '2026-11-26T04:30:00Z',
        },
      }),
    ],
  },
};
