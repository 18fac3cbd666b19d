import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { screen, userEvent } from 'storybook/test';
import { buildMoneyTodos } from '../../../testing/builders/staffPayments';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { UnresolvedTransfers } from './UnresolvedTransfers';

const [transfer] = buildMoneyTodos().unresolved;
const proposals = [{ orderNumber: 'VY100007', isNamed: false }];

const meta = {
  title: 'Staff/Money without an order',
  component: UnresolvedTransfers,
  parameters: {
    state: { staffUser: true },
    msw: [
      http.get(staffApiUrl('/payments/todos'), () =>
        ok(buildMoneyTodos({ unresolved: [{ ...transfer!, proposals }] })),
      ),
    ],
  },
} satisfies Meta<typeof UnresolvedTransfers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One order owes exactly this. */
export const Proposed: Story = {};

export const ForAnOrder: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Assign to an order: 412345678903' }));
    await screen.findByRole('dialog', { name: 'Whose money is ₹189.99?' });
  },
};
