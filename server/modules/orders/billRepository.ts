import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { LatLng } from '../../../contract/geo';
import type { Queries, Transaction } from '../../db/database';
import { preparedOnce } from '../../db/prepared';
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

// Carts are asked about all the time: these statements are the same for all of them, so that each connection plans them once.

// Packs and their add-ons ----------------------------------------------------------------------------------------------

const namesOf = ({ nameEn, nameTa, nameHi }: typeof products | typeof addons) =>
  sql`json_build_object('en', ${nameEn}, 'ta', ${nameTa}, 'hi', ${nameHi})`;

/** Those of the asked add-ons that the pack's product takes. */
const offeredAddons = sql<
  AddonFacts[]
>`CASE WHEN cardinality(${sql.placeholder('addonIds')}::text[]) = 0 THEN '[]' ELSE coalesce((
  SELECT json_agg(json_build_object('id', ${addons.id}, 'name', ${namesOf(addons)}, 'pricePaise', ${addons.pricePaise}))
  FROM ${addons} JOIN ${productAddons} ON ${productAddons.addonId} = ${addons.id}
  WHERE ${productAddons.productId} = ${packs.productId} AND ${addons.active}
    AND ${addons.id} = ANY (${sql.placeholder('addonIds')}::text[])), '[]') END`;

const selectPacks = (db: Queries) =>
  db
    .select({
      id: packs.id,
      slug: products.slug,
      name: sql<PackFacts['name']>`${namesOf(products)}`,
      picture: packs.picture,
      netGrams: packs.netGrams,
      mrpPaise: packs.mrpPaise,
      pricePaise: packs.pricePaise,
      stock: packs.stock,
      gstPercent: products.gstPercent,
      published: products.published,
      addons: offeredAddons,
    })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .where(sql`${packs.id} = ANY (${sql.placeholder('packIds')}::text[])`)
    .orderBy(asc(packs.id));

const packsOfBill = preparedOnce((db) => selectPacks(db).prepare('bill_packs'));
const packsOfOrder = preparedOnce((db) => selectPacks(db).for('no key update', { of: packs }).prepare('order_packs'));

interface WantedPacks {
  packIds: string[];
  addonIds: string[];
}

/** What a bill needs to know of packs, with those of the add-ons that their products take. */
export const findPacks = (db: Queries, wanted: WantedPacks): Promise<PackFacts[]> =>
  packsOfBill(db).execute({ ...wanted });

/**
 * The same, and nobody else changes their stock until the transaction ends. Everyone takes the locks in the order of the ids,
 * so that two orders never wait for each other.
 */
export const lockPacks = (tx: Transaction, wanted: WantedPacks): Promise<PackFacts[]> =>
  packsOfOrder(tx).execute({ ...wanted });

// All else ---------------------------------------------------------------------------------------------------------------

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

/** A parameter that equals nothing when there is none. */
const given = (name: string): SQL => sql`${sql.placeholder(name)}::text`;

const isTheirAddress = and(eq(addresses.id, given('addressId')), eq(addresses.customerId, given('customerId')));
const isTheCoupon = eq(coupons.code, given('couponCode'));

const contextOfBill = preparedOnce((db) =>
  db
    .select({ terms, address: getTableColumns(addresses), coupon: getTableColumns(coupons) })
    .from(storeSettings)
    .leftJoin(addresses, isTheirAddress)
    .leftJoin(coupons, isTheCoupon)
    .prepare('bill_context'),
);

/** Drawn beforehand, because the payment's link names it. A refused order leaves a gap, which order numbers may have. */
const nextOrderNumber = sql<
  string | null
>`CASE WHEN ${orders.id} IS NULL THEN 'VY' || nextval(${sql.raw(`'${orderNumberSequence.seqName ?? ''}'`)}) END`;

const contextOfOrder = preparedOnce((db) =>
  db
    .select({
      terms,
      address: getTableColumns(addresses),
      coupon: getTableColumns(coupons),
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
    .prepare('order_context'),
);

interface BillContextQuery {
  addressId: string | null;
  customerId: string | null;
  couponCode: string | null;
}

/** What else a bill depends on: the shop's terms, the customer's address and the coupon. What is not asked for, or another customer's, is null. */
export async function findBillContext(db: Queries, query: BillContextQuery) {
  const [row] = await contextOfBill(db).execute({ ...query });
  return row ?? missingSettings();
}

/** The same for an order, with the order that was placed with the same key before, or else the number of the new one. */
export async function findOrderContext(tx: Transaction, query: BillContextQuery & { idempotencyKey: string }) {
  const [row] = await contextOfOrder(tx).execute({ ...query });
  return row ?? missingSettings();
}

function missingSettings(): never {
  throw new Error('the shop has no settings: was the database seeded?');
}
