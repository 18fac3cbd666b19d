import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { CANCEL_REASONS_OF_CUSTOMERS } from '../../../contract/constants';
import type { Database, Queries } from '../../db/database';
import { blockedFor } from '../../db/blockedFor';
import { arrayParameter, preparedOnce } from '../../db/prepared';
import type { Translated } from '../../db/schema/columns';
import {
  addons,
  addresses,
  authTokens,
  categories,
  couponRedemptions,
  coupons,
  customers,
  isOnlySettings,
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
import type { ShopState } from '../../lib/shopRules';
import type { Payee } from '../../ports/payment/port';
import { isLiveLogin, loginColumns, type LoginCheck } from '../auth';
import { areaFacts, type DeliveryArea } from '../deliveryAreas';
import { gstPercentOn } from '../../db/taxOfProduct';
import { sellableUnits } from '../../db/sellableUnits';
import { hasDecided } from '../messaging';
import { payeeFacts } from '../payments';
import { slotFacts } from '../slots';
import type { AdvertisedCoupon } from './coupon';
import { doorOf, doorOfShop, given, isAddressOf } from './doorRepository';
import type { AddonFacts, PackFacts, PartFacts } from './packFacts';

// Carts are priced constantly, so each connection plans one statement for all.

export interface ShopTerms {
  /** They are sorted by precedence. */
  areas: DeliveryArea[];
  /** Settings of other releases may lack it. */
  opening: ShopState | null;
  payee: Payee;
}

const terms = sql<ShopTerms>`json_build_object(
  'areas', ${areaFacts}, 'opening', ${storeSettings.settings} #>> '{counter,opening}', 'payee', ${payeeFacts})`;

const namesOf = ({ nameEn, nameTa, nameHi }: typeof products | typeof addons | typeof categories) =>
  sql`json_build_object('en', ${nameEn}, 'ta', ${nameTa}, 'hi', ${nameHi})`;

/** All that the pack's product offers. */
const offeredAddons = sql<AddonFacts[]>`coalesce((
  SELECT json_agg(json_build_object('id', ${addons.id}, 'kind', ${addons.kind}, 'name', ${namesOf(addons)}, 'pricePaise', ${addons.pricePaise}))
  FROM ${addons} JOIN ${productAddons} ON ${productAddons.addonId} = ${addons.id}
  WHERE ${productAddons.productId} = ${packs.productId} AND ${addons.active}), '[]')`;

/** GST rates of the day of the order. */
const today = sql`${sql.placeholder('today')}::date`;

const partsOfPack = sql<PartFacts[]>`coalesce((
  SELECT json_agg(json_build_object(
    'packId', part.id, 'productId', part.product_id, 'name', json_build_object('en', part_product.name_en, 'ta', part_product.name_ta, 'hi', part_product.name_hi), 'netGrams', part.net_grams, 'measure', part.measure,
    'pricePaise', part.price_paise, 'quantity', ${packParts.quantity}, 'stock', ${sellableUnits('part')},
    'gstPercent', ${gstPercentOn(today, sql`part_product`)}, 'hsn', part_product.hsn) ORDER BY ${packParts.position}, part.id)
  FROM ${packParts} JOIN ${packs} AS part ON part.id = ${packParts.partPackId} JOIN ${products} AS part_product ON part_product.id = part.product_id
  WHERE ${packParts.packId} = ${packs.id}), '[]')`;

const packFacts = sql<PackFacts>`json_build_object(
    'id', ${packs.id}, 'productId', ${packs.productId}, 'slug', ${products.slug}, 'categoryId', ${products.categoryId}, 'name', ${namesOf(products)}, 'picture', ${packs.picture}, 'netGrams', ${packs.netGrams}, 'measure', ${packs.measure},
    'mrpPaise', ${packs.mrpPaise}, 'pricePaise', ${packs.pricePaise}, 'stock', ${sellableUnits()}, 'gstPercent', ${gstPercentOn(today)}, 'hsn', ${products.hsn},
    'published', ${products.published} AND NOT ${packs.hidden}, 'addons', ${offeredAddons}, 'parts', ${partsOfPack})`;

const isWanted = sql`${packs.id} = ANY (${arrayParameter('packIds', 'text')})`;

const wantedPacks = sql<PackFacts[]>`coalesce((
  SELECT json_agg(${packFacts}) FROM ${packs} JOIN ${products} ON ${products.id} = ${packs.productId} WHERE ${isWanted}), '[]')`;

const isTheCoupon = eq(coupons.code, given('couponCode'));
export type Redemptions = Record<string, { byCustomer: number; byOwnCart: number }>;

/** Hidden categories are left out. */
const couponCategories = sql<Translated[]>`coalesce((
  SELECT json_agg(${namesOf(categories)} ORDER BY ${categories.position}, ${categories.id})
  FROM ${categories} WHERE ${categories.id} = ANY (${coupons.categoryIds}) AND NOT ${categories.hidden}), '[]')`;
/** Their coupons are given back, as in lifecycle.cancel. */
const isCancelledByShop = sql`(${orders.cancelledBy} <> 'customer' AND coalesce(${orders.staffCancelReason}, 'OTHER') NOT IN (${sql.raw(CANCEL_REASONS_OF_CUSTOMERS.map((reason) => `'${reason}'`).join(', '))}))`;

/** The customer's own, and the coupon that they entered. */
function ownFactsOf(customerId: SQL) {
  /** The customer's unpaid order of this cart, edited or not, makes way for the next: see placement.ts. */
  const isOwnCart = sql`${orders.customerId} = ${customerId}
  AND (${orders.cartHash} = ${given('cartHash')} OR ${orders.id} = ${given('replaces')})
  AND ${orders.status} IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT')`;

  /** Coupons of the customer's other orders, and the one that this cart's earlier order holds. */
  const redemptions = sql<Redemptions>`coalesce((
  SELECT json_object_agg(counted.code, json_build_object('byCustomer', counted.others, 'byOwnCart', counted.own)) FROM (
    SELECT ${couponRedemptions.code} AS code, count(*) FILTER (WHERE (${isOwnCart}) IS NOT TRUE) AS others, count(*) FILTER (WHERE ${isOwnCart}) AS own
    FROM ${couponRedemptions} JOIN ${orders} ON ${orders.id} = ${couponRedemptions.orderId}
    WHERE ${couponRedemptions.customerId} = ${customerId} AND ${couponRedemptions.givenBackAt} IS NULL
    GROUP BY ${couponRedemptions.code}) AS counted), '{}')`;
  const isTheirs = sql`${orders.customerId} = ${customerId}`;
  /** Excludes orders cancelled unpaid or by the shop, and the one that this order replaces. */
  const hasOrdered = sql<boolean>`coalesce((
  SELECT true FROM ${orders} WHERE ${isTheirs} AND (${isOwnCart}) IS NOT TRUE
    AND NOT (${orders.status} = 'CANCELLED' AND (${orders.receivedPaise} = 0 OR ${isCancelledByShop}))
  -- By the customer's index, however many orders the planner expects.
  ORDER BY ${orders.createdAt} DESC, ${orders.id} DESC LIMIT 1), false)`;
  /** The next order can take these slots again. */
  const ownSlotIds = sql<string[]>`coalesce((
  SELECT json_agg(${orders.slotId}) FROM ${orders} WHERE ${isOwnCart} AND ${orders.slotId} IS NOT NULL), '[]')`;
  /** Units per pack that the customer's order of this cart holds: the next order can take them again. */
  const ownUnits = sql<Record<string, number>>`coalesce((
  SELECT json_object_agg(held.pack_id, held.units) FROM (
    SELECT ${stockMovements.packId} AS pack_id, -sum(${stockMovements.change})::int AS units
    FROM ${stockMovements} JOIN ${orders} ON ${orders.id} = ${stockMovements.orderId}
    WHERE ${isOwnCart} GROUP BY ${stockMovements.packId}) AS held), '{}')`;
  return {
    ownUnits,
    ownSlotIds,
    address: getTableColumns(addresses),
    blockedFor: blockedFor(customerId),
    coupon: getTableColumns(coupons),
    couponCategories,
    hasOrdered,
    redemptions,
  };
}

/** Dates are strings in JSON. */
type StoredCoupon = Omit<AdvertisedCoupon, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string | null };

