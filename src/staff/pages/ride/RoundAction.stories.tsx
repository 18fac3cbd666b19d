import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import type { RideQueue } from '../../ride/rideQueue';
import { RoundAction } from './RoundAction';

const meta = {
  title: 'Staff/Round action',
  component: RoundAction,
  args: {
    kind: 'start',
    label: 'Picked up 3 parcels',
    roundId: 'round-1',
    perform: fn<RideQueue['perform']>(async () => ({ state: 'DONE' })),
  },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof RoundAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};

export const Rejected: Story = {
  args: {
    kind: 'end',
    label: 'End the round',
    perform: fn<RideQueue['perform']>(async () => ({
      state: 'REJECTED',
      messages: ['VY100001 is still on its way'],
      triesLeft: null,
    })),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'End the round' }));
    await screen.findByText('VY100001 is still on its way');
  },
};
