import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildRecalledUnits } from '../../../testing/builders/recalledUnits';
import { buildStop } from '../../../testing/builders/staffRounds';
import { RideStopCard } from './RideStopCard';

const stop = { ...buildStop(0), isUnsent: false };

const meta = {
  title: 'Staff/Drop',
  component: RideStopCard,
  args: { stop, number: 1, isOpen: true, onChoose: fn(), onDeliver: fn(), onNotDelivered: fn() },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof RideStopCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Next: Story = {};
export const Later: Story = { args: { number: 2, isOpen: false } };
export const ToBeCollected: Story = { args: { stop: { ...stop, duePaise: 33_011, note: 'Ring twice' } } };
export const Stopped: Story = { args: { stop: { ...stop, recalled: buildRecalledUnits() } } };
export const DeliveredInADeadSpot: Story = {
  args: { isOpen: false, stop: { ...stop, state: 'DELIVERED', doneAt: '2026-11-25T06:05:00Z', isUnsent: true } },
};
export const NotDelivered: Story = {
  args: { isOpen: false, stop: { ...stop, state: 'NOT_DELIVERED', status: 'READY_TO_DELIVER', reason: 'AWAY' } },
};
