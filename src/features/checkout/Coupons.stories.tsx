import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Coupons } from './Coupons';

const welcome = { code: 'WELCOME10', title: '10% off', discountPaise: 3700, missingPaise: 0 };
const millet = { code: 'MILLET50', title: '₹50 off', discountPaise: 0, missingPaise: 12_400 };

const meta = {
  title: 'Checkout/Coupons',
  component: Coupons,
  args: {
    code: '',
    bill: { coupon: null, coupons: [welcome, millet], discountPaise: 0 },
    onApply: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof Coupons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const NoneOffered: Story = { args: { bill: { coupon: null, coupons: [], discountPaise: 0 } } };

export const Applied: Story = {
  args: {
    code: 'WELCOME10',
    bill: {
      coupon: { code: 'WELCOME10', applied: true, problemText: null },
      coupons: [welcome, millet],
      discountPaise: 3700,
    },
  },
};

export const Rejected: Story = {
  args: {
    code: 'NONSENSE',
    bill: {
      coupon: { code: 'NONSENSE', applied: false, problemText: 'We don’t know this coupon code.' },
      coupons: [welcome],
      discountPaise: 0,
    },
  },
};
