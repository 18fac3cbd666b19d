import { recordActs, type Act } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffOnDuty } from '../../lib/area';
import { AppError } from '../../lib/errors';
import type { MessageKey, Messages } from '../../lib/messages';
import { manyProducts, toFacts } from '../catalogueEditing';
import { insertMovements } from '../stock';
import { readRows, type OnProgress } from './applying';
import type { ProductColumn } from './columns';
import { setField } from './fields';
import type { Planning, StoredPack, StoredProduct } from './planning';
import * as repository from './repository';
import { createPlannings, findShelvesOf, findStored, groupBy, inChunks } from './stored';
import { countedChange, isOfProduct, loggedFact } from './writing';

type Row = repository.StoredRow;

/** What undoing is judged by, under the locks. */
interface Present {
  shelves: Planning['shelves'];
  /** Added packs that records would lose: they are hidden instead of deleted. */
  usedIds: ReadonlySet<string>;
  hiddenCategories: ReadonlySet<string>;
  taxClasses: Planning['taxClasses'];
  inSets: Planning['inSets'];
}

interface Undone {
  product: StoredProduct;
  rows: Row[];
  /** Of the product's own fields. */
  fields: StoredProduct['fields'] | null;
  packs: StoredPack[];
  removedPackIds: string[];
  /** A product that the file added: it goes, or is hidden where records would lose a pack. */
  end: 'DELETE' | 'HIDE' | null;
}

/** Takes back what a file changed, where nothing was changed since. */
export function createUndoing(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  messages: Messages,
  catalogueChanged: () => void,
) {
  const plannings = createPlannings(messages, clock);

  async function findPresent(tx: Transaction, rows: readonly Row[]): Promise<Present> {
    const idsOf = (some: readonly Row[]) => some.flatMap(({ packId }) => packId ?? []);
    const { hiddenCategories, taxClasses, inSets } = await plannings.read(tx, { withLock: true });
    return {
      ...{ hiddenCategories, taxClasses, inSets },
      shelves: await findShelvesOf(tx, idsOf(rows.filter((row) => countedChange(row) !== 0))),
      usedIds: await manyProducts.findUsedPackIds(tx, idsOf(rows.filter(({ kind }) => kind !== 'CHANGE'))),
    };
  }

  return {
    /** @throws AppError 404; 409 for one that is not applied, or was undone before */
    async undo(staff: StaffOnDuty, id: string, onProgress: OnProgress): Promise<void> {
      await inTransaction(db, async (tx) => {
        const file = await repository.lockImport(tx, id);
        if (!file) throw new AppError(404, 'catalogueCsv.notFound');
        if (file.status !== 'APPLIED') throw new AppError(409, 'catalogueCsv.notApplied');
        const rows = await readRows(tx, id, 'WRITTEN');
        onProgress(0, rows.length);
        const groups = groupBy(rows, ({ productId }) => productId ?? '');
        await manyProducts.lockProductsOf(tx, { ids: [...groups.keys()] });
        const stored = new Map(
          (await findStored(tx, { ids: [...groups.keys()] })).map((product) => [product.id, product]),
        );
        const present = await findPresent(tx, rows);

        const at = clock.now();
        const stays = new Map<number, MessageKey>();
        let done = 0;
        for await (const some of inChunks([...groups])) {
          const undone = some.flatMap(
            ([productId, group]) => undoProduct(stored.get(productId), group, present, stays) ?? [],
          );
          await write(tx, undone, present, { staffId: staff.staffId, note: file.fileName, at });
          await recordActs(
            tx,
            staff,
            undone.flatMap((each) => actsOf(each, present)),
            at,
          );
          for (const [, group] of some) {
            done += group.length;
            await repository.updateRows(
              tx,
              group.map((row) => settled(row, stays.get(row.row))),
            );
          }
          onProgress(done, rows.length);
        }
        await repository.updateImport(tx, id, { status: 'UNDONE', undoneAt: at });
        const after = { file: file.fileName, undone: rows.length - stays.size, stays: stays.size };
        await recordActs(tx, staff, [{ action: 'undoImport', subject: 'csvFile', subjectId: id, after }], at);
      });
      catalogueChanged();
    },
  };
}

const settled = (
  { importId, row, productId, packId, written }: Row,
  stays: MessageKey | undefined,
): repository.RowChange => ({
  ...{ importId, row, productId, packId, written },
  state: stays ? 'STAYS' : 'UNDONE',
  faults: stays ? [{ column: null, key: stays }] : [],
});

const hasPrices = ({ changes }: Row): boolean =>
  changes.some(({ column }) => column === 'mrpPaise' || column === 'pricePaise' || column === 'sold');

/** Why a row of a product that was there before can't be taken back; null for nothing. */
function reasonToStay(
  row: Row,
  product: StoredProduct,
  { shelves, hiddenCategories, taxClasses, inSets }: Present,
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
  if (goes && packId !== null && inSets.has(packId)) return 'catalogueCsv.inSetSince';
  const category = beforeOf('categoryId');
  const isHidden = product.isPublished && typeof category === 'string' && hiddenCategories.has(category);
  return isHidden ? 'catalogueEditing.categoryHidden' : null;
}

