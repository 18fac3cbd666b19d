import type { Language } from '../../../contract/constants';
import type {
  ExpiringBatches,
  PackStock,
  SoldOutMark,
  StockLevel,
  StockBatch,
  StockMovements,
  StockPage,
  StockQuery,
} from '../../../contract/staffStock';
import { findShopRules } from '../../db/findShopRules';
import type { AppDeps } from '../../deps';
import { decodeCursor, encodeCursor, isStorableText } from '../../lib/cursor';
import { AppError } from '../../lib/errors';
import { addDays, shopDay } from '../../lib/shopDays';
import { serializeOrigin } from './batchOrigins.service';
import * as repository from './repository';
import { latestBestBefore, sellUntil, type ShelfLifeRule } from './shelfLife';

export type StockQueries = ReturnType<typeof createStockQueries>;

const PRODUCTS_PER_PAGE = 20;
const MOVEMENTS_PER_PAGE = 30;
const EMPTY_BATCHES = 5;

/** @param getLeadDays days from order to delivery */
export function createStockQueries({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, getLeadDays: () => Promise<number>) {
  const getRule = async (): Promise<ShelfLifeRule> => ({
    ...(await findShopRules(db)).shelfLife,
    leadDays: await getLeadDays(),
  });

  return {
    getRule,

    /** A search replaces the category. */
    async list({ categoryId, search = '', cursor }: StockQuery, language: Language): Promise<StockPage> {
      const words = search.trim();
      const filter = words !== '' ? { search: words } : categoryId !== undefined ? { categoryId } : {};
      const after = cursor === undefined ? null : readCursor(cursor);
      const found = await repository.findProducts(db, { ...filter, after }, PRODUCTS_PER_PAGE + 1);
      const page = found.slice(0, PRODUCTS_PER_PAGE);
      const items = await repository.findPacksOf(
        db,
        page.map(({ id }) => id),
        language,
      );
      const last = found.length > PRODUCTS_PER_PAGE ? page.at(-1) : undefined;
      return { items: items.map(serializePack), nextCursor: last ? writeCursor(last) : null };
    },

    /** @throws AppError 404 for an unknown pack or a bundle */
    async readPack(packId: string, language: Language): Promise<PackStock> {
      // The version first: what moves meanwhile makes a count begin again.
      const version = await repository.findVersion(db, packId);
      const pack = await repository.findPack(db, packId, language);
      if (!pack) throw new AppError(404, 'stock.packNotFound');
      const rule = await getRule();
      const batches = await repository.findBatches(db, packId, EMPTY_BATCHES);
      return {
        ...serializePack(pack),
        version,
        today: shopDay(clock.now()),
        batches: batches.map((batch) => serializeBatch(batch, rule)),
      };
    },

    /** Returns the newest movements first. */
    async readMovements(packId: string, cursor: string | undefined): Promise<StockMovements> {
      const beforeId = cursor === undefined ? null : Number(cursor);
      const found = await repository.findMovements(db, packId, beforeId, MOVEMENTS_PER_PAGE + 1);
      const items = found
        .slice(0, MOVEMENTS_PER_PAGE)
        .map(({ id, at, ...movement }) => ({ ...movement, _id: String(id), at: at.toISOString() }));
      return { items, nextCursor: found.length > MOVEMENTS_PER_PAGE ? (items.at(-1)?._id ?? null) : null };
    },

    /** Sale ends within the warning days, or has ended with units left. */
    async listExpiring(language: Language): Promise<ExpiringBatches> {
      const rule = await getRule();
      const today = shopDay(clock.now());
      const lastDay = addDays(today, rule.warnDays);
      const rows = await repository.findExpiring(db, latestBestBefore(today, rule), language);
      const batches = rows
        .map(({ batch, name, netGrams, measure }) => ({
          ...serializeBatch(batch, rule),
          packId: batch.packId,
          name,
          netGrams,
          measure,
        }))
        .filter((batch) => batch.outOfSale !== null || (batch.sellUntil !== null && batch.sellUntil <= lastDay))
        .sort((a, b) => (a.sellUntil ?? '').localeCompare(b.sellUntil ?? ''));
      return { today, percent: rule.percent, days: rule.days, batches };
    },
  };
}

/** The database writes times with its offset. */
export const serializeMark = (mark: repository.OpenMark | null): SoldOutMark | null =>
  mark && {
    ...mark,
    until: mark.until && new Date(mark.until).toISOString(),
    markedAt: new Date(mark.markedAt).toISOString(),
  };

const serializePack = <Pack extends { soldOut: repository.OpenMark | null }>(pack: Pack) => ({
  ...pack,
  soldOut: serializeMark(pack.soldOut),
});

export const serializeStockLevel = ({ stock, waiting, version }: repository.StockLevel): StockLevel => ({
  units: stock + waiting,
  waiting,
  version,
});

export const serializeBatch = (batch: repository.Batch, rule: ShelfLifeRule): StockBatch => ({
  _id: batch.id,
  code: batch.code,
  packedOn: batch.packedOn,
  bestBefore: batch.bestBefore,
  costPaise: batch.costPaise,
  stock: batch.stock,
  setApart: batch.setApart,
  outOfSale: batch.outOfSale,
  sellUntil: sellUntil(batch, rule),
  origin: serializeOrigin(batch),
});

const writeCursor = ({ position, id }: repository.ProductPosition): string => encodeCursor([position, id]);

/** @throws FieldsError for a cursor that was not issued here */
const readCursor = (cursor: string): repository.ProductPosition =>
  decodeCursor(cursor, ([position, id]) => {
    const isPosition = Number.isInteger(position) && Math.abs(Number(position)) < 2 ** 31;
    return isStorableText(id) && isPosition ? { position: Number(position), id } : null;
  });
