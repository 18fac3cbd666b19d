import { eq } from 'drizzle-orm';
import { sizeInLog } from '../../../contract/packSize';
import type { CataloguePicture } from '../../../contract/shopPictures';
import type { Transaction } from '../../db/database';
import { categories, packs, products } from '../../db/schema';

type Kind = 'PACK' | 'SERVED' | 'CATEGORY';

interface Owner {
  picture: CataloguePicture | null;
  /** The log uses this name. */
  subject: 'product' | 'category';
  subjectId: string;
  /** The pack of a product, such as "500 g". */
  part: string | null;
}

export async function lockOwner(tx: Transaction, kind: Kind, id: string): Promise<Owner | null> {
  if (kind === 'PACK') {
    const { netGrams, measure, picture, productId } = packs;
    const found = tx.select({ netGrams, measure, picture, productId }).from(packs).where(eq(packs.id, id));
    const [pack] = await found.for('no key update');
    return pack
      ? { picture: pack.picture, subject: 'product', subjectId: pack.productId, part: sizeInLog(pack) }
      : null;
  }
  const table = kind === 'SERVED' ? products : categories;
  const picture = kind === 'SERVED' ? products.served : categories.picture;
  const [row] = await tx.select({ picture }).from(table).where(eq(table.id, id)).for('no key update');
  return row ? { ...row, subject: kind === 'SERVED' ? 'product' : 'category', subjectId: id, part: null } : null;
}

export async function setPicture(
  tx: Transaction,
  kind: Kind,
  id: string,
  picture: CataloguePicture | null,
): Promise<void> {
  if (kind === 'PACK') await tx.update(packs).set({ picture }).where(eq(packs.id, id));
  else if (kind === 'SERVED') await tx.update(products).set({ served: picture }).where(eq(products.id, id));
  else await tx.update(categories).set({ picture }).where(eq(categories.id, id));
}
