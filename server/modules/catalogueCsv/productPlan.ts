import type { CsvRowKind } from '../../../contract/csvConstants';
import { unitSize } from '../../../contract/packSize';
import type { CsvChange, CsvValue, CsvVersions } from '../../db/schema/catalogueImports';
import type { SizedPack } from '../catalogueEditing';
import type { ProductColumn } from './columns';
import { isGood, readDraft, rejectRepeated } from './drafts';
import { fieldOf, newProduct, setField } from './fields';
import { addedBy, rejectInvalid } from './outcomeRules';
import { keyOf, partOf, sizeOfLines } from './parts';
import {
  isSet,
  type Claims,
  type Draft,
  type FileRow,
  type Outcome,
  type PlannedProduct,
  type PlannedRow,
  type Planning,
  type StoredProduct,
} from './plan';

/**
 * Plans what the rows of one product do. Rows with problems don't hold up the others.
 * @param stored null for a new product
 */
export function planProduct(
  sku: string,
  rows: readonly FileRow[],
  stored: StoredProduct | null,
  planning: Planning,
): PlannedProduct {
  const drafts = rows.map((row) => readDraft(row, stored, planning));
  rejectRepeated(drafts);
  return planDrafts(sku, drafts, stored, planning);
}

/** Works as `planProduct`, of rows whose values are already read. */
export function planDrafts(
  sku: string,
  drafts: readonly Draft[],
  stored: StoredProduct | null,
  planning: Planning,
): PlannedProduct {
  for (;;) {
    const good = drafts.filter(isGood);
    const claims = claimsOf(good);
    const outcome = outcomeOf(sku, stored, { good, claims, planning });
    const isAllGood = rejectInvalid({ ...outcome, good, claims, stored, planning });
    if (!isAllGood) continue;
    return { sku, stored, ...outcome, rows: drafts.map((draft) => planned(draft, claims, stored, planning)) };
  }
}

function claimsOf(good: readonly Draft[]): Claims {
  const claims = new Map<ProductColumn, { value: CsvValue | null; draft: Draft }>();
  for (const draft of good)
    for (const [column, value] of draft.fields) if (!claims.has(column)) claims.set(column, { value, draft });
  return claims;
}

function outcomeOf(
  sku: string,
  stored: StoredProduct | null,
  { good, claims, planning }: { good: readonly Draft[]; claims: Claims; planning: Planning },
): Outcome {
  const fields = structuredClone(stored?.fields ?? { ...newProduct, sku });
  for (const [column, { value }] of claims) setField(fields, column, value);
  const { state: _state, parts, ...own } = fields;
  const changes = new Map(good.flatMap(({ pack, prices }) => (pack ? [[pack.id, prices]] : [])));
  const packs: SizedPack[] = [
    ...(stored?.packs ?? []).map(({ id, netGrams, measure, mrpPaise, pricePaise, hidden }) => ({
      _id: id,
      mrpPaise,
      pricePaise,
      hidden,
      ...(isSet(fields) ? sizeOfLines(parts, planning.partPacks) : { netGrams, measure }),
      ...changes.get(id),
    })),
    ...addedBy(good).map(
      ({ netGrams, measure, prices }) => ({ _id: null, netGrams, measure, hidden: false, ...prices }) as SizedPack,
    ),
  ];
  const partBodies = parts.map(partOf).flatMap((part) => {
    const packId = planning.partPacks.get(keyOf(part))?.id;
    return packId === undefined ? [] : [{ packId, quantity: part.quantity }];
  });
  return { fields, body: { ...own, packs, parts: partBodies, addonIds: [], relatedIds: [] } };
}

function planned(draft: Draft, claims: Claims, stored: StoredProduct | null, { stockLevels }: Planning): PlannedRow {
  const { row, pack, netGrams, measure, prices, counted, problems } = draft;
  const rest = { row: row.row, cells: row.cells, pack, netGrams, measure };
  const kind: CsvRowKind = stored === null ? 'PRODUCT' : pack === null && netGrams !== null ? 'PACK' : 'CHANGE';
  if (problems.length > 0) return { ...rest, kind, changes: [], problems, seen: {} };
  const own = [...claims].filter(([, claim]) => claim.draft === draft);
  const level = pack ? stockLevels.get(pack.id) : undefined;
  const units = level ? level.stock + level.waiting : 0;
  const isCounted = counted !== null && counted !== units;
  const added = pack === null && netGrams !== null;
  const changes: CsvChange[] = [
    ...own.map(([column, { value }]) => ({ column, before: stored && fieldOf(stored.fields, column), after: value })),
    ...(added ? [{ column: 'netGrams', before: null, after: netGrams / unitSize(measure) }] : []),
    ...(added && measure !== 'WEIGHT' ? [{ column: 'measure', before: null, after: measure }] : []),
    ...(['mrpPaise', 'pricePaise'] as const).flatMap((column) =>
      prices[column] === undefined ? [] : [{ column, before: pack && pack[column], after: prices[column] }],
    ),
    ...(prices.hidden === undefined ? [] : [{ column: 'sold', before: pack && !pack.hidden, after: !prices.hidden }]),
    ...(isCounted ? [{ column: 'counted', before: pack ? units : null, after: counted }] : []),
  ];
  const seen: CsvVersions = {
    ...(stored && own.length > 0 && { product: stored.version }),
    ...(pack && Object.keys(prices).length > 0 && { pack: pack.version }),
    ...(isCounted && level && { shelf: units, stock: level.version }),
  };
  return { ...rest, kind, changes, problems, seen };
}
