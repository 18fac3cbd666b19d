import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { screen } from 'storybook/test';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { buildStaffMe } from '../../../testing/builders/staff';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { ProductCategoriesPage } from './ProductCategoriesPage';

const meta = {
  title: 'Staff/Categories',
  component: ProductCategoriesPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof ProductCategoriesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const New: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a category' }));
    await screen.findByRole('dialog', { name: 'Add a category' });
  },
};

/** The shop's footer leads to it. */
export const Fixed: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change Organic Millets' }));
    await screen.findByRole('dialog', { name: 'Organic Millets' });
  },
};

export const Picture: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change the picture: Organic Millets' }));
    await screen.findByRole('dialog', { name: 'Picture: Organic Millets' });
  },
};

/** Reads, and changes nothing. */
export const SalesPerson: Story = {
  parameters: { msw: [http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON })))] },
};

export const Loading: Story = {
  parameters: { msw: [http.get(staffApiUrl('/catalogue/categories'), () => delay('infinite'))] },
};

export const Failed: Story = {
  parameters: { msw: [http.get(staffApiUrl('/catalogue/categories'), () => rejected(503))] },
};
