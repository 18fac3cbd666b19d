import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildStaffComplaint } from '../../../testing/builders/complaints';
import { ComplaintCard } from './ComplaintCard';

const meta = {
  title: 'Staff/Complaint card',
  component: ComplaintCard,
  parameters: { state: { staffUser: true } },
  args: { complaint: buildStaffComplaint(), onDecide: fn(), onSend: fn() },
  decorators: [
    (Story) => (
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ComplaintCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const WaitsForAnAdmin: Story = { args: { complaint: buildStaffComplaint({ waitsForApproval: true }) } };

/** Promised again, and in no parcel yet. */
export const ToSend: Story = {
  args: {
    complaint: buildStaffComplaint({ state: 'REPLACED', decidedBy: 'Selvi', decidedAt: '2026-11-20T09:00:00Z' }),
  },
};

/** Promised again, and packed with a later order. */
export const InAParcel: Story = {
  args: {
    complaint: buildStaffComplaint({
      state: 'REPLACED',
      decisionReason: 'Sorry for the torn packs.',
      decidedBy: 'Selvi',
      decidedAt: '2026-11-20T09:00:00Z',
      sentAt: '2026-11-21T09:00:00Z',
      sentWith: 'VY100004',
    }),
  },
};

export const Refunded: Story = {
  args: {
    complaint: buildStaffComplaint({
      state: 'REFUNDED',
      refundedPaise: 7_500,
      decisionReason: 'One pack was torn.',
      decidedBy: 'Selvi',
      decidedAt: '2026-11-20T09:00:00Z',
    }),
  },
};