const advertisedCoupons = sql<StoredCoupon[]>`coalesce((
  SELECT json_agg(json_build_object(
    'code', ${coupons.code}, 'kind', ${coupons.kind}, 'value', ${coupons.value}, 'minItemsPaise', ${coupons.minItemsPaise},
    'maxDiscountPaise', ${coupons.maxDiscountPaise}, 'startsAt', greatest(${coupons.startsAt}, ${offers.startsAt}), 'endsAt', least(${coupons.endsAt}, ${offers.endsAt}), 'active', ${coupons.active},
    'categoryIds', ${coupons.categoryIds}, 'categories', ${couponCategories}, 'firstOrderOnly', ${coupons.firstOrderOnly},
    'customerLimit', ${coupons.customerLimit}, 'totalLimit', ${coupons.totalLimit},
    'redeemed', ${coupons.redeemed}, 'usedByCustomer', 0,
    'title', json_build_object('en', ${offers.titleEn}, 'ta', ${offers.titleTa}, 'hi', ${offers.titleHi}))
    ORDER BY ${offers.position}, ${offers.id})
  FROM ${offers} JOIN ${coupons} ON ${coupons.code} = ${offers.couponCode} WHERE ${offers.active}), '[]')`;

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

const factsOfShop = preparedOnce((db) =>
  db
    .select({ terms, slots: slotFacts, advertised: advertisedCoupons, door: doorOfShop })
    // Drizzle names columns' tables only where tables are joined.
    .from(sql`(SELECT) AS once`)
    .innerJoin(storeSettings, isOnlySettings)
    .prepare('shop_facts'),
);

