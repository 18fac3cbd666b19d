import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildBill, buildBillLine } from '../../testing/builders/orders';
import { BillChangedDialog } from './BillChangedDialog';

const meta = {
  title: 'Checkout/Bill changed dialog',
  tags: ['framed'],
  component: BillChangedDialog,
  args: {
    before: buildBill(),
    after: buildBill({ lines: [buildBillLine({ productPrice: 7900 })] }),
    busy: false,
    onPay: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof BillChangedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dearer: Story = {};

export const Short: Story = {
  args: {
    after: buildBill({ lines: [buildBillLine({ problem: 'SHORT', available: 1, problemText: 'Only 1 left' })] }),
  },
};

export const CouponEnded: Story = {
  args: {
    before: buildBill({
      discountPaise: 1500,
      coupon: { code: 'WELCOME10', applied: true, freesDelivery: false, problemText: null },
    }),
    after: buildBill(),
  },
};
