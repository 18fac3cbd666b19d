import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildStaffComplaint } from '../../../testing/builders/complaints';
import { buildNotification } from '../../../testing/builders/staffMessages';
import { buildRecalledUnits } from '../../../testing/builders/recalledUnits';
import { buildPackedLine, buildPackedLines } from '../../../testing/builders/staffPacking';
import { buildSlot } from '../../../testing/builders/slots';
import { buildOrderAddition, buildStaffOrder, buildStaffRefund } from '../../../testing/builders/staffOrders';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { OrderPage } from './OrderPage';

const order = staffApiUrl('/orders/:orderNumber');
const at = '2026-11-20T07:00:00Z';

const meta = {
  title: 'Staff/Order',
  component: OrderPage,
  parameters: { state: { staffUser: true }, path: '/staff/orders/:orderNumber', route: '/staff/orders/VY100001' },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};

/** A batch of it was recalled before it was packed. */
export const Stopped: Story = {
  parameters: {
    msw: [
      http.get(order, () => ok(buildStaffOrder({ status: 'PROCESSING', recalled: buildRecalledUnits() }))),
      http.get(staffApiUrl('/packing/orders/:orderId/lines'), () =>
        ok(buildPackedLines({ lines: [buildPackedLine({ recalled: buildRecalledUnits() })] })),
      ),
    ],
  },
};

/** Moved to another delivery time, and sent to another address. */
export const MovedAndMended: Story = {
  tags: ['enlarged'],
  parameters: {
    msw: [
      http.get(order, () => {
        const [before, { startsAt, endsAt }] = [
          buildSlot(),
          buildSlot({ startsAt: '2026-11-28T01:30:00Z', endsAt: '2026-11-28T04:30:00Z' }),
        ];
        return ok(
          buildStaffOrder({
            slot: { slotId: 'slot-2', day: '2026-11-28', startsAt, endsAt },
            note: 'Ring twice',
            moves: [{ moveId: 1, from: before, to: { startsAt, endsAt }, reason: 'CLOSED', at, person: 'Mani' }],
            mends: [
              { mendId: 1, changed: 'ADDRESS', reducedPaise: 1_000, at, person: 'Selvi' },
              { mendId: 2, changed: 'NOTE', reducedPaise: 0, at, person: 'Selvi' },
            ],
          }),
        );
      }),
    ],
  },
};

/** Items that are to be added wait for their payment; others were not paid in time. */
export const ItemsWait: Story = {
  tags: ['enlarged'],
  parameters: {
    msw: [
      http.get(order, () =>
        ok(
          buildStaffOrder({
            status: 'PROCESSING',
            additions: [
              buildOrderAddition({ additionId: 'addition-0', state: 'EXPIRED', endedAt: at }),
              buildOrderAddition(),
            ],
          }),
        ),
      ),
      http.get(staffApiUrl('/packing/orders/:orderId/lines'), () =>
        ok(buildPackedLines({ addition: buildOrderAddition() })),
      ),
    ],
  },
};

/** What the customer was told: refused by WhatsApp and sent by SMS, still to be sent, and lost. */
export const Messages: Story = {
  parameters: {
    msw: [
      http.get(staffApiUrl('/messages/orders/:orderNumber'), () =>
        ok({
          items: [
            buildNotification({ state: 'WAITING', reason: null, detail: null, canSendAgain: false }),
            buildNotification({ _id: 'notification-2', kind: 'ORDER_CHANGED', language: 'en' }),
            buildNotification({
              _id: 'notification-3',
              kind: 'ORDER_PLACED',
              state: 'DELIVERED',
              reason: null,
              detail: null,
              canSendAgain: false,
            }),
            buildNotification({
              _id: 'notification-4',
              kind: 'ORDER_PLACED',
              channel: 'WHATSAPP',
              reason: 'NOT_ON_WHATSAPP',
              detail: '131026',
              canSendAgain: false,
            }),
          ],
        }),
      ),
    ],
  },
};

