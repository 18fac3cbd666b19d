import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { screen, userEvent } from 'storybook/test';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { FailedRefundActions } from './FailedRefundActions';

const meta = {
  title: 'Staff/Failed refund',
  component: FailedRefundActions,
  args: { refundId: 'refund-1', amountPaise: 7_500, name: 'VY100001' },
  parameters: {
    state: { staffUser: true },
    msw: [http.post(staffApiUrl('/refunds/:refundId/:how'), () => ok(null))],
  },
} satisfies Meta<typeof FailedRefundActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};

export const SentAnotherWay: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sent another way: VY100001' }));
    await screen.findByRole('dialog', { name: '₹75: sent another way' });
  },
};
