/** SOON: it has not sold anything yet. */
export type Opening = 'SOON' | 'OPEN' | 'CLOSED';

/** How the counter works; part of the store's settings. Money in paise. */
export interface CounterSettings {
  /** Whether customers can order. */
  opening: Opening;
  /** What a Sales Person may refund of one order; above it an Admin approves. */
  refundLimitPaise: number;
  /** What an Admin may refund of one order, or of money without one; above it another Admin approves. */
  secondPersonPaise: number;
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
  /**
   * A batch is sold while a pack arrives with so much of its life, or so many days, left: whichever is less. Its end is
   * announced so many days before.
   */
  shelfLife: { percent: number; days: number; warnDays: number };
}

/** As the store's settings have it: documents of other releases lack some parts. */
export type StoredCounterSettings = Partial<Omit<CounterSettings, 'orderAgeMinutes' | 'payAtDoor'>> & {
  orderAgeMinutes?: Partial<CounterSettings['orderAgeMinutes']>;
  payAtDoor?: Partial<CounterSettings['payAtDoor']>;
};

export const COUNTER_DEFAULTS: CounterSettings = {
  opening: 'OPEN',
  refundLimitPaise: 500_00,
  secondPersonPaise: 5_000_00,
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
  shelfLife: { percent: 30, days: 45, warnDays: 14 },
};

/** What the shop has set, with the default of each missing part. */
export const completeCounterSettings = (stored: StoredCounterSettings | undefined): CounterSettings => ({
  ...COUNTER_DEFAULTS,
  ...stored,
  orderAgeMinutes: { ...COUNTER_DEFAULTS.orderAgeMinutes, ...stored?.orderAgeMinutes },
  payAtDoor: { ...COUNTER_DEFAULTS.payAtDoor, ...stored?.payAtDoor },
});
