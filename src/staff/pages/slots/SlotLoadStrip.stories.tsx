import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { buildSlotLoad } from '../../../testing/builders/slots';
import { SlotLoadList } from './SlotLoadStrip';

const meta = {
  title: 'Staff/Slot load',
  component: SlotLoadList,
  parameters: { state: { staffUser: true } },
  args: { days: buildSlotLoad() },
} satisfies Meta<typeof SlotLoadList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A full slot, a closed day with promised orders, and free ones. */
export const NextDays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 of 20')).toBeVisible();
    await expect(canvas.getByText('20 of 20, full')).toBeVisible();
    await expect(canvas.getByText('Closed: Pongal')).toBeVisible();
  },
};

/** A day without any delivery. */
export const DayOff: Story = { args: { days: buildSlotLoad().map((day) => ({ ...day, slots: [] })) } };
