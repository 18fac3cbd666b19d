import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { buildMoneyTodos } from '../../../testing/builders/staffPayments';
import { buildLimitRaise, buildPayeeChange } from '../../../testing/builders/staffSettings';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { MoneyAlarm } from './MoneyAlarm';

const todos = (change: Partial<ReturnType<typeof buildMoneyTodos>> = {}) => ({
  msw: [http.get(staffApiUrl('/payments/todos'), () => ok(buildMoneyTodos(change)))],
});

const meta = {
  title: 'Staff/Money alarm',
  component: MoneyAlarm,
  parameters: { state: { staffUser: true }, ...todos() },
} satisfies Meta<typeof MoneyAlarm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
/** Another Admin asks that payments go elsewhere. */
export const AnotherPayee: Story = {
  parameters: {
    msw: [
      http.get(staffApiUrl('/payments/todos'), () =>
        ok(buildMoneyTodos({ failedRefunds: [], unresolved: [], approvalCount: 0 })),
      ),
      http.get(staffApiUrl('/settings/payee/changes'), () => ok(buildPayeeChange())),
    ],
  },
};
/** Another Admin raised what they may refund alone. */
export const ARaisedLimit: Story = {
  parameters: {
    msw: [
      http.get(staffApiUrl('/payments/todos'), () =>
        ok(buildMoneyTodos({ failedRefunds: [], unresolved: [], approvalCount: 0 })),
      ),
      http.get(staffApiUrl('/settings/counter/raises'), () => ok([buildLimitRaise()])),
    ],
  },
};
export const ToSend: Story = {
  parameters: todos({
    failedRefunds: [],
    unresolved: [],
    approvalCount: 0,
    toMakeCount: 1,
  }),
};
export const AFailedRefund: Story = { parameters: todos({ unresolved: [], approvalCount: 0 }) };
export const MoneyWithoutAnOrder: Story = { parameters: todos({ failedRefunds: [], approvalCount: 0 }) };
/** Above what one person may give: another one asked for them. */
export const ToApprove: Story = { parameters: todos({ failedRefunds: [], unresolved: [], approvalCount: 2 }) };
