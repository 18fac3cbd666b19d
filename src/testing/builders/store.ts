import type { Store } from '../../../contract/homepage';

/** Customers can pay by these, as the shops' accounts allow. */
export const paymentTerms = {
  app: { ways: { link: true, qr: true, intent: true }, refunds: 'MINUTES' },
  page: { ways: { link: true, qr: false, intent: false }, refunds: 'DAYS' },
  byHand: { ways: { link: false, qr: true, intent: true }, refunds: 'BY_HAND' },
} as const satisfies Record<string, Store['payment']>;

export const buildStore = (overrides: Partial<Store> = {}): Store => ({
  name: 'Vayal',
  storeName: 'Vayal green foods',
  legalName: 'Sample: replace in settings',
  address: '12 Sample Street, Peelamedu, Coimbatore 641004',
  phones: ['+91 422 000 0001', '+91 422 000 0002'],
  email: 'hello@vayal.example',
  fssaiLicence: '00000000000000',
  gstin: 'Sample: replace in settings',
  links: [
    { kind: 'instagram', url: 'https://instagram.example/vayal' },
    { kind: 'whatsapp', url: 'https://wa.example/914220000001' },
  ],
  copyright: '© 2024 Vayal. All rights reserved.',
  vendorCredit: { text: 'Made by Sample Solutions', url: 'https://solutions.example' },
  grievanceOfficer: {
    name: 'Sample: replace in settings',
    designation: 'Grievance officer',
    email: 'grievance@vayal.example',
    phone: '+91 422 000 0003',
  },
  hours: 'Every day, 8 am to 8 pm',
  city: 'Coimbatore',
  state: 'Tamil Nadu',
  charges: { deliveryChargePaise: 4000, freeDeliveryFromPaise: 49_900, minimumOrderPaise: 14_900 },
  limits: {
    codeDigits: 4,
    codeMinutes: 5,
    loginDays: 30,
    paymentMinutes: 15,
    paymentLimitPaise: 10_000_000,
    complaintHours: 48,
    freshPercent: 30,
    freshDays: 45,
  },
  payment: paymentTerms.app,
  delivery: {
    area: [
      { lat: 11.1, lng: 76.9 },
      { lat: 11.1, lng: 77.1 },
      { lat: 10.9, lng: 77.1 },
      { lat: 10.9, lng: 76.9 },
    ],
    centre: { lat: 11.0168, lng: 76.9558 },
    localities: [
      {
        name: 'Peelamedu',
        nameTa: 'பீளமேடு',
        nameHi: 'पीलमेडु',
        pin: '641004',
        location: { lat: 11.0296, lng: 77.0266 },
        serviceable: true,
      },
      {
        name: 'Gandhipuram',
        nameTa: 'காந்திபுரம்',
        nameHi: 'गांधीपुरम',
        pin: '641012',
        location: { lat: 11.0183, lng: 76.9725 },
        serviceable: true,
      },
    ],
    promise: 'Home delivery every day within Coimbatore',
    leadDays: 2,
    hasSlots: false,
  },
  map: { googleMapsKey: null, tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', tileAttribution: 'Sample tiles' },
  isSample: false,
  demo: false,
  ...overrides,
});

/** A city and, overlapping it, a larger and dearer circle around it with delivery times of its own. */
export const buildStoreWithAreas = (): Store => {
  const store = buildStore();
  const { area } = store.delivery;
  const ring = area.map(({ lat, lng }) => ({ lat: 11 + (lat - 11) * 1.6, lng: 77 + (lng - 77) * 1.6 }));
  const charges = { deliveryChargePaise: 6000, freeDeliveryFromPaise: 99_900, minimumOrderPaise: 29_900 };
  const areas = [
    { _id: 'city', name: 'Coimbatore', corners: area, charges: store.charges, hasSlots: false },
    { _id: 'ring', name: 'Around Coimbatore', corners: ring, charges, hasSlots: true },
  ];
  return { ...store, delivery: { ...store.delivery, areas } };
};
