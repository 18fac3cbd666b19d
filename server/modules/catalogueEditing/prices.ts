import type { Language } from '../../../contract/constants';
import type {
  PricePage,
  PriceQuery,
  PriceRejection,
  PriceRow,
  PricesBody,
  PricesSaved,
} from '../../../contract/staffCatalogue';
import { priceProblem } from '../../../contract/catalogueRules';
import { sizeInLog, type PackSize } from '../../../contract/packSize';
import { recordAudit } from '../../db/audit';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import type { MessageKey } from '../../lib/messages';
import { readPriceCursor, writePriceCursor } from './cursor';
import { PRICE_PROBLEMS } from './packRules';
import * as repository from './pricesRepository';
import { findStockLevels, serializeStockLevel } from '../stock';
import { stateOf } from './serialize';

const PAGE_SIZE = 50;

export type PricesService = ReturnType<typeof createPricesService>;

export type Rejected = Omit<PriceRejection, 'message'> & { message: MessageKey };

/** Adds the stock of each pack. */
async function serializer(db: Queries, packIds: readonly string[]) {
  const levels = new Map(
    (await findStockLevels(db, packIds)).map((stockLevel) => [stockLevel.packId, serializeStockLevel(stockLevel)]),
  );
  return ({ id, nameEn: _nameEn, isSet, published, draft, ...row }: repository.PackPrices): PriceRow => ({
    _id: id,
    state: stateOf({ published, draft }),
    stockLevel: isSet ? null : (levels.get(id) ?? null),
    ...row,
  });
}

/** Prices of many packs at once. @param catalogueChanged called after each change that pages show */
export function createPricesService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, catalogueChanged: () => void) {
  function reject(
    change: PricesBody['changes'][number],
    row: repository.PackPrices | undefined,
    serialize: (row: repository.PackPrices) => PriceRow,
  ): Rejected | null {
    const { _id } = change;
    if (!row) return { _id, field: null, message: 'catalogueEditing.packNotFound', row: null };
    const problem = priceProblem(change);
    if (problem) return { _id, field: problem.field, message: PRICE_PROBLEMS[problem.problem], row: serialize(row) };
    if (row.isSet && change.mrpPaise !== change.pricePaise) {
      return { _id, field: 'mrpPaise', message: 'catalogueEditing.setMrp', row: serialize(row) };
    }
    if (row.version === change.version) return null;
    return { _id, field: null, message: 'catalogueEditing.priceChanged', row: serialize(row) };
  }

  return {
    async list({ search = '', categoryId, cursor }: PriceQuery, language: Language): Promise<PricePage> {
      const filter = { search: search.trim(), categoryId: categoryId ?? null, state: null };
      const after = cursor === undefined ? null : readPriceCursor(cursor);
      const rows = await repository.findPrices(db, filter, { language, after, limit: PAGE_SIZE + 1 });
      const page = rows.slice(0, PAGE_SIZE);
      const serialize = await serializer(
        db,
        page.map(({ id }) => id),
      );
      const last = page.at(-1);
      const hasMore = last !== undefined && rows.length > PAGE_SIZE;
      return {
        items: page.map(serialize),
        nextCursor: hasMore ? writePriceCursor({ ...last, name: last.nameEn }) : null,
      };
    },

    /** Saves what can be saved, in one transaction. Prices agreed in orders stay. */
    async save(
      staff: StaffUser,
      { changes }: PricesBody,
      language: Language,
    ): Promise<Omit<PricesSaved, 'rejected'> & { rejected: Rejected[] }> {
      const result = await inTransaction(db, async (tx) => {
        // Of two changes of one pack the later one counts.
        const wanted = new Map(changes.map((change) => [change._id, change]));
        const locked = await repository.lockPrices(tx, [...wanted.keys()], language);
        const rows = new Map(locked.map((row) => [row.id, row]));
        const serialize = await serializer(tx, [...rows.keys()]);
        const rejected: Rejected[] = [];
        const savedIds: string[] = [];
        for (const change of wanted.values()) {
          const row = rows.get(change._id);
          const rejection = reject(change, row, serialize);
          if (rejection || !row) {
            if (rejection) rejected.push(rejection);
            continue;
          }
          const after = { mrpPaise: change.mrpPaise, pricePaise: change.pricePaise };
          await repository.setPrices(tx, row.id, after);
          savedIds.push(row.id);
          const before = { mrpPaise: row.mrpPaise, pricePaise: row.pricePaise };
          const subject = { action: 'manageCatalogue', subject: 'product', subjectId: row.productId };
          await recordAudit(
            tx,
            staff,
            { ...subject, before: named(row, before), after: named(row, after) },
            clock.now(),
          );
        }
        const saved = await repository.findPricesOf(tx, savedIds, language);
        return { saved: saved.map(serialize), rejected };
      });
      if (result.saved.length > 0) catalogueChanged();
      return result;
    },
  };
}

/** Names the facts as the log does: "500 g · pricePaise". */
const named = (size: PackSize, facts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(facts).map(([field, paise]) => [`${sizeInLog(size)} · ${field}`, paise]));
