import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { buildStaffMe } from '../../../testing/builders/staff';
import { buildTaxClass, buildTaxClasses } from '../../../testing/builders/staffTaxes';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { TaxesPage } from './TaxesPage';

const meta = {
  title: 'Staff/Taxes',
  component: TaxesPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof TaxesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const TAXES = staffApiUrl('/catalogue/taxes');

export const Loaded: Story = {};

/** A rate to come is entered before its day. */
export const Change: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change Porridge mixes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Porridge mixes' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByLabelText('From')).toHaveValue('2027-04-01');
  },
};

/** Another person saved first: theirs is shown, and what was typed stays. */
export const ChangedMeanwhile: Story = {
  parameters: {
    msw: [
      http.put(`${TAXES}/:id`, () =>
        rejected(
          409,
          'Another person changed this tax class meanwhile. Nothing is saved yet: compare, then save again.',
          {
            data: { taxClass: buildTaxClass({ name: 'Millets', version: 2 }) },
          },
        ),
      ),
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change Millets, pre-packed' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Millets, pre-packed' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const theirs = await dialog.findByText(/It is now: Millets, HSN 1008/);
    await waitFor(() => expect(theirs).toBeVisible());
  },
};

/** A new shop begins with the usual ones. */
export const None: Story = {
  parameters: { msw: [http.get(TAXES, () => ok({ ...buildTaxClasses(), classes: [] }))] },
};

/** Reads, and changes nothing. */
export const SalesPerson: Story = {
  parameters: { msw: [http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON })))] },
};

export const Loading: Story = { parameters: { msw: [http.get(TAXES, () => delay('infinite'))] } };

export const Failed: Story = { parameters: { msw: [http.get(TAXES, () => rejected(503))] } };
