import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { buildStaffMe } from '../../../testing/builders/staff';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { AddonsPage } from './AddonsPage';

const meta = {
  title: 'Staff/Add-ons',
  component: AddonsPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof AddonsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const ADDONS = staffApiUrl('/catalogue/addons');

export const Loaded: Story = {};

export const Change: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change Coarse grinding' }));
    const dialog = await screen.findByRole('dialog', { name: 'Coarse grinding' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const None: Story = { parameters: { msw: [http.get(ADDONS, () => ok([]))] } };

/** Reads, and changes nothing. */
export const SalesPerson: Story = {
  parameters: { msw: [http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON })))] },
};

export const Loading: Story = { parameters: { msw: [http.get(ADDONS, () => delay('infinite'))] } };

export const Failed: Story = { parameters: { msw: [http.get(ADDONS, () => rejected(503))] } };
