import type { LatLng } from '../../../contract/geo';
import type { Store } from '../../../contract/homepage';
import type { Translated } from './columns';

/** Money in paise. */
export interface StoreSettings {
  name: Translated;
  /** Where the store rather than the brand is named (spec §1). */
  storeName: Translated;
  legalName: Translated;
  address: Translated;
  phones: [string, string];
  email: string;
  fssaiLicence: Translated;
  gstin: Translated;
  /** GST state code: within one state CGST and SGST, else IGST. */
  gstStateCode: string;
  links: Store['links'];
  copyright: Translated;
  vendorCredit: { text: Translated; url: string };
  grievanceOfficer: { name: Translated; designation: Translated; email: string; phone: string };
  hours: Translated;
  city: Translated;
  state: Translated;
  charges: Store['charges'];
  delivery: {
    area: LatLng[];
    centre: LatLng;
    promise: Translated;
    /** Calendar days from order to delivery, at most. Documents of version 0.2 have none. */
    leadDays?: number;
  };
  /** How the counter works. Documents of version 0.2 have none: see COUNTER_DEFAULTS. */
  counter?: Partial<CounterSettings>;
}

export interface CounterSettings {
  /** What a Sales Person may refund of one order; above it an Admin approves. */
  refundLimitPaise: number;
  /** When a card on the board turns amber, and when red. */
  orderAgeMinutes: { warn: number; late: number };
  payAtDoor: {
    enabled: boolean;
    maxOrderPaise: number;
    /** Orders of one customer, and to one place, that are still to be paid. */
    maxOpenPerCustomer: number;
    maxOpenPerAddress: number;
    /** A customer who refused so many at the door pays before. */
    maxRefusals: number;
    /** Units of all such orders together. */
    maxUnitsHeld: number;
  };
  /** A rush stretches every lead time. */
  rushExtraDays: number;
  /** How long a delivered line can be reported. */
  complaintHours: number;
}

export const COUNTER_DEFAULTS: CounterSettings = {
  refundLimitPaise: 500_00,
  orderAgeMinutes: { warn: 15, late: 45 },
  payAtDoor: {
    enabled: false,
    maxOrderPaise: 2_000_00,
    maxOpenPerCustomer: 2,
    maxOpenPerAddress: 3,
    maxRefusals: 2,
    maxUnitsHeld: 200,
  },
  rushExtraDays: 0,
  complaintHours: 48,
};
