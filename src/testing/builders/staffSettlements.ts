import type { Payout, SettlementOverview, SettlementDifference } from '../../../contract/settlements';

export const buildPayout = (overrides: Partial<Payout> = {}): Payout => ({
  settlementId: 'setl_DGlQ1Rj8os78Ec',
  bankReference: '1568176960vxp0rj',
  settledAt: '2026-11-24T05:30:00Z',
  paymentsPaise: 1_245_000,
  refundsPaise: 19_000,
  feesPaise: 24_900,
  adjustmentsPaise: 0,
  netPaise: 1_201_100,
  ...overrides,
});

export const buildSettlementOverview = (overrides: Partial<SettlementOverview> = {}): SettlementOverview => ({
  isCompared: true,
  openCount: 1,
  comparedDay: '2026-11-24',
  uncomparedDay: null,
  payouts: [buildPayout()],
  ...overrides,
});

/** Money that was paid out without a record here. */
export const buildDifference = (overrides: Partial<SettlementDifference> = {}): SettlementDifference => ({
  _id: '1',
  kind: 'UNKNOWN_PAYMENT',
  reference: 'pay_DEXrnipqTmWVGE',
  shopPaise: null,
  providerPaise: 19_000,
  orderNumber: null,
  settlementId: 'setl_DGlQ1Rj8os78Ec',
  foundAt: '2026-11-25T01:00:00Z',
  resolved: null,
  ...overrides,
});
