import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildStaffComplaint } from '../../../testing/builders/complaints';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { ComplaintsPage } from './ComplaintsPage';

const meta = {
  title: 'Staff/Complaints page',
  component: ComplaintsPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof ComplaintsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const url = staffApiUrl('/complaints');

export const Waiting: Story = {};
export const Decided: Story = {
  parameters: {
    msw: [
      http.get(url, () =>
        ok({
          open: [],
          toSend: [buildStaffComplaint({ _id: 'complaint-2', state: 'REPLACED', decidedBy: 'Selvi' })],
          decided: [
            buildStaffComplaint({
              state: 'REFUNDED',
              refundedPaise: 7_500,
              decidedBy: 'Selvi',
              decisionReason: 'One of two was torn.',
            }),
          ],
        }),
      ),
    ],
  },
};
export const Loading: Story = { parameters: { msw: [http.get(url, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(url, () => rejected(500))] } };
