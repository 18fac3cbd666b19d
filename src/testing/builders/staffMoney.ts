import type { BankOverview, CashOverview, DayBooks, DayTotals, UpiLink } from '../../../contract/staffMoney';

/** Mani has ₹680 of two orders; ₹50 were short yesterday. */
export const buildCashOverview = (overrides: Partial<CashOverview> = {}): CashOverview => ({
  inHand: [{ staffId: 'staff-2', name: 'Mani', amountPaise: 68_000, orders: 2 }],
  uncollected: [{ orderNumber: 'VY100003', amountPaise: 19_000, since: '2026-11-20T09:30:00Z' }],
  handovers: [
    {
      _id: 'handover-1',
      riderName: 'Mani',
      receivedByName: 'Selvi',
      countedPaise: 29_000,
      expectedPaise: 34_000,
      note: 'A note was torn',
      at: '2026-11-19T14:00:00Z',
    },
  ],
  ...overrides,
});

/** Two payments wait; one of them is on the statement. */
export const buildBankOverview = (overrides: Partial<BankOverview> = {}): BankOverview => ({
  waiting: [
    {
      orderNumber: 'VY100001',
      status: 'WAITING_FOR_PAYMENT',
      amountPaise: 34_000,
      customerName: 'Meena',
      isAtDoor: false,
      since: '2026-11-20T06:00:00Z',
      saidPaidAt: '2026-11-20T06:10:00Z',
    },
    {
      orderNumber: 'VY100002',
      status: 'DELIVERED',
      amountPaise: 19_000,
      customerName: 'Ravi',
      isAtDoor: true,
      since: '2026-11-20T08:00:00Z',
      saidPaidAt: null,
    },
  ],
  lines: [
    {
      reference: '412345678901',
      amountPaise: 34_000,
      paidAt: '2026-11-20T06:30:00Z',
      text: 'UPI/CR/412345678901/MEENA/VY100001',
      proposals: [{ orderNumber: 'VY100001', isNamed: true }],
    },
    {
      reference: '412345678902',
      amountPaise: 50_000,
      paidAt: '2026-11-20T06:30:00Z',
      text: 'UPI/CR/412345678902/COUSIN',
      proposals: [],
    },
  ],
  refunds: [
    {
      refundId: 'refund-1',
      orderNumber: 'VY100000',
      amountPaise: 9_500,
      reference: '412345678904',
      since: '2026-11-19T06:00:00Z',
    },
  ],
  ...overrides,
});

export const buildDayTotals = (overrides: Partial<DayTotals> = {}): DayTotals => ({
  received: [
    { provider: 'at_door', amountPaise: 102_000 },
    { provider: 'upi', amountPaise: 53_000 },
  ],
  refundedPaise: 9_500,
  cashExpectedPaise: 34_000,
  cashCountedPaise: 34_000,
  differencePaise: 0,
  cashInHandPaise: 68_000,
  ...overrides,
});

export const buildDayBooks = ({ totals = buildDayTotals(), ...overrides }: Partial<DayBooks> = {}): DayBooks => ({
  openDays: [{ day: '2026-11-20', totals }],
  totals,
  closings: [
    {
      day: '2026-11-19',
      totals: buildDayTotals({ cashCountedPaise: 29_000, differencePaise: -5_000 }),
      note: 'A note was torn',
      closedByName: 'Selvi',
      closedAt: '2026-11-19T15:00:00Z',
    },
  ],
  ...overrides,
});

export const buildUpiLink = (overrides: Partial<UpiLink> = {}): UpiLink => ({
  orderNumber: 'VY100003',
  amountPaise: 19_000,
  upiUrl: 'upi://pay?pa=vayal.shop@okbank&pn=Vayal&tr=VY100003&am=190.00&cu=INR',
  payeeName: 'Vayal green foods',
  ...overrides,
});
