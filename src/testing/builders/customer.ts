import type { LoginSession } from '../../../contract/auth';
import type { Customer, CustomerExport } from '../../../contract/customer';
import type { MessageChoices } from '../../../contract/messageChoices';
import { buildAddresses } from './address';

export const buildCustomer = (overrides: Partial<Customer> = {}): Customer => ({
  name: 'Meena',
  emailId: 'meena@example.com',
  mobileNumber: '9876543210',
  photo: null,
  createdAt: '2026-11-01T06:00:00Z',
  ...overrides,
});

/** The stored data of Meena, who has never ordered. */
export const buildCustomerExport = (overrides: Partial<CustomerExport> = {}): CustomerExport => ({
  exportedAt: '2026-11-20T20:00:00Z',
  profile: buildCustomer(),
  addresses: buildAddresses(),
  orders: [],
  enquiries: [],
  waitlist: [],
  wishes: [],
  stockAlerts: [],
  complaints: [],
  ratings: [],
  messages: [],
  messageChoices: [],
  whatsAppConsents: [],
  contactStops: [],
  notifiedBrowsers: [],
  staffNotes: [],
  blocks: [],
  ...overrides,
});

export const buildLoginSession = (overrides: Partial<LoginSession> = {}): LoginSession => ({
  browser: 'Chrome',
  platform: 'Android',
  createdAt: '2026-11-01T06:00:00Z',
  lastUsedAt: '2026-11-20T06:00:00Z',
  current: false,
  ...overrides,
});

/** Meena's, who has chosen nothing in a shop with SMS, WhatsApp and e-mail. */
export const buildMessageChoices = (overrides: Partial<MessageChoices> = {}): MessageChoices => ({
  groups: [
    { group: 'NEEDED', channel: 'SMS', choices: ['SMS', 'WHATSAPP', 'EMAIL'], canSwitchOff: false },
    { group: 'PROGRESS', channel: 'SMS', choices: ['SMS', 'WHATSAPP', 'EMAIL'], canSwitchOff: true },
  ],
  mobileNumber: '••••••3210',
  emailId: 'meena@example.com',
  emailStop: null,
  whatsApp: {
    agreement:
      'With WhatsApp you agree that Vayal writes to you there about your orders. You can leave at any time: here, or by writing STOP.',
    leaving: 'When no group uses WhatsApp any more, Vayal no longer writes to you there.',
    isStopped: false,
  },
  hasPush: true,
  ...overrides,
});
