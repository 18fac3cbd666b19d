import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildBill, buildBillLine } from '../../testing/builders/orders';
import { BillSummary } from './BillSummary';

const meta = { title: 'Checkout/Bill summary', component: BillSummary, args: { bill: buildBill() } } satisfies Meta<
  typeof BillSummary
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DeliveryCharged: Story = {};

export const FreeDelivery: Story = { args: { bill: buildBill({ lines: [buildBillLine({ quantity: 8 })] }) } };

export const WithAddonsAndCoupon: Story = {
  args: {
    bill: buildBill({
      lines: [buildBillLine({ addons: [{ _id: 'gift-box', name: 'Gift box', pricePaise: 4000 }] })],
      discountPaise: 1500,
      coupon: { code: 'WELCOME10', applied: true, freesDelivery: false, problemText: null },
    }),
  },
};

/** The coupon takes off the delivery charge. */
export const DeliveryFreeByCoupon: Story = {
  args: {
    bill: buildBill({
      deliveryChargePaise: 0,
      coupon: { code: 'COMEFREE', applied: true, freesDelivery: true, problemText: null },
    }),
  },
};

/** In cash, it is due in whole rupees. */
export const AtTheDoor: Story = { args: { bill: buildBill({ discountPaise: 1_511 }), isAtDoor: true } };

export const Updating: Story = { args: { isUpdating: true } };
