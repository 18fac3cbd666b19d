import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { buildRefundApproval, buildReturnApproval } from '../../../testing/builders/staffPacking';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { ApprovalsPage } from './ApprovalsPage';

const meta = {
  title: 'Staff/Approvals',
  component: ApprovalsPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof ApprovalsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const given = (approvals: unknown) => ({
  msw: [http.get(staffApiUrl('/approvals'), () => ok(approvals))],
});

export const Waiting: Story = {};

/** The money of the second has gone back by a cancellation; that of the third came without an order. */
export const Several: Story = {
  parameters: given([
    buildRefundApproval(),
    buildRefundApproval({ _id: 'approval-2', orderNumber: 'VY100002', reason: 'SHORTED', leftPaise: 0 }),
    buildReturnApproval(),
  ]),
};

/** Granting it puts one item back in stock. */
export const Items: Story = {
  parameters: given([
    buildRefundApproval({
      reason: 'QUALITY',
      isOwed: false,
      lines: [
        {
          lineNo: 1,
          name: 'Foxtail Millet (Thinai) rice',
          netGrams: 500,
          measure: 'WEIGHT',
          quantity: 12,
          returned: 'BACK',
        },
        { lineNo: 2, name: 'Mappillai Samba', netGrams: 5_000, measure: 'WEIGHT', quantity: 3, returned: 'NONE' },
      ],
    }),
  ]),
};

export const Empty: Story = { parameters: given([]) };

export const Failed: Story = {
  parameters: { msw: [http.get(staffApiUrl('/approvals'), () => rejected(500))] },
};
