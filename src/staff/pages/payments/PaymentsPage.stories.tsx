import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { buildRefundApproval, buildReturnApproval } from '../../../testing/builders/staffPacking';
import { buildMoneyTodos, buildPayments } from '../../../testing/builders/staffPayments';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { PaymentsPage } from './PaymentsPage';

const approvals = (...items: unknown[]) => http.get(staffApiUrl('/approvals'), () => ok(items));
const nothing = { items: [], nextCursor: null };

const meta = {
  title: 'Staff/Payments',
  component: PaymentsPage,
  parameters: { state: { staffUser: true }, route: '/staff/payments', msw: [approvals()] },
} satisfies Meta<typeof PaymentsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Payments: Story = {};

export const Refunds: Story = { parameters: { route: '/staff/payments?view=refunds' } };

/** Money that waits for a person comes first. */
export const SomethingToDo: Story = {
  parameters: {
    msw: [
      http.get(staffApiUrl('/payments/todos'), () => ok(buildMoneyTodos())),
      approvals(
        buildRefundApproval({ isOwn: false }),
        buildRefundApproval({ _id: 'approval-2', isOwn: true }),
        buildReturnApproval(),
      ),
    ],
  },
};

/** The provider reports another amount than the shop's: a person asks before any money goes again. */
export const RefundOfAnotherAmount: Story = {
  parameters: {
    msw: [
      http.get(staffApiUrl('/payments/todos'), () => {
        const todos = buildMoneyTodos({ unresolved: [] });
        const failedRefunds = todos.failedRefunds.map((refund) => ({ ...refund, reportedPaise: 99_999 }));
        return ok({ ...todos, failedRefunds });
      }),
      approvals(),
    ],
  },
};

export const History: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Details: VY100004/ }));
    const reported = await screen.findByText('The provider reports: a try failed', { exact: false });
    await waitFor(() => expect(reported).toBeVisible());
  },
};

export const HasMore: Story = {
  parameters: {
    msw: [approvals(), http.get(staffApiUrl('/payments'), () => ok({ items: buildPayments(), nextCursor: 'next' }))],
  },
};

export const Empty: Story = {
  parameters: { msw: [approvals(), http.get(staffApiUrl('/payments'), () => ok(nothing))] },
};

export const NothingFits: Story = {
  parameters: {
    route: '/staff/payments?view=refunds&from=2026-11-01&to=2026-11-02&provider=upi&state=FAILED&search=VY100001',
    msw: [approvals(), http.get(staffApiUrl('/payments/refunds'), () => ok(nothing))],
  },
};

export const Loading: Story = {
  parameters: { msw: [approvals(), http.get(staffApiUrl('/payments'), () => delay('infinite'))] },
};

export const Failed: Story = {
  parameters: { msw: [approvals(), http.get(staffApiUrl('/payments'), () => rejected(500))] },
};
