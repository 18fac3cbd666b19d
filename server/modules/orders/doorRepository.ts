import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { preparedOnce } from '../../db/prepared';
import { addresses, isOnlySettings, orders, stockMovements, storeSettings } from '../../db/schema';
import { isAwaitedFromDoor } from '../payments';
import type { DoorFacts } from './door';

/** Arbitrary, but the same in every process. */
const DOOR_LOCK = 7_202_417;

/** Matches nothing when absent. Hides the value from the planner, which otherwise makes a plan for each customer and cart. */
export const given = (name: string): SQL => sql`(SELECT ${sql.placeholder(name)}::text)`;

export const isAddressOf = (customerId: SQL) =>
  and(eq(addresses.id, given('addressId')), eq(addresses.customerId, customerId));

/** UPI payments at the door don't count, however long they take to be found. */
const isDue = sql`${orders.paymentStatus} = 'DUE_AT_DOOR' AND NOT ${isAwaitedFromDoor}`;

/** One household across accounts: about ten metres, and the door number, which begins the address, in any spelling. */
const placeOf = (lng: SQL, lat: SQL, doorNo: SQL, street: SQL) =>
  sql`(round(${lng}::numeric, 4), round(${lat}::numeric, 4), lower(regexp_replace(coalesce(nullif(${doorNo}, ''), split_part(${street}, ',', 1)), '[^[:alnum:]]', '', 'g')))`;
const isSamePlace = sql`${placeOf(
  sql`(${orders.address} #>> '{location,coordinates,0}')`,
  sql`(${orders.address} #>> '{location,coordinates,1}')`,
  sql`${orders.address} ->> 'doorNo'`,
  sql`${orders.address} ->> 'street'`,
)} = ${placeOf(sql`${addresses.lng}`, sql`${addresses.lat}`, sql`${addresses.doorNo}`, sql`${addresses.street}`)}`;

/** Counted only where the shop takes money at the door. */
const isDoorOpen = sql`${storeSettings.settings} #>> '{counter,payAtDoor,enabled}' = 'true'`;

type ShopsDoor = Pick<DoorFacts, 'settings' | 'unitsHeld'>;

export const doorOfShop = sql<ShopsDoor>`CASE WHEN ${isDoorOpen} THEN json_build_object(
  'settings', ${storeSettings.settings} #> '{counter,payAtDoor}',
  'unitsHeld', (SELECT coalesce(-sum(${stockMovements.change}), 0) FROM ${orders} JOIN ${stockMovements} ON ${stockMovements.orderId} = ${orders.id} WHERE ${isDue} AND ${orders.stockHeld}))
  ELSE json_build_object('settings', NULL, 'unitsHeld', 0) END`;

export function doorOf(customerId: SQL) {
  const isTheirs = sql`${orders.customerId} = ${customerId}`;
  return sql<Omit<DoorFacts, keyof ShopsDoor>>`CASE WHEN ${isDoorOpen} THEN json_build_object(
  'openOfCustomer', (SELECT count(*) FROM ${orders} WHERE ${isDue} AND ${isTheirs}),
  'openAtAddress', (SELECT count(*) FROM ${orders} WHERE ${isDue} AND ${isSamePlace}),
  'refusals', (SELECT count(*) FROM ${orders} WHERE ${isTheirs} AND ${orders.paymentMethod} = 'AT_DOOR' AND ${orders.staffCancelReason} IN ('REFUSED', 'NO_SHOW')),
  'isKnown', EXISTS (SELECT FROM ${orders} WHERE ${isTheirs} AND ${orders.paymentMethod} = 'AT_DOOR' AND ${orders.status} NOT IN ('ORDER_CREATED', 'CANCELLED')))
  ELSE json_build_object('openOfCustomer', 0, 'openAtAddress', 0, 'refusals', 0, 'isKnown', false) END`;
}

const factsOfDoor = preparedOnce((db) =>
  db
    .select({ ofShop: doorOfShop, ofCustomer: doorOf(given('customerId')) })
    .from(storeSettings)
    .leftJoin(addresses, isAddressOf(given('customerId')))
    .where(isOnlySettings)
    .prepare('door_facts'),
);

/** Lock before reading shop-wide limits, after the customer's row. */
export const lockDoorOrders = (tx: Transaction) => tx.execute(sql`SELECT pg_advisory_xact_lock(${DOOR_LOCK})`);

export async function findDoorFacts(
  db: Queries,
  { customerId, addressId }: { customerId: string; addressId: string },
): Promise<DoorFacts> {
  const [row] = await factsOfDoor(db).execute({ customerId, addressId });
  if (!row) throw new Error('the shop has no settings: was the database seeded?');
  return { ...row.ofShop, ...row.ofCustomer };
}
