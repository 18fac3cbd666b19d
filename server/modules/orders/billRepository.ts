import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Database, Queries, Transaction } from '../../db/database';
import { arrayParameter, preparedOnce } from '../../db/prepared';
import type { Translated } from '../../db/schema/columns';
import {
  addons,
  addresses,
  categories,
  couponRedemptions,
  coupons,
  offers,
  orderNumberSequence,
  orders,
  packParts,
  packs,
  productAddons,
  products,
  stockMovements,
  storeSettings,
} from '../../db/schema';
import type { Opening } from '../../lib/counterSettings';
import type { Payee } from '../../ports/payment/port';
import { areaFacts, type DeliveryArea } from '../deliveryAreas';
import { gstPercentOn } from '../../db/taxOfProduct';
import { isAwaitedFromDoor, payeeFacts } from '../payments';
import { slotFacts } from '../slots';
import type { AdvertisedCoupon } from './coupon';
import type { DoorFacts } from './door';
import type { AddonFacts, PackFacts, PartFacts } from './packFacts';

/** Arbitrary, but the same in every process. */
const DOOR_LOCK = 7_202_417;

// Carts are priced constantly, so each connection plans one statement for all.

export interface ShopTerms {
  /** By precedence. */
  areas: DeliveryArea[];
  /** Null in settings of other releases. */
  opening: Opening | null;
  payee: Payee;
}

const terms = sql<ShopTerms>`json_build_object(
  'areas', ${areaFacts}, 'opening', ${storeSettings.settings} #>> '{counter,opening}', 'payee', ${payeeFacts})`;

const namesOf = ({ nameEn, nameTa, nameHi }: typeof products | typeof addons | typeof categories) =>
  sql`json_build_object('en', ${nameEn}, 'ta', ${nameTa}, 'hi', ${nameHi})`;

/** Only those that the pack's product offers. */
const offeredAddons = sql<
  AddonFacts[]
>`CASE WHEN cardinality(${arrayParameter('addonIds', 'text')}) = 0 THEN '[]' ELSE coalesce((
  SELECT json_agg(json_build_object('id', ${addons.id}, 'kind', ${addons.kind}, 'name', ${namesOf(addons)}, 'pricePaise', ${addons.pricePaise}))
  FROM ${addons} JOIN ${productAddons} ON ${productAddons.addonId} = ${addons.id}
  WHERE ${productAddons.productId} = ${packs.productId} AND ${addons.active}
    AND ${addons.id} = ANY (${arrayParameter('addonIds', 'text')})), '[]') END`;

/** Matches nothing when absent. */
const given = (name: string): SQL => sql`${sql.placeholder(name)}::text`;

/** The customer's unpaid order of this cart, edited or not, makes way for the next: see placement.ts. */
const isOwnCart = sql`${orders.customerId} = (SELECT ${given('customerId')})
  AND (${orders.cartHash} = (SELECT ${given('cartHash')}) OR ${orders.id} = (SELECT ${given('replaces')}))
  AND ${orders.status} IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT')`;

/** Includes what the customer's order of this cart holds. */
const stockFor = (packId: SQL, stock: SQL) => sql`${stock} - coalesce((
  SELECT sum(${stockMovements.change}) FROM ${stockMovements} JOIN ${orders} ON ${orders.id} = ${stockMovements.orderId}
  WHERE ${stockMovements.packId} = ${packId} AND ${isOwnCart}), 0)`;

/** GST rates of the day of the order. */
const today = sql`${sql.placeholder('today')}::date`;

const partsOfPack = sql<PartFacts[]>`coalesce((
  SELECT json_agg(json_build_object(
    'packId', part.id, 'name', json_build_object('en', part_product.name_en, 'ta', part_product.name_ta, 'hi', part_product.name_hi), 'netGrams', part.net_grams,
    'pricePaise', part.price_paise, 'quantity', ${packParts.quantity}, 'stock', ${stockFor(sql`part.id`, sql`part.stock`)},
    'gstPercent', ${gstPercentOn(today, sql`part_product`)}, 'hsn', part_product.hsn) ORDER BY ${packParts.position}, part.id)
  FROM ${packParts} JOIN ${packs} AS part ON part.id = ${packParts.partPackId} JOIN ${products} AS part_product ON part_product.id = part.product_id
  WHERE ${packParts.packId} = ${packs.id}), '[]')`;

