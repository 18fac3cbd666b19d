import type { Caller } from '../../../contract/phoneOrders';
import { buildOrderTracking } from './orders';

/** Meena, with one address. */
export const buildCaller = (overrides: Partial<Caller> = {}): Caller => ({
  customerId: 'customer-1',
  name: 'Meena',
  mobileNumber: '9876543210',
  orderCount: 3,
  language: 'ta',
  addresses: [buildOrderTracking().address],
  ...overrides,
});
