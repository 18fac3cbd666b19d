import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Queries } from '../../db/database';
import { categories, orderItems, orders, packs, products } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';
import type { Periods } from './periods';
import { isSale, isWithin, sumOf } from './saleRepository';

const packed = sql`coalesce(${orderItems.packedQuantity}, ${orderItems.quantity})`;
const shareOf = (paise: SQL): SQL => sql`(${paise}) * ${packed} / ${orderItems.quantity}`;

/** Paid for a line's packed units, rounded down as packing does: all lines add up to the order's sale. */
const paid = shareOf(sql`${orderItems.linePaise} - ${orderItems.discountPaise} + ${orderItems.deliveryPaise}`);
const delivery = shareOf(sql`${orderItems.deliveryPaise}`);

export function findSold(db: Queries, { period, before }: Periods, language: Language) {
  const sales = db
    .select({ id: orders.id, isNow: sql<boolean>`${isWithin(period)}`.as('is_now') })
    .from(orders)
    .where(and(isSale(), or(isWithin(period), isWithin(before))))
    .as('sales');
  // Summed by pack and period first: a condition on each of a year's lines would take as long as the sums.
  const lines = db
    .select({
      packId: orderItems.packId,
      isNow: sales.isNow,
      units: sql<number>`sum(${packed})`.as('units'),
      paise: sql<number>`sum(${paid} - ${delivery})`.as('paise'),
      delivery: sql<number>`sum(${delivery})`.as('delivery'),
    })
    .from(sales)
    .innerJoin(orderItems, eq(orderItems.orderId, sales.id))
    .groupBy(orderItems.packId, sales.isNow)
    .as('lines');
  const now = (amount: SQL | typeof lines.paise): SQL => sql`CASE WHEN ${lines.isNow} THEN ${amount} ELSE 0 END`;
  const suffix = LANGUAGE_SUFFIX[language];
  return db
    .select({
      productId: products.id,
      name: products[`name${suffix}`],
      categoryId: categories.id,
      categoryName: categories[`name${suffix}`],
      units: sql<number>`sum(${now(lines.units)})::int`,
      grams: sumOf(now(sql`${lines.units} * ${packs.netGrams}`)),
      salesPaise: sumOf(now(lines.paise)),
      deliveryPaise: sumOf(now(lines.delivery)),
      beforePaise: sumOf(sql`CASE WHEN NOT ${lines.isNow} THEN ${lines.paise} ELSE 0 END`),
    })
    .from(lines)
    .innerJoin(packs, eq(packs.id, lines.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .groupBy(products.id, categories.id)
    .orderBy(desc(sql`sum(${now(lines.paise)})`), products.id);
}
