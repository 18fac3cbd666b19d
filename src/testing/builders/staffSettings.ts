import type { LimitRaise } from '../../../contract/limitRaises';
import type { PayeeChange } from '../../../contract/payeeChanges';
import type { ShopSettings, StoredSection } from '../../../contract/shopSettings';
import type { SettingsSection } from '../../../contract/settingsFields';

const all = (text: string) => ({ en: text, ta: '', hi: '' });

/** A shop whose address and e-mail are still samples. */
export const buildShopSettings = (): ShopSettings => ({
  shop: {
    values: {
      name: { en: 'Vayal', ta: 'வயல்', hi: 'वयल' },
      storeName: { en: 'Vayal green foods', ta: 'வயல் பசுமை உணவுகள்', hi: 'वयल ग्रीन फ़ूड्स' },
      legalName: all('Vayal Foods Private Limited'),
      copyright: all('© 2024 Vayal green foods. All rights reserved.'),
    },
    samples: [],
    revision: 'shop-1',
  },
  contact: {
    values: {
      address: { en: '', ta: '', hi: '' },
      city: { en: 'Coimbatore', ta: 'கோயம்புத்தூர்', hi: 'कोयंबटूर' },
      state: { en: 'Tamil Nadu', ta: 'தமிழ்நாடு', hi: 'तमिलनाडु' },
      phone: '+91 98765 43210',
      secondPhone: '',
      email: '',
    },
    samples: ['address', 'email'],
    revision: 'contact-1',
  },
  hours: {
    values: {
      hours: { en: 'Open every day, 9 am to 8 pm', ta: 'எல்லா நாட்களும், காலை 9 முதல் இரவு 8 வரை', hi: '' },
      promise: all('Home delivery every day within Coimbatore'),
      leadDays: 2,
    },
    samples: [],
    revision: 'hours-1',
  },
  licences: {
    values: {
      fssaiLicence: '12345678901234',
      gstStatus: 'REGULAR',
      gstin: '33AAACH7409R1Z8',
      organicNeedsCertificate: true,
    },
    samples: [],
    revision: 'licences-1',
  },
  messages: {
    values: { codesPerDayPaise: 1_000_00, smsPaise: 20, whatsAppPaise: 12 },
    samples: [],
    revision: 'messages-1',
  },
  invoices: {
    values: { invoiceMoment: 'PICKEDUP', refundVouchers: false },
    samples: [],
    revision: 'invoices-1',
  },
  grievance: {
    values: {
      officerName: all('Kavya Raman'),
      designation: { en: 'Grievance officer', ta: 'குறைதீர்ப்பு அலுவலர்', hi: 'शिकायत अधिकारी' },
      officerEmail: 'grievance@vayal.example',
      officerPhone: '+91 98765 43211',
    },
    samples: [],
    revision: 'grievance-1',
  },
  links: {
    values: {
      instagram: 'https://www.instagram.com/vayal.example',
      facebook: '',
      youtube: '',
      whatsapp: 'https://wa.me/919876543210',
      vendorText: all('Solutions by Seven Sisters'),
      vendorUrl: 'https://vendor.example/',
    },
    samples: [],
    revision: 'links-1',
  },
  testimonials: {
    values: {
      testimonialsShown: true,
      testimonials: [{ quote: all('The ragi is always fresh.'), source: all('Meena, Peelamedu') }],
    },
    samples: [],
    revision: 'testimonials-1',
  },
  team: {
    values: { teamShown: true, team: [] },
    samples: ['team'],
    revision: 'team-1',
  },
  languages: {
    values: { languages: ['en', 'ta', 'hi'], firstLanguage: 'en' },
    samples: [],
    revision: 'languages-1',
  },
  payee: {
    values: { payeeAddress: 'vayal.shop@okbank', payeeName: 'Vayal green foods' },
    samples: [],
    revision: 'payee-1',
  },
  counter: {
    values: {
      refundLimitPaise: 50_000,
      secondPersonPaise: 500_000,
      warnMinutes: 15,
      lateMinutes: 45,
      complaintHours: 48,
      shelfLifePercent: 30,
      shelfLifeDays: 45,
      shelfWarnDays: 14,
    },
    samples: [],
    revision: 'counter-1',
  },
  door: {
    values: {
      enabled: true,
      maxOrderPaise: 2_000_00,
      maxOpenPerCustomer: 2,
      maxOpenPerAddress: 3,
      maxRefusals: 2,
      maxUnitsHeld: 200,
    },
    samples: [],
    revision: 'door-1',
  },
});

/** A section after a change. */
export const buildSection = <Section extends SettingsSection>(
  section: Section,
  changes: Partial<StoredSection<Section>['values']>,
): StoredSection<Section> => {
  const stored = buildShopSettings()[section] as StoredSection<Section>;
  return { ...stored, values: { ...stored.values, ...changes }, revision: `${section}-2` };
};

/** Asked for by Selvi; it waits for another Admin. */
export const buildPayeeChange = (overrides: Partial<PayeeChange> = {}): PayeeChange => ({
  _id: 'payee-change-1',
  payeeAddress: 'mill.road@okbank',
  payeeName: 'Mill Road Foods',
  state: 'WAITING',
  requestedBy: 'Selvi',
  requestedAt: '2026-11-20T07:00:00.000Z',
  approvedBy: null,
  approvedAt: null,
  isOwn: false,
  ...overrides,
});

/** Raised by Selvi today; another Admin may confirm it. */
export const buildLimitRaise = (overrides: Partial<LimitRaise> = {}): LimitRaise => ({
  _id: 'raise-1',
  limit: 'secondPersonPaise',
  beforePaise: 5_000_00,
  afterPaise: 8_000_00,
  raisedBy: 'Selvi',
  raisedAt: '2026-11-20T07:00:00.000Z',
  confirmedBy: null,
  isWaiting: true,
  isOwn: false,
  ...overrides,
});
