import type { StaffArea } from '../../../contract/staffAreas';
import { buildStoreWithAreas } from './store';

const [city, ring] = (buildStoreWithAreas().delivery.areas ?? []).map(({ corners }) => corners);

/** It is the demo's area. */
export const buildStaffArea = (overrides: Partial<StaffArea> = {}): StaffArea => ({
  _id: 'city',
  name: { en: 'Coimbatore', ta: 'கோயம்புத்தூர்', hi: 'कोयंबटूर' },
  corners: city ?? [],
  deliverySteps: [
    { fromPaise: 0, chargePaise: 4_000 },
    { fromPaise: 49_900, chargePaise: 0 },
  ],
  minimumOrderPaise: 14_900,
  active: true,
  version: 1,
  windowCount: 0,
  ...overrides,
});

/** The city, and a larger and dearer area around it, overlapping. */
export const buildStaffAreas = (): StaffArea[] => [
  buildStaffArea(),
  buildStaffArea({
    _id: 'ring',
    name: { en: 'Around Coimbatore', ta: 'கோயம்புத்தூரைச் சுற்றி', hi: '' },
    corners: ring ?? [],
    deliverySteps: [
      { fromPaise: 0, chargePaise: 6_000 },
      { fromPaise: 49_900, chargePaise: 3_000 },
      { fromPaise: 99_900, chargePaise: 0 },
    ],
    minimumOrderPaise: 29_900,
    windowCount: 7,
  }),
];