/** Delivered, with a complaint that is not decided yet, of a customer who is blocked by now. */
export const Complaint: Story = {
  parameters: {
    msw: [
      http.get(order, () => {
        const whole = buildStaffOrder({ status: 'DELIVERED', nextStatus: null, cancellable: false });
        return ok({ ...whole, customer: { ...whole.customer, blockedFor: 'Refused three orders at the door' } });
      }),
      http.get(staffApiUrl('/complaints/orders/:orderNumber'), () => ok({ items: [buildStaffComplaint()] })),
    ],
  },
};

/** Of one item a part was refunded, and another part waits for a second person. */
export const ItemsRefunded: Story = {
  parameters: {
    msw: [
      http.get(order, () => {
        const whole = buildStaffOrder({ status: 'DELIVERED', nextStatus: null, cancellable: false });
        return ok({
          ...whole,
          items: whole.items.map((item) => ({
            ...item,
            quantity: 4,
            leftUnits: 1,
            leftPaise: 7_500,
            refunded: [
              { quantity: 1, amountPaise: 7_500, returned: 'WRITTEN_OFF', isWaiting: false },
              { quantity: 2, amountPaise: 15_000, returned: 'BACK', isWaiting: true },
            ],
          })),
        });
      }),
    ],
  },
};

export const ChangedAndRefunded: Story = {
  parameters: {
    msw: [
      http.get(order, () => {
        const whole = buildStaffOrder();
        return ok(
          buildStaffOrder({
            note: 'Please ring twice: the bell is weak',
            takenBy: 'Selvi',
            staffNotes: [{ noteId: 1, text: 'Rang twice, no reply.\nCall again after 5', person: 'Mani', at }],
            items: whole.items.map((item) => ({
              ...item,
              packedQuantity: 1,
              packed: { quantity: 1, reducedPaise: 9_500 },
              costPaise: 7_500,
            })),
            reducedPaise: 9_500,
            amountPaise: 9_500,
            refundedPaise: 7_500,
            transfers: whole.transfers.map((transfer) => ({
              ...transfer,
              refunds: [
                buildStaffRefund(),
                buildStaffRefund({ refundId: 'refund-2', amountPaise: 2_000, state: 'FAILED', reason: 'shorted' }),
              ],
            })),
            approvals: [
              { amountPaise: 90_000, reason: 'RUSH', state: 'WAITING', requestedBy: 'Mani', decidedBy: null, at },
            ],
          }),
        );
      }),
    ],
  },
};

export const ToBeApproved: Story = {
  parameters: {
    msw: [
      http.get(order, () =>
        ok(
          buildStaffOrder({
            paymentMethod: 'AT_DOOR',
            paymentStatus: 'DUE_AT_DOOR',
            needsApproval: true,
            nextStatus: null,
            attempts: [],
            transfers: [],
            receivedPaise: 0,
          }),
        ),
      ),
    ],
  },
};

/** Cash takes whole rupees, UPI the exact sum. */
export const ToCollect: Story = {
  parameters: {
    msw: [
      http.get(order, () =>
        ok(
          buildStaffOrder({
            status: 'PICKEDUP',
            paymentMethod: 'AT_DOOR',
            paymentStatus: 'DUE_AT_DOOR',
            attempts: [],
            transfers: [],
            receivedPaise: 0,
            reducedPaise: 1_511,
            amountPaise: 17_489,
            bill: { ...buildStaffOrder().bill, roundingPaise: 11 },
          }),
        ),
      ),
    ],
  },
};

export const Cancelled: Story = {
  parameters: {
    msw: [
      http.get(order, () =>
        ok(
          buildStaffOrder({
            status: 'CANCELLED',
            nextStatus: null,
            cancellable: false,
            staffCancelReason: 'SOLD_OUT',
            cancelReason: 'We are sorry',
          }),
        ),
      ),
    ],
  },
};

export const Loading: Story = { parameters: { msw: [http.get(order, () => delay('infinite'))] } };

export const Unknown: Story = { parameters: { route: '/staff/orders/VY999999' } };
