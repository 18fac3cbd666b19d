/** A rider sees only their own round. 4 is the customer, who has no access. */
export const STAFF_ROLE = { SUPER_ADMIN: 1, ADMIN: 2, SALES_PERSON: 3, RIDER: 5 } as const;
export type StaffRole = (typeof STAFF_ROLE)[keyof typeof STAFF_ROLE];
export const STAFF_ROLES = Object.values(STAFF_ROLE);

const { SUPER_ADMIN, ADMIN, SALES_PERSON, RIDER } = STAFF_ROLE;
const ADMINS = [SUPER_ADMIN, ADMIN] as const;
const SHOP_STAFF = [...ADMINS, SALES_PERSON] as const;
const EVERYONE = [...SHOP_STAFF, RIDER] as const;

/** The server enforces these per route; the staff area hides what is not allowed. */
export const STAFF_RIGHTS = {
  useOwnSession: EVERYONE,
  readOrders: SHOP_STAFF,
  advanceOrders: SHOP_STAFF,
  cancelOrders: SHOP_STAFF,
  editOrders: SHOP_STAFF,
  takeOrders: SHOP_STAFF,
  packOrders: SHOP_STAFF,
  planRounds: SHOP_STAFF,
  rideRounds: EVERYONE,
  receiveCash: SHOP_STAFF,
  decideComplaints: SHOP_STAFF,
  answerEnquiries: SHOP_STAFF,
  moderateRatings: SHOP_STAFF,
  readCustomers: SHOP_STAFF,
  noteCustomers: SHOP_STAFF,
  blockCustomers: ADMINS,
  approveRefunds: ADMINS,
  makeRefunds: ADMINS,
  matchTransfers: ADMINS,
  closeDay: ADMINS,
  manageSlots: ADMINS,
  manageAreas: ADMINS,
  readStock: SHOP_STAFF,
  changeStock: SHOP_STAFF,
  recallBatches: ADMINS,
  readCatalogue: SHOP_STAFF,
  manageCatalogue: ADMINS,
  manageSettings: ADMINS,
  manageMessages: ADMINS,
  manageHealth: ADMINS,
  readFigures: ADMINS,
  readInvoices: ADMINS,
  manageSelling: ADMINS,
  readAudit: ADMINS,
  openShop: ADMINS,
  managePeople: [SUPER_ADMIN],
} as const satisfies Record<string, readonly StaffRole[]>;
export type StaffAction = keyof typeof STAFF_RIGHTS;

export const mayDo = (role: StaffRole, action: StaffAction): boolean =>
  (STAFF_RIGHTS[action] as readonly StaffRole[]).includes(role);

export const needsSecondFactor = (role: StaffRole): boolean => (ADMINS as readonly StaffRole[]).includes(role);
