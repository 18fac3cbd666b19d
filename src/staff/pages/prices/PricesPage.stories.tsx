import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { buildStaffMe } from '../../../testing/builders/staff';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { PricesPage } from './PricesPage';

const meta = {
  title: 'Staff/Prices',
  component: PricesPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof PricesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const HALF = 'Foxtail Millet (Thinai) rice, 500 g';

export const Loaded: Story = {};

/** One price that can be saved, one above its MRP. */
export const Changed: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: `${HALF}: MRP` }), '80');
    await userEvent.type(screen.getByRole('textbox', { name: /Ragi.*, 500 g: Price/ }), '99');
    await waitFor(() => expect(screen.getByText('1 pack will be saved · 1 needs your attention')).toBeVisible());
  },
};

/** Stock with its reasons: one that can be saved, one that comes in and lacks its batch, and one without a number. */
export const Stock: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: `${HALF}: On the shelf` }), '80');
    await userEvent.type(screen.getByRole('textbox', { name: /Ragi.*, 500 g: On the shelf/ }), '+12');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Reason: .*Ragi/ }), 'RECEIVED');
    await userEvent.type(screen.getByRole('textbox', { name: /Ragi.*, 1 kg: On the shelf/ }), 'many');
    await waitFor(() => expect(screen.getByText('1 pack will be saved · 2 need your attention')).toBeVisible());
  },
};

/** Changes the stock, and no price. */
export const SalesPerson: Story = {
  parameters: { msw: [http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON })))] },
};

export const Loading: Story = {
  parameters: { msw: [http.get(staffApiUrl('/catalogue/prices'), () => delay('infinite'))] },
};

export const Failed: Story = {
  parameters: { msw: [http.get(staffApiUrl('/catalogue/prices'), () => rejected(503))] },
};
