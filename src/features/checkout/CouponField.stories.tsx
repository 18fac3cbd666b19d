import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { CouponField } from './CouponField';

const meta = {
  title: 'Checkout/Coupon field',
  component: CouponField,
  args: { code: '', problemText: null, isFocused: false, onApply: fn() },
} satisfies Meta<typeof CouponField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Rejected: Story = { args: { code: 'NONSENSE', problemText: 'We don’t know this coupon code.' } };
