import type { Caller, LastOrder } from '../../../contract/phoneOrders';
import { buildOrderTracking } from './orders';

/** Meena, with one address. */
export const buildCaller = (overrides: Partial<Caller> = {}): Caller => ({
  customerId: 'customer-1',
  name: 'Meena',
  mobileNumber: '9876543210',
  orderCount: 3,
  language: 'ta',
  blockedFor: null,
  addresses: [buildOrderTracking().address],
  ...overrides,
});

type LastLine = NonNullable<LastOrder['order']>['lines'][number];

const buildLastLine = (overrides: Partial<LastLine> = {}): LastLine => ({
  packId: 'ml-thinai-500',
  name: 'Foxtail Millet (Thinai) rice',
  secondName: 'தினை அரிசி',
  netGrams: 500,
  measure: 'WEIGHT',
  quantity: 2,
  available: 2,
  pricePaise: 7_500,
  thenPaise: 7_500,
  addons: [],
  ...overrides,
});

/** A month ago: one pack as it was, one dearer with fewer left, and one that is gone. */
export const buildLastOrder = (): LastOrder => ({
  order: {
    orderNumber: 'VY100001',
    placedAt: '2026-10-20T06:00:00.000Z',
    lines: [
      buildLastLine(),
      buildLastLine({
        packId: 'rice-samba-1000',
        name: 'Mappillai Samba',
        netGrams: 1000,
        measure: 'WEIGHT',
        quantity: 3,
        available: 1,
        pricePaise: 14_500,
        thenPaise: 13_900,
      }),
      buildLastLine({ packId: 'ml-samai-500', name: 'Little Millet (Samai) rice', quantity: 1, available: 0 }),
    ],
  },
});
