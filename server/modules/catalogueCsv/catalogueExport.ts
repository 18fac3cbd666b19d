import { stringify } from 'csv-stringify/sync';
import type { Language } from '../../../contract/constants';
import { unitSize } from '../../../contract/packSize';
import type { AppDeps } from '../../deps';
import type { Translate } from '../../lib/messages';
import { findTaxChoices, manyProducts } from '../catalogueEditing';
import { COLUMN_NAMES, isProductColumn, labelOf, writeCell, type Column } from './columns';
import { fieldOf } from './fields';
import { escapeFormula } from '../../../contract/formulas';
import { shopDay } from '../../lib/shopDays';
import type { StoredPack, StoredProduct } from './plan';
import { CHUNK, withPacks } from './catalogueReads';

/** Without it, Excel reads UTF-8 as its own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

const toCsv = (rows: string[][]): string =>
  stringify(
    rows.map((cells) => cells.map(escapeFormula)),
    { record_delimiter: '\r\n' },
  );

export type NameOf = (id: string) => string;

/** Names of categories and tax classes, by id. */
export async function readNames({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, language: Language): Promise<NameOf> {
  const categories = await manyProducts.findCategories(db);
  const taxClasses = await findTaxChoices(db, shopDay(clock.now()));
  const names = new Map([
    ...categories.map(
      ({ id, nameEn, nameTa, nameHi }) => [id, { en: nameEn, ta: nameTa, hi: nameHi }[language]] as const,
    ),
    ...taxClasses.map(({ _id, name }) => [_id, name] as const),
  ]);
  return (id) => names.get(id) ?? id;
}

/** Writes a row per pack, in the order of SKUs; reading it in again changes nothing. */
export async function* exportCatalogue(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  t: Translate,
  language: Language,
): AsyncGenerator<string> {
  const nameOf = await readNames({ db, clock }, language);
  yield BYTE_ORDER_MARK + toCsv([COLUMN_NAMES.map((column) => labelOf(column, t))]);
  for (let after = ''; ;) {
    const products = await manyProducts.findNextProducts(db, after, CHUNK);
    const last = products.at(-1);
    if (!last) return;
    const rows = (await withPacks(db, products)).flatMap((product) => {
      const packs: (StoredPack | null)[] = product.packs.length > 0 ? product.packs : [null];
      return packs.map((pack) => COLUMN_NAMES.map((column) => cellOf(column, { product, pack }, t, nameOf)));
    });
    yield toCsv(rows);
    after = last.sku;
  }
}

interface ExportedRow {
  product: StoredProduct;
  pack: StoredPack | null;
}

function cellOf(column: Column, { product, pack }: ExportedRow, t: Translate, nameOf: NameOf): string {
  if (isProductColumn(column)) return writeCell(column, fieldOf(product.fields, column), t, nameOf);
  if (column === 'sku') return product.fields.sku;
  // People fill this cell in.
  if (column === 'counted' || pack === null) return '';
  if (column === 'netGrams') return String(pack.netGrams / unitSize(pack.measure));
  return writeCell(column, column === 'sold' ? !pack.hidden : pack[column], t, nameOf);
}
