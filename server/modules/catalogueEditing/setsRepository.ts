import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { PartBody } from '../../../contract/staffCatalogue';
import type { Queries, Transaction } from '../../db/database';
import { packParts, packs, products } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';

export const isSoldPack = sql<boolean>`${products.published} AND NOT ${packs.hidden}`;
export const isSetPack = sql<boolean>`EXISTS (SELECT FROM ${packParts} WHERE ${packParts.packId} = ${packs.id})`;

export type PartPack = Awaited<ReturnType<typeof lockParts>>[number];

/** Returns a set's contents, in their order. */
export const findParts = (db: Queries, productId: string) =>
  db
    .select({ packId: packParts.partPackId, quantity: packParts.quantity })
    .from(packParts)
    .innerJoin(packs, eq(packs.id, packParts.packId))
    .where(eq(packs.productId, productId))
    .orderBy(asc(packParts.position));

/** Parts before the set, as sales lock them. */
export async function lockParts(tx: Transaction, parts: readonly Pick<PartBody, 'packId'>[], language: Language) {
  if (parts.length === 0) return [];
  return tx
    .select({
      id: packs.id,
      name: products[`name${LANGUAGE_SUFFIX[language]}`],
      netGrams: packs.netGrams,
      measure: packs.measure,
      isSold: isSoldPack,
      isSet: isSetPack,
    })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .where(
      inArray(
        packs.id,
        parts.map(({ packId }) => packId),
      ),
    )
    .orderBy(asc(packs.id))
    .for('update', { of: packs });
}

export async function findSetInShop(tx: Transaction, packIds: readonly string[], language: Language) {
  if (packIds.length === 0) return null;
  const [row] = await tx
    .select({ name: products[`name${LANGUAGE_SUFFIX[language]}`] })
    .from(packParts)
    .innerJoin(packs, eq(packs.id, packParts.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .where(and(inArray(packParts.partPackId, [...packIds]), eq(products.published, true), eq(packs.hidden, false)))
    .limit(1);
  return row?.name ?? null;
}

export async function setParts(tx: Transaction, productId: string, parts: readonly PartBody[]): Promise<void> {
  const [pack] = await tx.select({ id: packs.id }).from(packs).where(eq(packs.productId, productId));
  if (!pack) return;
  await tx.delete(packParts).where(eq(packParts.packId, pack.id));
  await tx.insert(packParts).values(
    parts.map(({ packId, quantity }, at) => ({
      packId: pack.id,
      partPackId: packId,
      quantity,
      position: at + 1,
    })),
  );
}
