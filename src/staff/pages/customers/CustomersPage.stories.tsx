import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildFoundCustomer } from '../../../testing/builders/staffCustomers';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { CustomersPage } from './CustomersPage';

const meta = {
  title: 'Staff/Customers',
  component: CustomersPage,
  parameters: { state: { staffUser: true }, path: '/staff/customers', route: '/staff/customers?q=meena' },
} satisfies Meta<typeof CustomersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const url = staffApiUrl('/customers');
const many = {
  items: [
    buildFoundCustomer(),
    buildFoundCustomer({
      customerId: 'customer-2',
      name: 'Meenakshi Sundareswaran Palaniappan',
      isBlocked: true,
      mobileNumber: '9876500001',
    }),
    buildFoundCustomer({ customerId: 'customer-3', name: 'மீனாட்சி', lastOrderAt: null, mobileNumber: '9876500002' }),
  ],
  hasMore: true,
};

export const Found: Story = { parameters: { msw: [http.get(url, () => ok(many))] } };
/** Before a search, the page lists who is blocked. */
export const Start: Story = { parameters: { route: '/staff/customers' } };
export const NoneFound: Story = { parameters: { msw: [http.get(url, () => ok({ items: [], hasMore: false }))] } };
export const Loading: Story = { parameters: { msw: [http.get(url, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(url, () => rejected(500))] } };
