import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildSlotSettings } from '../../../testing/builders/slots';
import { ClosedDays } from './ClosedDays';

const meta = {
  title: 'Staff/Closed days',
  component: ClosedDays,
  parameters: { state: { staffUser: true } },
  args: { settings: buildSlotSettings() },
} satisfies Meta<typeof ClosedDays>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = { args: { settings: buildSlotSettings({ closedDays: [] }) } };

export const Busy: Story = {
  args: {
    settings: buildSlotSettings({
      rushExtraDays: 2,
      closedDays: [{ day: '2026-11-26', reason: 'Rush', booked: 12 }],
    }),
  },
};
