import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { buildLimitRaise } from '../../../testing/builders/staffSettings';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { LimitRaises } from './LimitRaises';

const given = (...raises: Parameters<typeof buildLimitRaise>[0][]) => ({
  msw: [http.get(staffApiUrl('/settings/counter/raises'), () => ok(raises.map(buildLimitRaise)))],
});

const meta = {
  title: 'Staff/Raised limits',
  component: LimitRaises,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof LimitRaises>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Above one that was confirmed, and one that counts at once for Sales Persons. */
export const ToConfirm: Story = {
  parameters: given(
    {},
    { _id: 'raise-2', beforePaise: 4_000_00, afterPaise: 5_000_00, confirmedBy: 'Arun', isWaiting: false },
    { _id: 'raise-3', limit: 'refundLimitPaise', beforePaise: 500_00, afterPaise: 750_00, isWaiting: false },
  ),
};
export const Own: Story = { parameters: given({ isOwn: true }) };
