import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildStaffEnquiry } from '../../../testing/builders/enquiries';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { EnquiriesPage } from './EnquiriesPage';

const meta = {
  title: 'Staff/Enquiries',
  component: EnquiriesPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof EnquiriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const url = staffApiUrl('/enquiries');

export const Waiting: Story = {};

/** More than the page shows, in a language of its own. */
export const Many: Story = {
  parameters: {
    msw: [
      http.get(url, () =>
        ok({
          open: [buildStaffEnquiry({ language: 'ta', name: 'மீனா', message: 'என் பார்சல் எங்கே?', kind: 'SUPPORT' })],
          openTotal: 130,
          resolved: [],
        }),
      ),
    ],
  },
};
export const Nothing: Story = {
  parameters: { msw: [http.get(url, () => ok({ open: [], openTotal: 0, resolved: [] }))] },
};
export const Loading: Story = { parameters: { msw: [http.get(url, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(url, () => rejected(500))] } };