function undoProduct(
  product: StoredProduct | undefined,
  group: readonly Row[],
  present: Present,
  stays: Map<number, MessageKey>,
): Undone | null {
  const stay = (rows: readonly Row[], reason: MessageKey) => {
    for (const { row } of rows) stays.set(row, reason);
  };
  if (!product) {
    stay(group, 'catalogueCsv.changedSince');
    return null;
  }
  if (group.some(({ kind }) => kind === 'PRODUCT')) {
    if (!isAsAdded(product, group, present)) {
      stay(group, 'catalogueCsv.changedSince');
      return null;
    }
    const isRecorded = group.some((row) => countedChange(row) !== 0);
    return {
      ...{ product, rows: [...group], fields: null, packs: [], removedPackIds: [] },
      end: isRecorded ? 'HIDE' : 'DELETE',
    };
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
  const isEmpty = undone.packs.every(({ id, hidden }) => hidden || undone.removedPackIds.includes(id));
  if (!product.isPublished || !isEmpty) return undone;
  stay(undone.rows, 'catalogueEditing.noPacks');
  return null;
}

/** Whether a product that the file added is still what it added. */
function isAsAdded(product: StoredProduct, group: readonly Row[], { shelves, usedIds }: Present): boolean {
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

function takenBack(product: StoredProduct, rows: Row[], { usedIds }: Present): Undone {
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
  return { product, rows, fields: hasFields ? fields : null, packs: [...packs.values()], removedPackIds, end: null };
}

interface Writing {
  staffId: string;
  note: string;
  at: Date;
}

async function write(
  tx: Transaction,
  undone: readonly Undone[],
  present: Present,
  { staffId, note, at }: Writing,
): Promise<void> {
  const movements = undone.flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const change = -countedChange(row);
      return change === 0 || row.packId === null
        ? []
        : [{ packId: row.packId, change, reason: 'CORRECTION' as const, actorId: staffId, note, at }];
    }),
  );
  if (movements.length > 0) await insertMovements(tx, movements);
  await manyProducts.updateProducts(
    tx,
    undone.flatMap(({ product, fields }) =>
      fields
        ? [{ ...toFacts(fields, present.taxClasses.get(fields.taxClassId)?.gstPercent ?? 0), id: product.id }]
        : [],
    ),
  );
  await manyProducts.updatePacks(
    tx,
    undone.flatMap(({ product, packs, removedPackIds }) =>
      packs
        .filter((pack) => !removedPackIds.includes(pack.id) && isChanged(pack, product))
        .map(({ id, mrpPaise, pricePaise, hidden, position }) => ({ id, mrpPaise, pricePaise, hidden, position })),
    ),
  );
  await manyProducts.deletePacksOf(
    tx,
    undone.flatMap(({ removedPackIds }) => removedPackIds),
  );
  const idsOf = (end: Undone['end']) => undone.flatMap((each) => (each.end === end ? [each.product.id] : []));
  await manyProducts.setStates(
    tx,
    idsOf('HIDE').map((id) => ({ id, published: false, draft: false })),
  );
  await manyProducts.deleteProductsOf(tx, idsOf('DELETE'));
}

const isChanged = (pack: StoredPack, { packs }: StoredProduct): boolean => {
  const before = packs.find(({ id }) => id === pack.id);
  return before?.mrpPaise !== pack.mrpPaise || before.pricePaise !== pack.pricePaise || before.hidden !== pack.hidden;
};

function actsOf({ product, rows, end }: Undone, { shelves }: Present): Act[] {
  const stock = rows.flatMap((row): Act[] => {
    const change = -countedChange(row);
    const shelf = row.packId === null ? undefined : shelves.get(row.packId);
    if (change === 0 || !shelf || row.packId === null) return [];
    return [
      {
        ...{ action: 'changeStock', subject: 'pack', subjectId: row.packId },
        before: { stock: shelf.stock },
        after: { stock: shelf.stock + change, reason: 'CORRECTION', quantity: change },
      },
    ];
  });
  const facts = rows.flatMap(({ changes, netGrams }) =>
    changes
      .filter(({ column }) => column !== 'counted' && column !== 'netGrams')
      .map(({ column, before, after }) => ({
        before: [loggedFact(column, after, netGrams)],
        after: before === null ? [] : [loggedFact(column, before, netGrams)],
      })),
  );
  if (facts.length === 0 && end === null) return stock;
  const before = Object.fromEntries(facts.flatMap((fact) => fact.before));
  const after = Object.fromEntries(facts.flatMap((fact) => fact.after));
  const isHidden = end === 'HIDE' && { state: 'HIDDEN' };
  const subject = { action: 'manageCatalogue', subject: 'product', subjectId: product.id };
  return [
    ...stock,
    { ...subject, before: { ...before, ...(isHidden && { state: 'DRAFT' }) }, after: isHidden || after },
  ];
}
