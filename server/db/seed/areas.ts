import type { deliveryAreas } from '../schema';
import { demoStore } from './store';

const { city } = demoStore;

/** The border is that of the specification. */
export const seedAreas: (typeof deliveryAreas.$inferInsert)[] = [
  {
    id: 'city',
    position: 1,
    nameEn: city.en,
    nameTa: city.ta,
    nameHi: city.hi,
    corners: [
      { lat: 11.1, lng: 76.92 },
      { lat: 11.112, lng: 77.032 },
      { lat: 11.05, lng: 77.057 },
      { lat: 10.985, lng: 77.062 },
      { lat: 10.938, lng: 76.995 },
      { lat: 10.95, lng: 76.943 },
      { lat: 11.023, lng: 76.885 },
    ],
    deliverySteps: [
      { fromPaise: 0, chargePaise: 4_000 },
      { fromPaise: 49_900, chargePaise: 0 },
    ],
    minimumOrderPaise: 14_900,
  },
];
