import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { fn } from 'storybook/test';
import { deadlineIn } from '../../lib/deadline';
import {
  buildDoorOrder,
  buildOrderRefund,
  buildOrderTracking,
  buildPaymentInstructions,
  buildWaitingAddition,
} from '../../testing/builders/orders';
import { packPicture } from '../../testing/builders/pictures';
import { api, rejected } from '../../testing/handlers/responses';
import { OrderDetails } from './OrderDetails';

const meta = {
  title: 'Orders/Order details',
  component: OrderDetails,
  parameters: { state: { loggedIn: true } },
  args: { order: buildOrderTracking(), onOrderAgain: fn() },
} satisfies Meta<typeof OrderDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};

export const Unpaid: Story = {
  args: { order: { ...buildOrderTracking({ status: 'WAITING_FOR_PAYMENT' }), deadlineMs: deadlineIn(15 * 60) } },
};

export const AtTheDoor: Story = { args: { order: buildDoorOrder() } };

/** The shop holds more items for it, which are paid apart. */
export const ItemsToPay: Story = {
  args: {
    order: {
      ...buildOrderTracking({
        status: 'CONFIRMED',
        addition: buildWaitingAddition(),
        payment: buildPaymentInstructions(),
      }),
      additionDeadlineMs: deadlineIn(30 * 60),
    },
  },
};

/** They are paid at the door with it. */
export const ItemsToConfirm: Story = {
  args: {
    order: {
      ...buildDoorOrder({ addition: buildWaitingAddition({ isPaidOnline: false }) }),
      additionDeadlineMs: deadlineIn(30 * 60),
    },
  },
};

/** Whole rupees are due in cash, the exact sum by UPI. */
export const RoundedAtTheDoor: Story = {
  args: {
    order: buildDoorOrder({
      dueAtDoorPaise: 17_489,
      bill: { ...buildDoorOrder().bill, reducedPaise: 1_511, roundingPaise: 11 },
    }),
  },
};

export const PaidAtTheDoor: Story = {
  args: { order: buildDoorOrder({ status: 'DELIVERED', dueAtDoorPaise: null, isAwaitedFromDoor: true }) },
};

const { items } = buildOrderTracking();

/** Sent for a complaint: it costs nothing, and is not to be ordered again. */
export const Replacement: Story = {
  args: {
    order: buildOrderTracking({
      status: 'CONFIRMED',
      paymentMethod: 'NONE',
      paymentStatus: 'NOTHING_DUE',
      replaces: 'VY-1001',
      orderNumber: 'VY-1002',
      items: items.map((item) => ({ ...item, productPrice: 0, linePaise: 0, costPaise: 0 })),
      bill: {
        itemsPaise: 0,
        addonsPaise: 0,
        couponCode: null,
        discountPaise: 0,
        deliveryChargePaise: 0,
        taxIncludedPaise: 0,
        totalPaise: 0,
      },
      documents: [{ _id: 'challan-1', kind: 'DELIVERY_CHALLAN', serial: 'DC/26-27/00001' }],
    }),
  },
};

export const OnItsWay: Story = { args: { order: buildOrderTracking({ status: 'PICKEDUP' }) } };

export const Delivered: Story = { args: { order: buildOrderTracking({ status: 'DELIVERED' }) } };

export const Cancelled: Story = {
  args: {
    order: buildOrderTracking({
      status: 'CANCELLED',
      paymentStatus: 'REFUNDED',
      cancelReason: 'It would arrive too late',
      refunds: [buildOrderRefund()],
    }),
  },
};

/** No money came before the cancellation. */
export const CancelledUnpaid: Story = {
  args: { order: buildOrderTracking({ status: 'CANCELLED', paymentStatus: 'EXPIRED' }) },
};

/** The amount that came was wrong: it goes back. */
export const CancelledWithWrongAmount: Story = {
  args: { order: buildOrderTracking({ status: 'CANCELLED', paymentStatus: 'EXPIRED', refunds: [buildOrderRefund()] }) },
};

/** Its time to pay is over. */
export const NotPaidInTime: Story = {
  args: { order: buildOrderTracking({ status: 'CANCELLED', paymentStatus: 'EXPIRED', cancelCause: 'UNPAID' }) },
};

/** The bank has the money. */
export const Refunded: Story = {
  args: {
    order: buildOrderTracking({
      status: 'CANCELLED',
      paymentStatus: 'REFUNDED',
      cancelCause: 'SHOP',
      refunds: [buildOrderRefund({ doneAt: '2026-11-24T06:00:00Z' })],
    }),
  },
};

const [millet] = buildOrderTracking().items;

/** One of two packs is missing; the other line was replaced at no higher price. */
export const PackedOtherwise: Story = {
  args: {
    order: buildOrderTracking({
      status: 'PROCESSING',
      items: [
        { ...millet!, packed: { quantity: 1, reducedPaise: 8_500 }, costPaise: 7_500 },
        {
          ...millet!,
          name: 'Kodo Millet (Varagu) rice',
          secondName: 'வரகு',
          packed: { quantity: 0, reducedPaise: 0 },
          costPaise: 0,
        },
        {
          ...millet!,
          name: 'Little Millet (Samai) rice',
          secondName: 'சாமை',
          insteadOf: 'Kodo Millet (Varagu) rice',
          linePaise: 16_600,
        },
      ],
      bill: { ...buildOrderTracking().bill, itemsPaise: 30_000, totalPaise: 34_000, reducedPaise: 8_500 },
      refunds: [buildOrderRefund({ amountPaise: 8_500 })],
    }),
  },
};

/** The customer called, and wanted less. */
export const TakenOff: Story = {
  args: {
    order: buildOrderTracking({
      status: 'CONFIRMED',
      items: [
        { ...millet!, packed: { quantity: 1, reducedPaise: 8_500, asAsked: true }, costPaise: 7_500 },
        {
          ...millet!,
          name: 'Kodo Millet (Varagu) rice',
          secondName: 'வரகு',
          packed: { quantity: 0, reducedPaise: 17_000, asAsked: true },
          costPaise: 0,
        },
      ],
      bill: { ...buildOrderTracking().bill, itemsPaise: 30_000, totalPaise: 34_000, reducedPaise: 25_500 },
      refunds: [buildOrderRefund({ amountPaise: 25_500 })],
    }),
  },
};

export const WithEverything: Story = {
  args: {
    order: buildOrderTracking({
      note: 'Ring twice',
      address: { ...buildOrderTracking().address, receiverPhone: '9876543210' },
      items: [
        {
          _id: 'ml-thinai-500',
          slug: 'foxtail-millet-thinai',
          name: 'Foxtail Millet (Thinai) rice',
          secondName: 'தினை',
          picture: packPicture('ml-thinai-500'),
          netGrams: 500,
          measure: 'WEIGHT',
          quantity: 2,
          productPrice: 7500,
          addons: [{ _id: 'gift-box', name: 'Gift box', pricePaise: 4000 }],
          linePaise: 23_000,
          costPaise: 23_000,
        },
      ],
      bill: {
        itemsPaise: 15_000,
        addonsPaise: 8_000,
        couponCode: 'WELCOME10',
        discountPaise: 1_500,
        deliveryChargePaise: 0,
        taxIncludedPaise: 1_024,
        totalPaise: 21_500,
      },
    }),
  },
};

export const TooLateToCancel: Story = {
  parameters: {
    msw: [http.get(api('/order/cancel/:orderId'), () => rejected(409, 'This order is already being packed.'))],
  },
};