const wantedPacks = sql<PackFacts[]>`coalesce((
  SELECT json_agg(json_build_object(
    'id', ${packs.id}, 'slug', ${products.slug}, 'categoryId', ${products.categoryId}, 'name', ${namesOf(products)}, 'picture', ${packs.picture}, 'netGrams', ${packs.netGrams},
    'mrpPaise', ${packs.mrpPaise}, 'pricePaise', ${packs.pricePaise}, 'stock', ${stockFor(sql`${packs.id}`, sql`${packs.stock}`)}, 'gstPercent', ${gstPercentOn(today)}, 'hsn', ${products.hsn},
    'published', ${products.published} AND NOT ${packs.hidden}, 'addons', ${offeredAddons}, 'parts', ${partsOfPack}))
  FROM ${packs} JOIN ${products} ON ${products.id} = ${packs.productId}
  WHERE ${packs.id} = ANY (${arrayParameter('packIds', 'text')})), '[]')`;

const isTheirAddress = and(eq(addresses.id, given('addressId')), eq(addresses.customerId, given('customerId')));
const isTheCoupon = eq(coupons.code, given('couponCode'));
const redemptionsOf = (code: SQL, whose: SQL) => sql<number>`(
  SELECT count(*)::int FROM ${couponRedemptions}
  WHERE ${couponRedemptions.customerId} = (SELECT ${given('customerId')}) AND ${couponRedemptions.code} = ${code}
    AND ${couponRedemptions.givenBackAt} IS NULL AND ${whose})`;
const ofOwnCart = sql`${couponRedemptions.orderId} IN (SELECT ${orders.id} FROM ${orders} WHERE ${isOwnCart})`;
const byOthers = sql`NOT ${ofOwnCart}`;
/** Without hidden ones. */
const couponCategories = sql<Translated[]>`coalesce((
  SELECT json_agg(${namesOf(categories)} ORDER BY ${categories.position}, ${categories.id})
  FROM ${categories} WHERE ${categories.id} = ANY (${coupons.categoryIds}) AND NOT ${categories.hidden}), '[]')`;
const isTheirs = sql`${orders.customerId} = (SELECT ${given('customerId')})`;
/** Excludes orders cancelled unpaid, and the one that this order replaces. */
const hasOrdered = sql<boolean>`coalesce((
  SELECT true FROM ${orders} WHERE ${isTheirs} AND (${isOwnCart}) IS NOT TRUE
    AND NOT (${orders.status} = 'CANCELLED' AND ${orders.receivedPaise} = 0)
  -- By the customer's index, however many orders the planner expects.
  ORDER BY ${orders.createdAt} DESC, ${orders.id} DESC LIMIT 1), false)`;
/** The next order can take these slots again. */
const ownSlotIds = sql<string[]>`coalesce((
  SELECT json_agg(${orders.slotId}) FROM ${orders} WHERE ${isOwnCart} AND ${orders.slotId} IS NOT NULL), '[]')`;
const facts = {
  packs: wantedPacks,
  terms,
  slots: slotFacts,
  ownSlotIds,
  address: getTableColumns(addresses),
  coupon: getTableColumns(coupons),
  couponCategories,
  hasOrdered,
  usedByCustomer: redemptionsOf(sql`(SELECT ${given('couponCode')})`, byOthers),
  usedByOwnCart: redemptionsOf(sql`(SELECT ${given('couponCode')})`, ofOwnCart),
};

/** Dates are strings in JSON. */
type StoredCoupon = Omit<AdvertisedCoupon, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string | null };

