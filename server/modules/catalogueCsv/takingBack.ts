import type { MessageKey } from '../../lib/messages';
import { type ProductColumn } from './columns';
import { setField } from './fields';
import { gramsOf, keyOf, partOf } from './parts';
import { isInShop, isSet, type Planning, type StoredPack, type StoredProduct } from './plan';
import type { StoredRow } from './repository';
import type { Judgement } from './stored';
import { countedChange, hasPrices, isOfProduct } from './productWrites';

/** What undoing is judged by, under the locks. */
export interface Present extends Pick<Judgement, 'hiddenCategories' | 'taxClasses' | 'inSets'> {
  shelves: Planning['shelves'];
  partPacks: Planning['partPacks'];
  /** Added packs that records would lose: they are hidden instead of deleted. */
  usedIds: ReadonlySet<string>;
}

export interface Undone {
  product: StoredProduct;
  rows: StoredRow[];
  /** As they were before; null where the product's own fields stay. */
  fields: StoredProduct['fields'] | null;
  packs: StoredPack[];
  removedPackIds: string[];
  /** The file added it, and no record would lose it. */
  isDeleted: boolean;
}

/** @param stays gets the rows that can't be taken back, with the reason. @returns null where none can */
export function takeBackProduct(
  product: StoredProduct | undefined,
  group: readonly StoredRow[],
  present: Present,
  stays: Map<number, MessageKey>,
): Undone | null {
  const stay = (rows: readonly StoredRow[], reason: MessageKey): null => {
    for (const { row } of rows) stays.set(row, reason);
    return null;
  };
  if (!product) return stay(group, 'catalogueCsv.changedSince');
  if (group.some(({ kind }) => kind === 'PRODUCT')) {
    if (!isAsAdded(product, group, present)) return stay(group, 'catalogueCsv.changedSince');
    if (product.packs.some(({ id }) => present.inSets.has(id))) return stay(group, 'catalogueCsv.inSetSince');
    return removed(product, group);
  }
  for (const row of group) {
    const reason = reasonToStay(row, product, present);
    if (reason) stay([row], reason);
  }
  const undone = takenBack(
    product,
    group.filter(({ row }) => !stays.has(row)),
    present,
  );
  const reason = misfit(undone, present);
  return reason ? stay(undone.rows, reason) : undone;
}

/** Why a row of a product that was there before can't be taken back; null for nothing. */
function reasonToStay(
  row: StoredRow,
  product: StoredProduct,
  { shelves, taxClasses, inSets }: Present,
): MessageKey | null {
  const { written, changes, kind, packId } = row;
  const pack = product.packs.find(({ id }) => id === packId);
  if (changes.some(isOfProduct) && product.version !== written?.product) return 'catalogueCsv.changedSince';
  if (packId !== null && !pack) return 'catalogueCsv.changedSince';
  if (pack && (kind === 'PACK' || hasPrices(row)) && pack.version !== written?.pack) return 'catalogueCsv.changedSince';
  const change = countedChange(row);
  const shelf = packId === null ? undefined : shelves.get(packId);
  if (change !== 0 && shelf?.version !== written?.stock) return 'catalogueCsv.changedSince';
  if (shelf && shelf.stock - change < 0) return 'catalogueCsv.soldSince';
  const beforeOf = (name: string) => changes.find(({ column }) => column === name)?.before;
  const taxClass = beforeOf('taxClassId');
  if (typeof taxClass === 'string' && !taxClasses.has(taxClass)) return 'catalogueCsv.changedSince';
  const goes = kind === 'PACK' || beforeOf('sold') === false;
  return goes && packId !== null && inSets.has(packId) ? 'catalogueCsv.inSetSince' : null;
}

/** Why the product can't be as it was before; null for nothing. */
function misfit({ product, fields, packs, removedPackIds }: Undone, present: Present): MessageKey | null {
  const now = fields ?? product.fields;
  const parts = now.parts.map((line) => present.partPacks.get(keyOf(partOf(line))));
  if (fields && parts.includes(undefined)) return 'catalogueCsv.changedSince';
  if (!isInShop(now)) {
    const isHeld = isInShop(product.fields) && packs.some(({ id }) => present.inSets.has(id));
    return isHeld ? 'catalogueCsv.inSetSince' : null;
  }
  if (packs.every(({ id, hidden }) => hidden || removedPackIds.includes(id))) return 'catalogueEditing.noPacks';
  if (fields && present.hiddenCategories.has(fields.categoryId)) return 'catalogueEditing.categoryHidden';
  return fields && parts.some((part) => part?.isSold === false) ? 'catalogueCsv.partNotSoldSince' : null;
}

/** Whether a product that the file added is still what it added. */
function isAsAdded(product: StoredProduct, group: readonly StoredRow[], { shelves, usedIds }: Present): boolean {
  const packs = new Map(product.packs.map((pack) => [pack.id, pack]));
  const withPack = group.filter(({ packId }) => packId !== null);
  return (
    withPack.length === packs.size &&
    group.every(({ written }) => written?.product === product.version) &&
    withPack.every((row) => {
      const { packId, written } = row;
      if (packId === null || packs.get(packId)?.version !== written?.pack) return false;
      const change = countedChange(row);
      if (change === 0) return !usedIds.has(packId);
      const shelf = shelves.get(packId);
      return shelf !== undefined && shelf.version === written?.stock && shelf.stock >= change;
    })
  );
}

/** Hidden where records would lose a pack. */
function removed(product: StoredProduct, group: readonly StoredRow[]): Undone {
  const isRecorded = group.some((row) => countedChange(row) !== 0);
  return {
    product,
    rows: [...group],
    packs: [],
    removedPackIds: [],
    fields: isRecorded ? { ...product.fields, state: 'HIDDEN' } : null,
    isDeleted: !isRecorded,
  };
}

function takenBack(product: StoredProduct, rows: StoredRow[], { usedIds }: Present): Undone {
  const fields = structuredClone(product.fields);
  let hasFields = false;
  const packs = new Map(product.packs.map((pack) => [pack.id, { ...pack }]));
  const removedPackIds: string[] = [];
  for (const row of rows) {
    for (const change of row.changes.filter(isOfProduct)) {
      setField(fields, change.column as ProductColumn, change.before);
      hasFields = true;
    }
    const pack = row.packId === null ? undefined : packs.get(row.packId);
    if (!pack) continue;
    if (row.kind === 'PACK') {
      if (usedIds.has(pack.id)) pack.hidden = true;
      else removedPackIds.push(pack.id);
      continue;
    }
    for (const { column, before } of row.changes) {
      if (column === 'mrpPaise' || column === 'pricePaise') pack[column] = Number(before);
      if (column === 'sold') pack.hidden = before !== true;
    }
  }
  if (isSet(fields)) for (const pack of packs.values()) pack.netGrams = gramsOf(fields.parts);
  return {
    product,
    rows,
    removedPackIds,
    isDeleted: false,
    fields: hasFields ? fields : null,
    packs: [...packs.values()],
  };
}
