import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { buildComplaint, buildComplaintsOfOrder } from '../../testing/builders/complaints';
import { api, ok } from '../../testing/handlers/responses';
import { OrderComplaints } from './OrderComplaints';

const meta = {
  title: 'Orders/Complaints',
  component: OrderComplaints,
  parameters: { state: { loggedIn: true } },
  args: { orderId: 'order-1' },
} satisfies Meta<typeof OrderComplaints>;

export default meta;
type Story = StoryObj<typeof meta>;

const [first, second] = buildComplaintsOfOrder().lines;

export const NothingReported: Story = {};

export const Decided: Story = {
  parameters: {
    msw: [
      http.get(api('/order/complaint/:orderId'), () =>
        ok(
          buildComplaintsOfOrder({
            reportableUntil: null,
            lines: [
              {
                ...first!,
                complaint: buildComplaint({
                  hasPhoto: true,
                  state: 'REFUNDED',
                  refundedPaise: 7_500,
                  decisionReason: 'We are sorry: the pack was damaged on our side.',
                }),
              },
              {
                ...second!,
                complaint: buildComplaint({
                  kind: 'QUALITY',
                  text: 'It tastes of smoke.',
                  state: 'DECLINED',
                  decisionReason: 'This rice is smoked.',
                }),
              },
            ],
          }),
        ),
      ),
    ],
  },
};

export const OneOpen: Story = {
  parameters: {
    msw: [
      http.get(api('/order/complaint/:orderId'), () =>
        ok(buildComplaintsOfOrder({ lines: [{ ...first!, complaint: buildComplaint() }, second!] })),
      ),
    ],
  },
};
