import type { CustomerBlock, FoundCustomer, StaffCustomer } from '../../../contract/staffCustomers';
import { buildOrderTracking } from './orders';

export const buildFoundCustomer = (overrides: Partial<FoundCustomer> = {}): FoundCustomer => ({
  customerId: 'customer-1',
  name: 'Meena',
  mobileNumber: '9876543210',
  isBlocked: false,
  lastOrderAt: '2026-11-20T06:00:00.000Z',
  ...overrides,
});

/** It is in force. */
export const buildCustomerBlock = (overrides: Partial<CustomerBlock> = {}): CustomerBlock => ({
  reason: 'Refused three orders at the door',
  blockedAt: '2026-11-21T06:00:00.000Z',
  blockedBy: 'Selvi',
  endReason: null,
  endedAt: null,
  endedBy: null,
  ...overrides,
});

/** Meena with two orders, of which one is still to be paid at the door. */
export const buildStaffCustomer = (overrides: Partial<StaffCustomer> = {}): StaffCustomer => ({
  customerId: 'customer-1',
  name: 'Meena',
  mobileNumber: '9876543210',
  emailId: 'meena@example.com',
  language: 'ta',
  since: '2026-08-02T06:00:00.000Z',
  duePaise: 19_000,
  owedPaise: 7_500,
  orders: [
    {
      orderNumber: 'VY100007',
      status: 'PROCESSING',
      placedAt: '2026-11-20T06:00:00.000Z',
      amountPaise: 19_000,
      paymentStatus: 'DUE_AT_DOOR',
    },
    {
      orderNumber: 'VY100001',
      status: 'DELIVERED',
      placedAt: '2026-10-20T06:00:00.000Z',
      amountPaise: 64_000,
      paymentStatus: 'RECEIVED',
    },
  ],
  hasMoreOrders: false,
  addresses: [buildOrderTracking().address],
  notes: [{ noteId: 1, text: 'Likes her rice coarsely ground', at: '2026-10-20T07:00:00.000Z', person: 'Mani' }],
  blocks: [],
  ...overrides,
});
