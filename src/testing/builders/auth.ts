import type { CodeSent, VerifiedCustomer } from '../../../contract/auth';

export const buildCodeSent = (overrides: Partial<CodeSent> = {}): CodeSent => ({
  mobileNumber: '9876543210',
  session_id: 'session-1',
  resendAfterSeconds: 30,
  otpLength: 4,
  ...overrides,
});

export const buildVerifiedCustomer = (overrides: Partial<VerifiedCustomer> = {}): VerifiedCustomer => ({
  token: 'token-of-meena',
  name: 'Meena',
  emailId: 'meena@example.com',
  ...overrides,
});
