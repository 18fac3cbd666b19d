import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { CouponField } from './CouponField';

const meta = {
  title: 'Checkout/Coupon field',
  component: CouponField,
  args: { code: '', bill: { coupon: null, discountPaise: 0 }, onApply: fn(), onRemove: fn() },
} satisfies Meta<typeof CouponField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Applied: Story = {
  args: {
    code: 'WELCOME10',
    bill: { coupon: { code: 'WELCOME10', applied: true, problemText: null }, discountPaise: 1500 },
  },
};

export const Rejected: Story = {
  args: {
    code: 'NONSENSE',
    bill: {
      coupon: { code: 'NONSENSE', applied: false, problemText: 'We don’t know this coupon code.' },
      discountPaise: 0,
    },
  },
};