const advertisedCoupons = sql<StoredCoupon[]>`coalesce((
  SELECT json_agg(json_build_object(
    'code', ${coupons.code}, 'kind', ${coupons.kind}, 'value', ${coupons.value}, 'minItemsPaise', ${coupons.minItemsPaise},
    'maxDiscountPaise', ${coupons.maxDiscountPaise}, 'startsAt', greatest(${coupons.startsAt}, ${offers.startsAt}), 'endsAt', least(${coupons.endsAt}, ${offers.endsAt}), 'active', ${coupons.active},
    'categoryIds', ${coupons.categoryIds}, 'categories', ${couponCategories}, 'firstOrderOnly', ${coupons.firstOrderOnly},
    'customerLimit', ${coupons.customerLimit}, 'totalLimit', ${coupons.totalLimit},
    'redeemed', ${coupons.redeemed} - ${redemptionsOf(sql`${coupons.code}`, ofOwnCart)},
    'usedByCustomer', ${redemptionsOf(sql`${coupons.code}`, byOthers)},
    'title', json_build_object('en', ${offers.titleEn}, 'ta', ${offers.titleTa}, 'hi', ${offers.titleHi}))
    ORDER BY ${offers.position}, ${offers.id})
  FROM ${offers} JOIN ${coupons} ON ${coupons.code} = ${offers.couponCode} WHERE ${offers.active}), '[]')`;

/** An order that holds stock and waits for its payment. */
export interface UnpaidOrder {
  id: string;
  orderNumber: string;
  cartHash: string;
  requestHash: string;
  /** ISO 8601. */
  createdAt: string;
  expiresAt: string;
  totalPaise: number;
  items: { packId: string; quantity: number }[];
}

const unpaidOrders = sql<UnpaidOrder[]>`coalesce((
  SELECT json_agg(json_build_object('id', unpaid.id, 'orderNumber', unpaid.order_number, 'cartHash', unpaid.cart_hash,
    'requestHash', unpaid.request_hash, 'createdAt', unpaid.created_at, 'expiresAt', unpaid.expires_at, 'totalPaise', unpaid.total_paise, 'items', (
    SELECT coalesce(json_agg(json_build_object('packId', ${stockMovements.packId}, 'quantity', -${stockMovements.change})), '[]')
    FROM ${stockMovements} WHERE ${stockMovements.orderId} = unpaid.id)))
  FROM ${orders} AS unpaid
  WHERE unpaid.customer_id = ${given('customerId')} AND unpaid.status IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT')), '[]')`;

/** UPI payments at the door don't count, however long they take to be found. */
const isDue = sql`${orders.paymentStatus} = 'DUE_AT_DOOR' AND NOT ${isAwaitedFromDoor}`;

/** One household across accounts: about ten metres, and the door number in any spelling. */
const placeOf = (lng: SQL, lat: SQL, doorNo: SQL) =>
  sql`(round(${lng}::numeric, 4), round(${lat}::numeric, 4), lower(regexp_replace(coalesce(${doorNo}, ''), '[^[:alnum:]]', '', 'g')))`;
