import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { fn } from 'storybook/test';
import { buildPayeeChange } from '../../../testing/builders/staffSettings';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { PayeeChange } from './PayeeChange';

const given = (change: Parameters<typeof buildPayeeChange>[0] = {}) => ({
  msw: [http.get(staffApiUrl('/settings/payee/changes'), () => ok(buildPayeeChange(change)))],
});

const meta = {
  title: 'Staff/Another payee',
  component: PayeeChange,
  args: { onDecided: fn() },
  parameters: { state: { staffUser: true }, ...given() },
} satisfies Meta<typeof PayeeChange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToApprove: Story = {};
export const Own: Story = { parameters: given({ isOwn: true }) };
export const Approved: Story = {
  parameters: given({ state: 'APPROVED', approvedBy: 'Arun', approvedAt: '2026-11-21T06:00:00.000Z' }),
};
/** Nobody else had the right. */
export const Alone: Story = {
  parameters: given({ state: 'APPROVED', approvedBy: 'Selvi', approvedAt: '2026-11-21T06:00:00.000Z' }),
};
