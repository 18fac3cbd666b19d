import { recordAudits, type AuditedAction } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import type { MessageKey, Messages } from '../../lib/messages';
import { flagsOf, manyProducts, setParts, toFacts } from '../catalogueEditing';
import type { StockLedger } from '../stockLedger';
import { readRows, type OnProgress } from './csvImport.service';
import { keyOf, partOf } from './parts';
import type { StoredPack, StoredProduct } from './plan';
import * as repository from './repository';
import { createPlannings, findPartPacks, findShelvesOf, findStored, groupBy, inChunks } from './stored';
import { takeBackProduct, type Present, type Undone } from './takingBack';
import { countedChange, loggedFact } from './productWrites';

type Row = repository.StoredRow;

/** Takes back what a file changed, where nothing was changed since. */
export function createUndoing(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  stockLedger: StockLedger,
  messages: Messages,
  catalogueChanged: () => void,
) {
  const plannings = createPlannings(messages, clock);

  /** Under the locks, as all is now. */
  async function read(tx: Transaction, rows: readonly Row[], ids: readonly string[]) {
    const before = rows.flatMap(
      ({ changes }) => changes.find(({ column }) => column === 'parts')?.before ?? [],
    ) as string[];
    const skus = [...(await manyProducts.findHeldSkus(tx, { ids })), ...before.map((line) => partOf(line).sku)];
    await manyProducts.lockProductsOf(tx, { ids, skus });
    const stored = new Map((await findStored(tx, { ids })).map((product) => [product.id, product]));
    const lines = [...before, ...[...stored.values()].flatMap(({ fields }) => fields.parts)];
    const packIdsOf = (some: readonly Row[]) => some.flatMap(({ packId }) => packId ?? []);
    const present: Present = {
      ...(await plannings.read(tx, { withLock: true })),
      shelves: await findShelvesOf(tx, packIdsOf(rows.filter((row) => countedChange(row) !== 0))),
      partPacks: await findPartPacks(tx, lines),
      usedIds: await manyProducts.findUsedPackIds(tx, packIdsOf(rows.filter(({ kind }) => kind !== 'CHANGE'))),
    };
    return { stored, present };
  }

  return {
    /** @throws AppError 404; 409 for one that is not applied, or was undone before */
    async undo(staff: StaffUser, id: string, onProgress: OnProgress): Promise<void> {
      await inTransaction(db, async (tx) => {
        const file = await repository.lockImport(tx, id);
        if (!file) throw new AppError(404, 'catalogueCsv.notFound');
        if (file.status !== 'APPLIED') throw new AppError(409, 'catalogueCsv.notApplied');
        const rows = await readRows(tx, id, 'WRITTEN');
        onProgress(0, rows.length);
        const groups = groupBy(rows, ({ productId }) => productId ?? '');
        const { stored, present } = await read(tx, rows, [...groups.keys()]);

        const at = clock.now();
        const stays = new Map<number, MessageKey>();
        let done = 0;
        for await (const some of inChunks([...groups])) {
          const undone = some.flatMap(
            ([productId, group]) => takeBackProduct(stored.get(productId), group, present, stays) ?? [],
          );
          await write(tx, undone, present, { stockLedger, staffId: staff.staffId, note: file.fileName, at });
          await recordAudits(
            tx,
            staff,
            undone.flatMap((each) => actsOf(each, present)),
            at,
          );
          for (const [, group] of some) {
            done += group.length;
            await repository.updateRows(
              tx,
              group.map((row) => undoneRow(row, stays.get(row.row))),
            );
          }
          onProgress(done, rows.length);
        }
        await repository.updateImport(tx, id, { status: 'UNDONE', undoneAt: at });
        const after = { file: file.fileName, undone: rows.length - stays.size, stays: stays.size };
        await recordAudits(tx, staff, [{ action: 'undoImport', subject: 'csvFile', subjectId: id, after }], at);
      });
      catalogueChanged();
    },
  };
}

const undoneRow = (
  { importId, row, productId, packId, written }: Row,
  stays: MessageKey | undefined,
): repository.RowChange => ({
  importId,
  row,
  productId,
  packId,
  written,
  state: stays ? 'STAYS' : 'UNDONE',
  faults: stays ? [{ column: null, key: stays }] : [],
});

interface Writing {
  stockLedger: StockLedger;
  staffId: string;
  note: string;
  at: Date;
}

async function write(
  tx: Transaction,
  undone: readonly Undone[],
  { taxClasses, partPacks }: Present,
  { stockLedger, staffId, note, at }: Writing,
): Promise<void> {
  const movements = undone.flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const change = -countedChange(row);
      return change === 0 || row.packId === null
        ? []
        : [{ packId: row.packId, change, reason: 'CORRECTION' as const, actorId: staffId, note, at }];
    }),
  );
  if (movements.length > 0) await stockLedger.record(tx, movements);
  await manyProducts.updateProducts(
    tx,
    undone.flatMap(({ product: { id }, fields }) => {
      if (!fields) return [];
      const { gstPercent = 0 } = taxClasses.get(fields.taxClassId) ?? {};
      return [{ ...toFacts(fields, gstPercent), ...flagsOf(fields.state), id }];
    }),
  );
  await manyProducts.updatePacks(
    tx,
    undone.flatMap(({ product, packs, removedPackIds }) =>
      packs
        .filter((pack) => !removedPackIds.includes(pack.id) && isChanged(pack, product))
        .map(({ id, netGrams, mrpPaise, pricePaise, hidden, position }) => ({
          id,
          netGrams,
          mrpPaise,
          pricePaise,
          hidden,
          position,
        })),
    ),
  );
  for (const { product, fields } of undone) {
    if (!fields || fields.parts.join() === product.fields.parts.join()) continue;
    const parts = fields.parts
      .map(partOf)
      .map((part) => ({ packId: partPacks.get(keyOf(part))?.id ?? '', quantity: part.quantity }));
    await setParts(tx, product.id, parts);
  }
  await manyProducts.deletePacksOf(
    tx,
    undone.flatMap(({ removedPackIds }) => removedPackIds),
  );
  await manyProducts.deleteProductsOf(
    tx,
    undone.flatMap(({ product, isDeleted }) => (isDeleted ? [product.id] : [])),
  );
}

const isChanged = (pack: StoredPack, { packs }: StoredProduct): boolean => {
  const before = packs.find(({ id }) => id === pack.id);
  return (
    before?.mrpPaise !== pack.mrpPaise ||
    before.pricePaise !== pack.pricePaise ||
    before.hidden !== pack.hidden ||
    before.netGrams !== pack.netGrams
  );
};

function actsOf({ product, rows, fields, isDeleted }: Undone, { shelves }: Present): AuditedAction[] {
  const stock = rows.flatMap((row): AuditedAction[] => {
    const change = -countedChange(row);
    const shelf = row.packId === null ? undefined : shelves.get(row.packId);
    if (change === 0 || !shelf || row.packId === null) return [];
    return [
      {
        action: 'changeStock',
        subject: 'pack',
        subjectId: row.packId,
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
  if (facts.length === 0 && !isDeleted && !fields) return stock;
  const before = Object.fromEntries(facts.flatMap((fact) => fact.before));
  const after = Object.fromEntries(facts.flatMap((fact) => fact.after));
  const isAdded = rows.some(({ kind }) => kind === 'PRODUCT');
  const subject = { action: 'manageCatalogue', subject: 'product', subjectId: product.id };
  return [
    ...stock,
    {
      ...subject,
      before: { ...(isAdded && fields && { state: product.fields.state }), ...before },
      after: isAdded && fields ? { state: fields.state } : after,
    },
  ];
}
