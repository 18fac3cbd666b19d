/** SOON: before the first sale. */
export type ShopState = 'SOON' | 'OPEN' | 'CLOSED';

/** Money is in paise. */
export interface ShopRules {
  opening: ShopState;
  /** Per order, by a Sales Person; above it an Admin approves. */
  refundLimitPaise: number;
  /** Per order or transfer, by an Admin; above it another Admin. */
  secondPersonPaise: number;
  /** An order's card turns amber after `warn` and red after `late`. */
  orderAgeMinutes: { warn: number; late: number };
  payAtDoor: {
    enabled: boolean;
    maxOrderPaise: number;
    /** Limits a customer's unpaid orders. */
    maxOpenPerCustomer: number;
    maxOpenPerAddress: number;
    maxRefusals: number;
    maxUnitsHeld: number;
  };
  rushExtraDays: number;
  complaintHours: number;
  /** A batch is sold while `percent` of its life or `days`, whichever is less, remain at delivery. */
  shelfLife: { percent: number; days: number; warnDays: number };
}

/** Documents of other releases lack parts. */
export type StoredShopRules = Partial<Omit<ShopRules, 'orderAgeMinutes' | 'payAtDoor'>> & {
  orderAgeMinutes?: Partial<ShopRules['orderAgeMinutes']>;
  payAtDoor?: Partial<ShopRules['payAtDoor']>;
};

export const DEFAULT_SHOP_RULES: ShopRules = {
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

export const completeShopRules = (stored: StoredShopRules | undefined): ShopRules => ({
  ...DEFAULT_SHOP_RULES,
  ...stored,
  orderAgeMinutes: { ...DEFAULT_SHOP_RULES.orderAgeMinutes, ...stored?.orderAgeMinutes },
  payAtDoor: { ...DEFAULT_SHOP_RULES.payAtDoor, ...stored?.payAtDoor },
});
