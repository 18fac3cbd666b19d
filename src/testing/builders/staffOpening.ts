import type { Opening } from '../../../contract/staffOpening';

/** A shop that is open, with everything done. */
export const buildOpening = (overrides: Partial<Opening> = {}): Opening => ({
  state: 'OPEN',
  done: ['seller', 'area', 'slots', 'products', 'payment', 'messages', 'testOrder'],
  missing: [],
  windows: 12,
  leadDays: 2,
  products: { published: 52, drafts: 0, inStock: 48, total: 52 },
  payment: {
    provider: 'upi',
    isSimulated: false,
    payeeAddress: 'vayal@bank',
    atDoor: true,
  },
  messages: { isSimulated: false, reachedStaff: true },
  testOrder: { orderNumber: 'VY100001', status: 'DELIVERED' },
  ...overrides,
});

/** A shop with nothing yet, as its first Super Admin finds it. */
export const buildEmptyShop = (overrides: Partial<Opening> = {}): Opening =>
  buildOpening({
    state: 'SOON',
    done: [],
    missing: ['seller', 'area', 'products', 'payment', 'messages'],
    windows: 0,
    products: { published: 0, drafts: 0, inStock: 0, total: 0 },
    payment: { provider: 'sandbox', isSimulated: true, payeeAddress: null, atDoor: false },
    messages: { isSimulated: true, reachedStaff: false },
    testOrder: null,
    ...overrides,
  });
