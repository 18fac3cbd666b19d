import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Coupons } from './Coupons';

const usable = { missingPaise: 0, freesDelivery: false, isUsable: true, conditions: '' };
const welcome = { ...usable, code: 'WELCOME10', title: '10% off', discountPaise: 3700 };
const millet = {
  ...usable,
  code: 'MILLET50',
  title: '₹50 off',
  discountPaise: 0,
  missingPaise: 12_400,
  isUsable: false,
};
const delivery = {
  ...usable,
  code: 'COMEFREE',
  title: 'We bring it free',
  discountPaise: 0,
  freesDelivery: true,
  conditions: 'first order only · until 30 Nov',
};
const puttu = {
  ...usable,
  code: 'PUTTU20',
  title: '20% off puttu',
  discountPaise: 0,
  isUsable: false,
  conditions: 'only Puttu Mix',
};

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

/** Free delivery, a first order, and products that aren't in the cart. */
export const Conditions: Story = {
  args: { bill: { coupon: null, coupons: [delivery, puttu], discountPaise: 0 } },
};

export const FreeDelivery: Story = {
  args: {
    code: 'COMEFREE',
    bill: {
      coupon: { code: 'COMEFREE', applied: true, freesDelivery: true, problemText: null },
      coupons: [delivery],
      discountPaise: 0,
    },
  },
};

export const NoneOffered: Story = { args: { bill: { coupon: null, coupons: [], discountPaise: 0 } } };

export const Applied: Story = {
  args: {
    code: 'WELCOME10',
    bill: {
      coupon: { code: 'WELCOME10', applied: true, freesDelivery: false, problemText: null },
      coupons: [welcome, millet],
      discountPaise: 3700,
    },
  },
};

export const Rejected: Story = {
  args: {
    code: 'NONSENSE',
    bill: {
      coupon: {
        code: 'NONSENSE',
        applied: false,
        freesDelivery: false,
        problemText: 'We don’t know this coupon code.',
      },
      coupons: [welcome],
      discountPaise: 0,
    },
  },
};