const isSamePlace = sql`${placeOf(
  sql`(${orders.address} #>> '{location,coordinates,0}')`,
  sql`(${orders.address} #>> '{location,coordinates,1}')`,
  sql`${orders.address} ->> 'doorNo'`,
)} = ${placeOf(sql`${addresses.lng}`, sql`${addresses.lat}`, sql`${addresses.doorNo}`)}`;

/** Counted only where the shop takes money at the door. */
const doorFacts = sql<DoorFacts>`CASE WHEN ${storeSettings.settings} #>> '{counter,payAtDoor,enabled}' = 'true' THEN json_build_object(
  'settings', ${storeSettings.settings} #> '{counter,payAtDoor}',
  'openOfCustomer', (SELECT count(*) FROM ${orders} WHERE ${isDue} AND ${isTheirs}),
  'openAtAddress', (SELECT count(*) FROM ${orders} WHERE ${isDue} AND ${isSamePlace}),
  'refusals', (SELECT count(*) FROM ${orders} WHERE ${isTheirs} AND ${orders.paymentMethod} = 'AT_DOOR' AND ${orders.staffCancelReason} IN ('REFUSED', 'NO_SHOW')),
  'isKnown', EXISTS (SELECT FROM ${orders} WHERE ${isTheirs} AND ${orders.paymentMethod} = 'AT_DOOR' AND ${orders.status} NOT IN ('ORDER_CREATED', 'CANCELLED')),
  'unitsHeld', (SELECT coalesce(-sum(${stockMovements.change}), 0) FROM ${orders} JOIN ${stockMovements} ON ${stockMovements.orderId} = ${orders.id} WHERE ${isDue} AND ${orders.stockHeld}))
  ELSE json_build_object('settings', NULL, 'openOfCustomer', 0, 'openAtAddress', 0, 'refusals', 0, 'isKnown', false, 'unitsHeld', 0) END`;

const factsOfBill = preparedOnce((db) =>
  db
    .select({ ...facts, advertised: advertisedCoupons, door: doorFacts })
    .from(storeSettings)
    .leftJoin(addresses, isTheirAddress)
    .leftJoin(coupons, isTheCoupon)
    .prepare('bill_facts'),
);

/** Allocated up front because the payment link contains it; rejected orders leave gaps. */
const nextOrderNumber = sql<
  string | null
>`CASE WHEN ${orders.id} IS NULL THEN 'VY' || nextval(${sql.raw(`'${orderNumberSequence.seqName ?? ''}'`)}) END`;

const factsOfOrder = preparedOnce((db) =>
  db
    .select({
      ...facts,
      earlier: {
        id: orders.id,
        orderNumber: orders.orderNumber,
        requestHash: orders.requestHash,
        totalPaise: orders.totalPaise,
      },
      nextOrderNumber,
      unpaid: unpaidOrders,
    })
    .from(storeSettings)
    .leftJoin(addresses, isTheirAddress)
    .leftJoin(coupons, isTheCoupon)
    .leftJoin(
      orders,
      and(eq(orders.customerId, given('customerId')), eq(orders.idempotencyKey, given('idempotencyKey'))),
    )
    .prepare('order_facts'),
);

const factsOfDoor = preparedOnce((db) =>
  db.select({ door: doorFacts }).from(storeSettings).leftJoin(addresses, isTheirAddress).prepare('door_facts'),
);

interface BillQuery {
  packIds: string[];
  addonIds: string[];
  addressId: string | null;
  customerId: string | null;
  couponCode: string | null;
  /** See `hashCart`. */
  cartHash: string;
  /** Id of the cart's earlier order. */
  replaces: string | null;
  /** yyyy-MM-dd in the shop's time zone. */
  today: string;
}

/** One snapshot. What is absent, or another customer's, is null. */
export async function findBillFacts(db: Database, query: BillQuery) {
  const [row] = await factsOfBill(db).execute({ ...query });
  if (!row) return missingSettings();
  const advertised = row.advertised.map(({ startsAt, endsAt, ...coupon }) => ({
    ...coupon,
    startsAt: new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  }));
  return { ...row, advertised };
}

/** Adds the order placed earlier with this key, or else the next number, and unpaid orders. */
export async function findOrderFacts(db: Queries, query: BillQuery & { idempotencyKey: string }) {
  const [row] = await factsOfOrder(db).execute({ ...query });
  return row ?? missingSettings();
}

/** Lock before reading shop-wide limits, after the customer's row. */
export const lockDoorOrders = (tx: Transaction) => tx.execute(sql`SELECT pg_advisory_xact_lock(${DOOR_LOCK})`);

export async function findDoorFacts(
  db: Queries,
  { customerId, addressId }: Pick<BillQuery, 'customerId' | 'addressId'>,
): Promise<DoorFacts> {
  const [row] = await factsOfDoor(db).execute({ customerId, addressId });
  return row?.door ?? missingSettings();
}

function missingSettings(): never {
  throw new Error('the shop has no settings: was the database seeded?');
}