const factsOfPacks = preparedOnce((db) =>
  db
    .select({ pack: packFacts })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .where(isWanted)
    .prepare('pack_facts'),
);

/** The login's customer, or the one whom staff chose. */
const shopper = sql`coalesce(${authTokens.customerId}, ${given('customerId')})`;

/** Checks the login, too, which saves a round trip. */
const factsOfOwn = preparedOnce((db) =>
  db
    .select({
      ...ownFactsOf(shopper),
      door: doorOf(shopper),
      hasDecided: hasDecided(shopper),
      login: loginColumns,
    })
    .from(storeSettings)
    .leftJoin(authTokens, isLiveLogin)
    .leftJoin(addresses, isAddressOf(shopper))
    .leftJoin(coupons, isTheCoupon)
    .where(isOnlySettings)
    .prepare('own_facts'),
);

/** Allocated up front because the payment link contains it; rejected orders leave gaps. */
const nextOrderNumber = sql<
  string | null
>`CASE WHEN ${orders.id} IS NULL THEN 'VY' || nextval(${sql.raw(`'${orderNumberSequence.seqName ?? ''}'`)}) END`;

/** It is null once the account was erased. */
const ordersVersion = sql<number | null>`(
  SELECT ${customers.ordersVersion} FROM ${customers} WHERE ${customers.id} = ${given('customerId')})`;

const { hasOrdered, ...factsOfCustomer } = ownFactsOf(given('customerId'));

const factsOfOrder = preparedOnce((db) =>
  db
    .select({
      packs: wantedPacks,
      terms,
      slots: slotFacts,
      ...factsOfCustomer,
      // Only a coupon makes it matter.
      hasOrdered: sql<boolean>`CASE WHEN ${given('couponCode')} IS NULL THEN false ELSE ${hasOrdered} END`,
      earlier: {
        id: orders.id,
        orderNumber: orders.orderNumber,
        requestHash: orders.requestHash,
        totalPaise: orders.totalPaise,
      },
      nextOrderNumber,
      unpaid: unpaidOrders,
      ordersVersion,
    })
    .from(storeSettings)
    .leftJoin(addresses, isAddressOf(given('customerId')))
    .leftJoin(coupons, isTheCoupon)
    .leftJoin(
      orders,
      and(eq(orders.customerId, given('customerId')), eq(orders.idempotencyKey, given('idempotencyKey'))),
    )
    .where(isOnlySettings)
    .prepare('order_facts'),
);

interface CustomersCart {
  addressId: string | null;
  customerId: string | null;
  couponCode: string | null;
  /** See `hashCart`. */
  cartHash: string;
  /** Id of the cart's earlier order. */
  replaces: string | null;
}

interface OrderQuery extends CustomersCart {
  packIds: string[];
  /** yyyy-MM-dd in the shop's time zone. */
  today: string;
  idempotencyKey: string;
}

export type ShopFacts = Awaited<ReturnType<typeof findShopFacts>>;

/** Returns what is the same for all customers, besides the packs. @param today yyyy-MM-dd in the shop's time zone */
export async function findShopFacts(db: Database, today: string) {
  const [row] = await factsOfShop(db).execute({ today });
  if (!row) return missingSettings();
  const advertised = row.advertised.map(({ startsAt, endsAt, ...coupon }) => ({
    ...coupon,
    startsAt: new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  }));
  return { ...row, advertised };
}

/** Unknown packs are left out. @param today yyyy-MM-dd in the shop's time zone */
export async function findPackFacts(db: Queries, packIds: string[], today: string): Promise<PackFacts[]> {
  const rows = await factsOfPacks(db).execute({ packIds, today });
  return rows.map(({ pack }) => pack);
}

export type OwnFacts = Omit<Awaited<ReturnType<typeof findOwnFacts>>, 'login'>;

/** What is absent, or another customer's, is null; so is a login that ended. */
export async function findOwnFacts(db: Database, cart: CustomersCart, login: LoginCheck) {
  const [row] = await factsOfOwn(db).execute({ ...cart, ...login });
  return row ?? missingSettings();
}

/** One snapshot, with the order placed earlier with this key, or else the next number, and unpaid orders. */
export async function findOrderFacts(db: Queries, query: OrderQuery) {
  const [row] = await factsOfOrder(db).execute({ ...query });
  return row ?? missingSettings();
}

function missingSettings(): never {
  throw new Error('the shop has no settings: was the database seeded?');
}
