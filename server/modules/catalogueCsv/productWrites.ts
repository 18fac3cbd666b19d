import { isSameSize, sizeInLog } from '../../../contract/packSize';
import type { AuditedAction } from '../../db/audit';
import type { Transaction } from '../../db/database';
import type { CsvChange, CsvValue } from '../../db/schema/catalogueImports';
import { newId } from '../../lib/ids';
import { flagsOf, manyProducts, numberedSlug, setParts, slugOfProduct, toFacts } from '../catalogueEditing';
import type { StockLedger } from '../stockLedger';
import { isColumn, isProductColumn } from './columns';
import type { PlannedProduct, PlannedRow, Planning } from './plan';

export interface Place {
  productId: string;
  packId: string | null;
}

interface Writing {
  stockLedger: StockLedger;
  staffId: string;
  fileName: string;
  reason: 'COUNTED' | 'CORRECTION';
  at: Date;
  slugs: Set<string>;
  planning: Pick<Planning, 'stockLevels' | 'taxClasses'>;
}

export const isOfProduct = ({ column }: CsvChange): boolean => isColumn(column) && isProductColumn(column);
const hasOwn = (row: PlannedRow): boolean => row.changes.some(isOfProduct);
const hasParts = ({ changes }: PlannedRow): boolean => changes.some(({ column }) => column === 'parts');
export const hasPrices = ({ changes }: { changes: readonly CsvChange[] }): boolean =>
  changes.some(({ column }) => column === 'mrpPaise' || column === 'pricePaise' || column === 'sold');
const isNewPack = ({ pack, netGrams }: PlannedRow): boolean => pack === null && netGrams !== null;

export function countedChange({ changes }: { changes: readonly CsvChange[] }): number {
  const count = changes.find(({ column }) => column === 'counted');
  return count ? Number(count.after) - Number(count.before ?? 0) : 0;
}

export const countedPackIds = (rows: readonly { packId: string | null; changes: readonly CsvChange[] }[]): string[] =>
  rows.flatMap(({ packId, changes }) => (packId !== null && countedChange({ changes }) !== 0 ? [packId] : []));

/** Writes the changes of some products, whose rows are locked. @returns audits for the log, and where each row went */
export async function writeProducts(
  tx: Transaction,
  plans: readonly PlannedProduct[],
  { stockLedger, staffId, fileName, reason, at, slugs, planning }: Writing,
): Promise<{ audits: AuditedAction[]; places: Map<number, Place> }> {
  const audits: AuditedAction[] = [];
  const places = new Map<number, Place>();
  const products: Parameters<typeof manyProducts.insertProducts>[1] = [];
  const changedProducts: Parameters<typeof manyProducts.updateProducts>[1] = [];
  const packs: Parameters<typeof manyProducts.insertPacks>[1] = [];
  const changedPacks: Parameters<typeof manyProducts.updatePacks>[1] = [];
  const sets: { productId: string; parts: PlannedProduct['body']['parts'] }[] = [];
  const movements: Parameters<StockLedger['record']>[1] = [];

  for (const plan of plans) {
    const { stored, fields, body, rows } = plan;
    const productId = stored?.id ?? newId();
    const facts = toFacts(body, planning.taxClasses.get(body.taxClassId)?.gstPercent ?? 0);
    if (!stored) {
      const slug = numberedSlug(slugOfProduct(body), slugs);
      slugs.add(slug);
      products.push({ ...facts, ...flagsOf(fields.state), id: productId, slug, createdAt: at });
    } else if (rows.some(hasOwn)) changedProducts.push({ ...facts, ...flagsOf(fields.state), id: productId });
    if (rows.some(hasParts)) sets.push({ productId, parts: body.parts });

    const isAdded = rows.some(isNewPack);
    const bySize = [...body.packs].sort((one, other) => one.netGrams - other.netGrams);
    for (const [index, { _id, ...pack }] of bySize.entries()) {
      const before = stored?.packs.find(({ id }) => id === _id);
      const row = rows.find(({ netGrams, measure }) =>
        isSameSize({ netGrams: netGrams ?? 0, measure }, before ?? pack),
      );
      const position = isAdded || !before ? index + 1 : before.position;
      if (_id === null) {
        const id = newId();
        packs.push({ ...pack, id, productId, position, stock: 0 });
        if (row) places.set(row.row, { productId, packId: id });
      } else if ((row && hasPrices(row)) || position !== before?.position || !isSameSize(pack, before))
        changedPacks.push({ ...pack, id: _id, position });
    }

    for (const row of rows) {
      const packId = row.pack?.id ?? places.get(row.row)?.packId ?? null;
      places.set(row.row, { productId, packId });
      const change = countedChange(row);
      if (packId === null || change === 0) continue;
      movements.push({ packId, change, reason, actorId: staffId, note: fileName, at });
      const { stock = 0, waiting = 0 } = planning.stockLevels.get(packId) ?? {};
      const units = reason === 'COUNTED' ? { counted: stock + waiting + change } : { quantity: change };
      const after = { stock: stock + change, waiting, reason, ...units };
      audits.push({ action: 'changeStock', subject: 'pack', subjectId: packId, before: { stock, waiting }, after });
    }
    const audited = auditOf(plan, productId);
    if (audited) audits.push(audited);
  }

  await manyProducts.insertProducts(tx, products);
  await manyProducts.updateProducts(tx, changedProducts);
  await manyProducts.insertPacks(tx, packs);
  await manyProducts.updatePacks(tx, changedPacks);
  for (const { productId, parts } of sets) await setParts(tx, productId, parts);
  if (movements.length > 0) await stockLedger.record(tx, movements);
  return { audits, places };
}

/** The log names facts like this: "nameTa", "500 g · pricePaise". */
function loggedFact(column: string, value: CsvValue, size: string): [string, CsvValue] {
  if (column === 'sold') return [`${size} · hidden`, value !== true];
  if (column === 'mrpPaise' || column === 'pricePaise') return [`${size} · ${column}`, value];
  if (column === 'parts' && Array.isArray(value)) return [column, value.join('; ')];
  const name = column.replace(/^nutrition\./, '').replace(/\.(\w)/, (_dot, first: string) => first.toUpperCase());
  return [name, value];
}

function auditOf({ sku, stored, rows }: PlannedProduct, productId: string): AuditedAction | null {
  const facts = rows.flatMap(({ changes, netGrams, measure }) =>
    changes
      .filter(({ column }) => column !== 'counted' && column !== 'netGrams' && column !== 'measure')
      .map((change) => ({ ...change, size: sizeInLog({ netGrams: netGrams ?? 0, measure }) })),
  );
  if (stored && facts.length === 0 && !rows.some(isNewPack)) return null;
  const logged = (when: 'before' | 'after') =>
    Object.fromEntries(
      facts.flatMap(({ column, size, [when]: value }) => (value === null ? [] : [loggedFact(column, value, size)])),
    );
  return {
    action: 'manageCatalogue',
    subject: 'product',
    subjectId: productId,
    before: logged('before'),
    after: { ...(stored ? {} : { state: 'DRAFT', sku }), ...logged('after') },
  };
}
