import type { Customer } from '../../../contract/customer';

export const buildCustomer = (overrides: Partial<Customer> = {}): Customer => ({
  name: 'Meena',
  emailId: 'meena@example.com',
  mobileNumber: '9876543210',
  photo: null,
  createdAt: '2026-11-01T06:00:00Z',
  ...overrides,
});
