import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Queries } from '../../db/database';
import { categories, orderItems, orders, packs, products } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';
import type { Periods } from './periods';
import { isSale, isWithin, sumOf } from './saleRepository';

const packed = sql`coalesce(${orderItems.packedQuantity}, ${orderItems.quantity})`;
const shareOf = (paise: SQL): SQL => sql`(${paise}) * ${packed} / ${orderItems.quantity}`;

/** What is paid for a line's packed units, rounded down as packing does it: all lines together are the order's sale. */
const paid = shareOf(sql`${orderItems.linePaise} - ${orderItems.discountPaise} + ${orderItems.deliveryPaise}`);
const delivery = shareOf(sql`${orderItems.deliveryPaise}`);

/** Products sold in either period, by their sales, the best first. */
export function findSold(db: Queries, { period, before }: Periods, language: Language) {
  const lines = db
    .select({
      packId: orderItems.packId,
      units: sql<number>`coalesce(sum(${packed}) FILTER (WHERE ${isWithin(period)}), 0)`.as('units'),
      paise: sql<number>`coalesce(sum(${paid} - ${delivery}) FILTER (WHERE ${isWithin(period)}), 0)`.as('paise'),
      delivery: sql<number>`coalesce(sum(${delivery}) FILTER (WHERE ${isWithin(period)}), 0)`.as('delivery'),
      before: sql<number>`coalesce(sum(${paid} - ${delivery}) FILTER (WHERE ${isWithin(before)}), 0)`.as('before'),
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(isSale(), or(isWithin(period), isWithin(before))))
    .groupBy(orderItems.packId)
    .as('lines');
  const suffix = LANGUAGE_SUFFIX[language];
  return db
    .select({
      productId: products.id,
      name: products[`name${suffix}`],
      categoryId: categories.id,
      categoryName: categories[`name${suffix}`],
      units: sql<number>`sum(${lines.units})::int`,
      grams: sumOf(sql`${lines.units} * ${packs.netGrams}`),
      salesPaise: sumOf(sql`${lines.paise}`),
      deliveryPaise: sumOf(sql`${lines.delivery}`),
      beforePaise: sumOf(sql`${lines.before}`),
    })
    .from(lines)
    .innerJoin(packs, eq(packs.id, lines.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .groupBy(products.id, categories.id)
    .orderBy(desc(sql`sum(${lines.paise})`), products.id);
}
