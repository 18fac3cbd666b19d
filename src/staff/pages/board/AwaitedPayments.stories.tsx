import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { buildStaffMe } from '../../../testing/builders/staff';
import { buildAwaitedPayments } from '../../../testing/builders/staffPayments';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { AwaitedPayments } from './AwaitedPayments';

const awaited = http.get(staffApiUrl('/payments/awaited'), () => ok(buildAwaitedPayments()));

const meta = {
  title: 'Staff/Awaited payments',
  component: AwaitedPayments,
  parameters: { state: { staffUser: true }, msw: [awaited] },
} satisfies Meta<typeof AwaitedPayments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSaysItIsPaid: Story = {};

export const NobodySaysSo: Story = {
  parameters: {
    msw: [
      http.get(staffApiUrl('/payments/awaited'), () =>
        ok({ items: buildAwaitedPayments().items.map((each) => ({ ...each, saidPaidAt: null })) }),
      ),
    ],
  },
};

/** Another person matches payments. */
export const WithoutTheRight: Story = {
  parameters: {
    msw: [awaited, http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON })))],
  },
};
