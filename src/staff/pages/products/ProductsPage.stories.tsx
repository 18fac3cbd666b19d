import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { buildStaffMe } from '../../../testing/builders/staff';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { ProductsPage } from './ProductsPage';

const meta = {
  title: 'Staff/Products',
  component: ProductsPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof ProductsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** Reads, and changes nothing. */
export const SalesPerson: Story = {
  parameters: { msw: [http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON })))] },
};

export const NothingFound: Story = {
  parameters: { msw: [http.get(staffApiUrl('/catalogue/products'), () => ok({ items: [], nextCursor: null }))] },
};

export const Loading: Story = {
  parameters: { msw: [http.get(staffApiUrl('/catalogue/products'), () => delay('infinite'))] },
};

export const Failed: Story = {
  parameters: { msw: [http.get(staffApiUrl('/catalogue/products'), () => rejected(503))] },
};
