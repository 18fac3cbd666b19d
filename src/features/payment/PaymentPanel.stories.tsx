import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PAYMENT_STATUSES } from '../../../contract/constants';
import type { PaymentInstructions } from '../../../contract/orders';
import { deadlineIn } from '../../lib/deadline';
import { buildPaymentInstructions } from '../../testing/builders/orders';
import { PaymentPanel } from './PaymentPanel';

const meta = {
  title: 'Payment/Payment panel',
  component: PaymentPanel,
  argTypes: { view: { control: 'select', options: [...PAYMENT_STATUSES, 'CANCELLED', 'REPLACED'] } },
  args: {
    view: 'OPEN',
    order: {
      orderNumber: 'VY-1001',
      amountPaise: 19_000,
      payment: buildPaymentInstructions(),
    },
    deadlineMs: deadlineIn(15 * 60),
    onCheck: () => Promise.resolve(),
  },
} satisfies Meta<typeof PaymentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const WaitingForARealProvider: Story = {
  args: {
    order: {
      orderNumber: 'VY-1001',
      amountPaise: 19_000,
      payment: buildPaymentInstructions({
        provider: 'razorpay',
        pageUrl: 'https://pay.example/1',
      }),
    },
  },
};

const ofRazorpay = (payment: Partial<PaymentInstructions>) => ({
  orderNumber: 'VY-1001',
  amountPaise: 19_000,
  payment: buildPaymentInstructions({ provider: 'razorpay', pageUrl: '/order/status/order-1', ...payment }),
});
const onPage = ofRazorpay({
  upiUrl: null,
  pageUrl: 'https://rzp.io/rzp/1',
  ways: { link: true, qr: false, intent: false },
});

/** The account has neither QR codes nor app links. */
export const PageOnly: Story = { args: { order: onPage, deadlineMs: deadlineIn(25 * 60) } };

/** The provider's page has sent the customer back before its message came. */
export const BackFromThePage: Story = { args: { order: onPage, deadlineMs: deadlineIn(22 * 60), isBack: true } };

/** The account has QR codes and app links, and no page. */
export const CodeOnly: Story = { args: { order: ofRazorpay({ ways: { link: false, qr: true, intent: true } }) } };

/** Phones show the code, too. */
export const CodeWithoutApp: Story = {
  args: { order: ofRazorpay({ ways: { link: false, qr: true, intent: false } }) },
};

/** Desktops can't pay this way. */
export const AppOnly: Story = { args: { order: ofRazorpay({ ways: { link: false, qr: false, intent: true } }) } };

/** The shop looks for the payment on its bank's statement. */
export const PlainUpi: Story = {
  args: {
    order: {
      orderNumber: 'VY-1001',
      amountPaise: 19_000,
      payment: buildPaymentInstructions({
        provider: 'upi',
        pageUrl: '/order/status/order-1',
        secondsLeft: 14_400,
        ways: { link: false, qr: true, intent: true },
      }),
    },
    deadlineMs: deadlineIn(4 * 60 * 60),
  },
};

export const DueAtDoor: Story = {
  args: { view: 'DUE_AT_DOOR', order: { orderNumber: 'VY-1001', amountPaise: 19_000, payment: null } },
};

export const TimeIsUp: Story = {
  args: { deadlineMs: deadlineIn(0) },
};

/** The provider is slow or away. */
export const BeingPrepared: Story = {
  args: { order: { orderNumber: 'VY-1001', amountPaise: 19_000, payment: null } },
};

export const Unreachable: Story = { args: { isUnreachable: true } };

export const Visitor: Story = { args: { order: undefined, actions: <Button>Log in to pay</Button> } };

export const Failed: Story = { args: { view: 'FAILED' } };

export const Received: Story = { args: { view: 'RECEIVED' } };

export const Expired: Story = { args: { view: 'EXPIRED', actions: <Button variant="contained">Order again</Button> } };

export const Refunded: Story = { args: { view: 'REFUNDED' } };

export const RefundDone: Story = { args: { view: 'REFUNDED', isRefundDone: true } };

export const Cancelled: Story = { args: { view: 'CANCELLED' } };

/** The cart was edited and paid again. */
export const Replaced: Story = { args: { view: 'REPLACED' } };
