import type {
  AwaitedPayments,
  MoneyTodos,
  Payment,
  PaymentHistory,
  PaymentRefund,
} from '../../../contract/staffPayments';
import { buildStaffRefund } from './staffOrders';

/** Paid by UPI at 11:30 in the shop's time zone. */
export const buildPayment = (overrides: Partial<Payment> = {}): Payment => ({
  _id: 'transfer-1',
  at: '2026-11-20T06:00:00.000Z',
  orderNumber: 'VY100001',
  customerName: 'Meena',
  provider: 'razorpay',
  amountPaise: 19_000,
  refundedPaise: 0,
  state: 'RECEIVED',
  surplus: null,
  reference: '653212345678',
  ...overrides,
});

/** One of each state. */
export const buildPayments = (): Payment[] => [
  buildPayment({ refundedPaise: 7_500 }),
  buildPayment({ _id: 'transfer-2', state: 'SURPLUS', surplus: 'SECOND', reference: 'pay_Nd84kLmQ2rTzXs' }),
  buildPayment({
    _id: 'transfer-3',
    orderNumber: null,
    customerName: null,
    provider: 'upi',
    amountPaise: 18_999,
    state: 'WITHOUT_ORDER',
    surplus: 'UNKNOWN',
    reference: '412345678903',
  }),
  buildPayment({
    _id: 'transfer-4',
    orderNumber: 'VY100004',
    customerName: 'Kavitha Subramaniam',
    provider: 'at_door',
    amountPaise: 1_24_500,
    reference: 'VY100004',
  }),
  buildPayment({
    _id: 'attempt-5',
    orderNumber: 'VY100005',
    customerName: 'Ravi',
    state: 'OPEN',
    reference: 'plink_Nd84kLmQ2rTzXs',
  }),
  buildPayment({ _id: 'attempt-6', orderNumber: 'VY100006', customerName: null, state: 'EXPIRED', reference: null }),
];

const buildPaymentRefund = (overrides: Partial<PaymentRefund> = {}): PaymentRefund => ({
  ...buildStaffRefund(),
  orderNumber: 'VY100001',
  customerName: 'Meena',
  paymentId: 'transfer-1',
  provider: 'razorpay',
  reference: 'rfnd_Nd84kLmQ2rTzXs',
  expectedBy: '2026-11-28T06:00:00.000Z',
  endedAt: null,
  ...overrides,
});

/** Each of another state. */
export const buildPaymentRefunds = (): PaymentRefund[] => {
  const endedAt = '2026-11-21T06:00:00.000Z';
  return [
    buildPaymentRefund(),
    buildPaymentRefund({
      refundId: 'refund-2',
      state: 'FAILED',
      orderNumber: 'VY100002',
      reason: 'cancelled',
      endedAt,
    }),
    buildPaymentRefund({ refundId: 'refund-3', state: 'FAILED', isReplaced: true, orderNumber: 'VY100003', endedAt }),
    buildPaymentRefund({ refundId: 'refund-4', state: 'DONE', orderNumber: 'VY100004', endedAt }),
    buildPaymentRefund({
      refundId: 'refund-5',
      state: 'REQUESTED',
      byHand: true,
      provider: 'upi',
      reference: null,
      orderNumber: null,
      customerName: null,
      reason: 'unknown',
    }),
  ];
};

/** A try failed before the order was paid, and ₹75 go back. */
export const buildPaymentHistory = (overrides: Partial<PaymentHistory> = {}): PaymentHistory => ({
  orderNumber: 'VY100001',
  customer: { name: 'Meena', mobileNumber: '9876543210' },
  attempts: [
    {
      attemptId: 'attempt-1',
      provider: 'razorpay',
      method: 'UPI',
      state: 'EXPIRED',
      amountPaise: 19_000,
      reference: 'plink_Nd84kLmQ2rTzXs',
      startedAt: '2026-11-20T05:50:00.000Z',
      expiresAt: '2026-11-20T06:10:00.000Z',
      events: [{ at: '2026-11-20T05:52:00.000Z', event: 'FAILED', reason: 'Payment was declined by the bank' }],
    },
    {
      attemptId: 'attempt-2',
      provider: 'razorpay',
      method: 'UPI',
      state: 'RECEIVED',
      amountPaise: 19_000,
      reference: 'plink_Nd84nBvC7wEuYp',
      startedAt: '2026-11-20T05:53:00.000Z',
      expiresAt: '2026-11-20T06:13:00.000Z',
      events: [
        { at: '2026-11-20T06:00:00.000Z', event: 'RECEIVED', reason: null },
        { at: '2026-11-20T06:00:00.000Z', event: 'OTHER', reason: null },
      ],
    },
  ],
  transfers: [
    {
      provider: 'razorpay',
      reference: '653212345678',
      amountPaise: 19_000,
      surplus: null,
      collectedBy: null,
      receivedAt: '2026-11-20T06:00:00.000Z',
      refunds: [buildStaffRefund()],
    },
  ],
  ...overrides,
});

/** Two orders by plain UPI; the customer of the second says it is paid. */
export const buildAwaitedPayments = (): AwaitedPayments => ({
  items: [
    { orderNumber: 'VY100007', since: '2026-11-20T05:00:00.000Z', saidPaidAt: null },
    { orderNumber: 'VY100008', since: '2026-11-20T05:00:00.000Z', saidPaidAt: '2026-11-20T05:20:00.000Z' },
  ],
});

export const buildMoneyTodos = (overrides: Partial<MoneyTodos> = {}): MoneyTodos => ({
  unresolved: [
    {
      transferId: 'transfer-1',
      provider: 'upi',
      reference: '412345678903',
      amountPaise: 18_999,
      receivedAt: '2026-11-19T06:00:00Z',
      proposals: [],
    },
  ],
  failedRefunds: [
    {
      refundId: 'refund-2',
      orderNumber: 'VY100002',
      amountPaise: 7_500,
      reportedPaise: null,
      reason: 'cancelled',
      reference: '653212345679',
      failedAt: '2026-11-21T06:00:00.000Z',
    },
  ],
  toMakeCount: 0,
  approvalCount: 1,
  ...overrides,
});
