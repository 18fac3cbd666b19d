import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { LatLng } from '../../../contract/geo';
import type { Database } from '../../db/database';
import { arrayParameter, preparedOnce } from '../../db/prepared';
import {
  addons,
  addresses,
  coupons,
  orderNumberSequence,
  orders,
  packs,
  productAddons,
  products,
  storeSettings,
} from '../../db/schema';
import type { AddonFacts, Charges, PackFacts } from './bill';

// Carts are asked about all the time: all that a bill depends on is one statement, the same for all of them, which each connection plans once.

/** What of the shop's settings bills and orders go by. */
export interface ShopTerms {
  charges: Charges;
  /** The corners of the delivery area. */
  area: LatLng[];
  /** Who the customer pays, as the payment's link names it. */
  payeeName: string;
}

const terms = sql<ShopTerms>`json_build_object(
  'charges', ${storeSettings.settings} -> 'charges', 'area', ${storeSettings.settings} -> 'delivery' -> 'area',
  'payeeName', ${storeSettings.settings} -> 'storeName' ->> 'en')`;

const namesOf = ({ nameEn, nameTa, nameHi }: typeof products | typeof addons) =>
  sql`json_build_object('en', ${nameEn}, 'ta', ${nameTa}, 'hi', ${nameHi})`;

/** Those of the asked add-ons that the pack's product takes. */
const offeredAddons = sql<
  AddonFacts[]
>`CASE WHEN cardinality(${arrayParameter('addonIds', 'text')}) = 0 THEN '[]' ELSE coalesce((
  SELECT json_agg(json_build_object('id', ${addons.id}, 'name', ${namesOf(addons)}, 'pricePaise', ${addons.pricePaise}))
  FROM ${addons} JOIN ${productAddons} ON ${productAddons.addonId} = ${addons.id}
  WHERE ${productAddons.productId} = ${packs.productId} AND ${addons.active}
    AND ${addons.id} = ANY (${arrayParameter('addonIds', 'text')})), '[]') END`;

const wantedPacks = sql<PackFacts[]>`coalesce((
  SELECT json_agg(json_build_object(
    'id', ${packs.id}, 'slug', ${products.slug}, 'name', ${namesOf(products)}, 'picture', ${packs.picture}, 'netGrams', ${packs.netGrams},
    'mrpPaise', ${packs.mrpPaise}, 'pricePaise', ${packs.pricePaise}, 'stock', ${packs.stock}, 'gstPercent', ${products.gstPercent},
    'published', ${products.published}, 'addons', ${offeredAddons}))
  FROM ${packs} JOIN ${products} ON ${products.id} = ${packs.productId}
  WHERE ${packs.id} = ANY (${arrayParameter('packIds', 'text')})), '[]')`;

/** A parameter that equals nothing when there is none. */
const given = (name: string): SQL => sql`${sql.placeholder(name)}::text`;

const isTheirAddress = and(eq(addresses.id, given('addressId')), eq(addresses.customerId, given('customerId')));
const isTheCoupon = eq(coupons.code, given('couponCode'));
const facts = { packs: wantedPacks, terms, address: getTableColumns(addresses), coupon: getTableColumns(coupons) };

const factsOfBill = preparedOnce((db) =>
  db
    .select(facts)
    .from(storeSettings)
    .leftJoin(addresses, isTheirAddress)
    .leftJoin(coupons, isTheCoupon)
    .prepare('bill_facts'),
);

/** Drawn beforehand, because the payment's link names it. A refused order leaves a gap, which order numbers may have. */
const nextOrderNumber = sql<
  string | null
>`CASE WHEN ${orders.id} IS NULL THEN 'VY' || nextval(${sql.raw(`'${orderNumberSequence.seqName ?? ''}'`)}) END`;

const factsOfOrder = preparedOnce((db) =>
  db
    .select({
      ...facts,
      earlier: { id: orders.id, orderNumber: orders.orderNumber, requestHash: orders.requestHash },
      nextOrderNumber,
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

interface BillQuery {
  packIds: string[];
  addonIds: string[];
  addressId: string | null;
  customerId: string | null;
  couponCode: string | null;
}

/**
 * What a bill depends on, as things stand at one moment: the packs, with those of the add-ons that their products take; the shop's terms; the
 * customer's address and the coupon. What is not asked for, or another customer's, is null.
 */
export async function findBillFacts(db: Database, query: BillQuery) {
  const [row] = await factsOfBill(db).execute({ ...query });
  return row ?? missingSettings();
}

/** The same for an order, with the order that was placed with the same key before, or else the number of the new one. */
export async function findOrderFacts(db: Database, query: BillQuery & { idempotencyKey: string }) {
  const [row] = await factsOfOrder(db).execute({ ...query });
  return row ?? missingSettings();
}

function missingSettings(): never {
  throw new Error('the shop has no settings: was the database seeded?');
}
