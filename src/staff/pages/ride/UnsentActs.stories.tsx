import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { RideAct } from '../../ride/rideStorage';
import { UnsentActs } from './UnsentActs';

const act: RideAct = {
  kind: 'deliver',
  id: 1,
  key: 'act-of-mani',
  staffId: 'staff-9',
  roundId: 'round-1',
  orderId: 'order-1',
  at: '2026-11-25T06:00:00Z',
  label: 'VY100001',
  body: { code: '1234' },
  problem: null,
};

const meta = {
  title: 'Staff/Unsent acts',
  component: UnsentActs,
  args: { acts: [act, { ...act, id: 2 }], isOnline: false, onSend: fn(), onDismiss: fn() },
} satisfies Meta<typeof UnsentActs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InADeadSpot: Story = {};
export const NetworkIsBack: Story = { args: { isOnline: true } };
export const Rejected: Story = { args: { acts: [{ ...act, problem: ['VY100001 was cancelled. Bring it back'] }] } };
/** Empty: all is sent. */
export const Nothing: Story = { args: { acts: [] } };
