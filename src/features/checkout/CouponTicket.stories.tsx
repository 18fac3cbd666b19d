import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CouponTicket } from './CouponTicket';

const meta = {
  title: 'Checkout/Coupon ticket',
  component: CouponTicket,
  args: {
    title: 'WELCOME10 · 10% off',
    text: '₹37 off this order',
    isUsable: true,
    action: <Button color="inherit">Apply</Button>,
  },
} satisfies Meta<typeof CouponTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usable: Story = {};
/** More has to be in the cart. */
export const WithConditions: Story = { args: { conditions: 'only Organic Millets · first order only · until 30 Nov' } };
export const NotYet: Story = { args: { text: 'Add ₹124 more to use it', isUsable: false, action: undefined } };
