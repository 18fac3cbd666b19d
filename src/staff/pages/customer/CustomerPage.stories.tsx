import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { userEvent } from 'storybook/test';
import { buildCustomerBlock, buildStaffCustomer } from '../../../testing/builders/staffCustomers';
import { buildNotification } from '../../../testing/builders/staffMessages';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { CustomerPage } from './CustomerPage';

const meta = {
  title: 'Staff/Customer',
  component: CustomerPage,
  parameters: {
    state: { staffUser: true },
    path: '/staff/customers/:customerId',
    route: '/staff/customers/customer-1',
  },
} satisfies Meta<typeof CustomerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const url = staffApiUrl('/customers/:customerId');
const nothing = [
  http.get(staffApiUrl('/complaints/customers/:customerId'), () => ok({ items: [] })),
  http.get(staffApiUrl('/messages/customers/:customerId'), () => ok({ items: [] })),
];

/** With what is owed either way, a complaint and a message. */
export const Regular: Story = {
  parameters: {
    msw: [http.get(staffApiUrl('/messages/customers/:customerId'), () => ok({ items: [buildNotification()] }))],
  },
};

/** For the second time. */
export const Blocked: Story = {
  parameters: {
    msw: [
      http.get(url, () =>
        ok(
          buildStaffCustomer({
            hasMoreOrders: true,
            blocks: [
              buildCustomerBlock(),
              buildCustomerBlock({
                reason: 'Wrote from another person’s number',
                blockedAt: '2026-09-01T06:00:00.000Z',
                endReason: 'It was her brother’s, cleared up on the phone',
                endedAt: '2026-09-03T06:00:00.000Z',
                endedBy: 'Kavitha',
              }),
            ],
          }),
        ),
      ),
      ...nothing,
    ],
  },
};

export const ToBeBlocked: Story = {
  parameters: { msw: nothing },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Block customer' })),
};

/** Added by phone, without an order yet. */
export const New: Story = {
  parameters: {
    msw: [
      http.get(url, () =>
        ok(
          buildStaffCustomer({
            emailId: '',
            language: null,
            duePaise: 0,
            owedPaise: 0,
            orders: [],
            addresses: [],
            notes: [],
          }),
        ),
      ),
      ...nothing,
    ],
  },
};

export const Unknown: Story = { parameters: { msw: [http.get(url, () => rejected(404))] } };
export const Loading: Story = { parameters: { msw: [http.get(url, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(url, () => rejected(500))] } };
