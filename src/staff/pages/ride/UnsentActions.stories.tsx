import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { RideAction } from '../../lib/offlineStorage';
import { UnsentActions } from './UnsentActions';

const action: RideAction = {
  kind: 'deliver',
  id: 1,
  key: 'action-of-mani',
  staffId: 'staff-9',
  roundId: 'round-1',
  orderId: 'order-1',
  at: '2026-11-25T06:00:00Z',
  label: 'VY100001',
  body: { code: '1234' },
  problem: null,
};

const meta = {
  title: 'Staff/Unsent actions',
  component: UnsentActions,
  args: { actions: [action, { ...action, id: 2 }], isOnline: false, onSend: fn(), onDismiss: fn() },
} satisfies Meta<typeof UnsentActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InADeadSpot: Story = {};
export const NetworkIsBack: Story = { args: { isOnline: true } };
export const Rejected: Story = {
  args: { actions: [{ ...action, problem: ['VY100001 was cancelled. Bring it back'] }] },
};
/** It is empty once all is sent. */
export const Nothing: Story = { args: { actions: [] } };
