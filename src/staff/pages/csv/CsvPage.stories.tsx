import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { expect, screen } from 'storybook/test';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { buildStaffMe } from '../../../testing/builders/staff';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { CsvPage } from './CsvPage';

const meta = {
  title: 'Staff/CSV',
  component: CsvPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof CsvPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** Exports, and changes nothing. */
export const SalesPerson: Story = {
  parameters: { msw: [http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON })))] },
};

/** A file that is no CSV. */
export const Rejected: Story = {
  parameters: {
    msw: [
      http.post(staffApiUrl('/catalogue/csv/imports'), () =>
        rejected(400, 'This is a spreadsheet, not a CSV file. In your spreadsheet program, save it as "CSV UTF-8".'),
      ),
    ],
  },
  play: async ({ userEvent }) => {
    const file = new File(['PK'], 'prices.csv', { type: 'text/csv' });
    await userEvent.upload(await screen.findByLabelText('Check a CSV file', { selector: 'input' }), file);
    await expect(await screen.findByRole('alert')).toHaveTextContent('This is a spreadsheet');
  },
};
