import { isDeepStrictEqual } from 'node:util';
import { missingToSell } from '../../../contract/catalogueRules';
import type { Language } from '../../../contract/constants';
import type {
  ChangeProductBody,
  ProductBody,
  ProductConflict,
  ProductStateBody,
  CatalogueChoices,
  CataloguePage,
  CatalogueProduct,
  CatalogueQuery,
} from '../../../contract/staffCatalogue';
import { recordEdit } from '../../db/audit';
import type { Queries, Transaction } from '../../db/database';
import { isCheckViolation, isForeignKeyViolation, isUniqueViolation, isWriteConflict } from '../../db/errors';
import { oncePerKey } from '../../db/staffRequests';
import { retry } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError, FieldsError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { shopDay } from '../../lib/shopDays';
import type { Translate } from '../../lib/messages';
import { slugOf } from '../../lib/slugOf';
import { lockCategory } from './categoriesRepository';
import { readCatalogueCursor, writeCatalogueCursor } from './cursor';
import { checkPacks, checkRemoved, type SizedPack } from './packRules';
import { checkPartsSold, packsOf } from './sets';
import * as setsRepository from './setsRepository';
import * as repository from './repository';
import { flagsOf, logged, serializeProduct, serializeRow, toFacts } from './serialize';
import { findTaxChoices, lockTaxClass } from './taxesRepository';

const PAGE_SIZE = 50;

export type EditingService = ReturnType<typeof createEditingService>;

/**
 * The catalogue, as staff edits it.
 * @param catalogueChanged called after each change that pages show
 */
export function createEditingService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, catalogueChanged: () => void) {
  async function read(queries: Queries, id: string, language: Language): Promise<CatalogueProduct> {
    const found = await repository.findProduct(queries, id, language);
    if (!found) throw new AppError(404, 'catalogueEditing.notFound');
    return serializeProduct(found);
  }

  /** @throws AppError 409 with the product as it is now, where it isn't what the change was made from */
  async function lock(tx: Transaction, id: string, revision: string, language: Language): Promise<CatalogueProduct> {
    await repository.lockProduct(tx, id);
    const product = await read(tx, id, language);
    if (product.revision === revision) return product;
    const changedBy = await repository.findLastActor(tx, id);
    const data: ProductConflict = { product, changedBy };
    if (changedBy === null) throw new AppError(409, 'catalogueEditing.changed', { data });
    throw new AppError(409, 'catalogueEditing.changedBy', { params: { name: changedBy }, data });
  }

  async function commit<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const done = await retry(
      () => db.transaction(work),
      (error) => isWriteConflict(error) || isUniqueViolation(error, 'products_slug_unique'),
    ).catch(rejectClearly);
    catalogueChanged();
    return done;
  }

  const record = (tx: Transaction, staff: StaffUser, id: string, before: object, after: object) =>
    recordEdit(
      tx,
      staff,
      { action: 'manageCatalogue', subject: 'product', subjectId: id },
      { before, after, at: clock.now() },
    );

  /** Today's rate of the class; 0 without one. @throws FieldsError for a class that is gone, or not of this HSN code */
  async function taxOf(tx: Transaction, { taxClassId, hsn }: ProductBody): Promise<number> {
    if (taxClassId === '') return 0;
    const found = await lockTaxClass(tx, taxClassId, shopDay(clock.now()));
    if (!found) throw new FieldsError({ taxClassId: { key: 'catalogueEditing.taxGone' } });
    if (hsn !== '' && !hsn.startsWith(found.hsn)) {
      throw new FieldsError({ hsn: { key: 'catalogueEditing.hsnOfClass', params: { hsn: found.hsn } } });
    }
    return found.gstPercent;
  }

  /** They are sorted by size. */
  async function writePacks(tx: Transaction, productId: string, packs: readonly SizedPack[]): Promise<void> {
    const bySize = [...packs].sort((one, other) => one.netGrams - other.netGrams);
    for (const [at, { _id, ...pack }] of bySize.entries()) {
      const row = { ...pack, position: at + 1 };
      if (_id === null) await repository.insertPack(tx, { ...row, id: newId(), productId, stock: 0 });
      else await repository.updatePack(tx, _id, row);
    }
  }

  async function insert(
    tx: Transaction,
    staff: StaffUser,
    typed: ProductBody,
    language: Language,
  ): Promise<{ id: string }> {
    const id = newId();
    const body = { ...typed, sku: typed.sku || (await freeSku(tx, typed)) };
    const contents = await setsRepository.lockParts(tx, body.parts, language);
    const packs = packsOf(body, { existing: [], contents });
    checkPacks(packs, []);
    const slug = await freeSlug(tx, slugOfProduct(body));
    const facts = { ...toFacts(body, await taxOf(tx, body)), ...flagsOf('DRAFT'), createdAt: clock.now() };
    await repository.insertProduct(tx, { ...facts, id, slug });
    await writePacks(tx, id, packs);
    if (body.parts.length > 0) await setsRepository.setParts(tx, id, body.parts);
    await repository.setAddons(tx, id, body.addonIds);
    await repository.setRelated(tx, id, body.relatedIds);
    await record(tx, staff, id, {}, logged(await read(tx, id, language)));
    return { id };
  }

  return {
    async list({ search = '', categoryId, state, cursor }: CatalogueQuery, language: Language): Promise<CataloguePage> {
      const filter = { search: search.trim(), categoryId: categoryId ?? null, state: state ?? null };
      const after = cursor === undefined ? null : readCatalogueCursor(cursor);
      const rows = await repository.findRows(db, filter, { language, after, limit: PAGE_SIZE + 1 });
      const page = rows.slice(0, PAGE_SIZE);
      const last = page.at(-1)?.product;
      return {
        items: page.map((row) => serializeRow(row, language)),
        nextCursor: last && rows.length > PAGE_SIZE ? writeCatalogueCursor({ name: last.nameEn, id: last.id }) : null,
      };
    },

    choices: async (language: Language): Promise<CatalogueChoices> => ({
      categories: await repository.findCategoryNames(db, language),
      taxClasses: await findTaxChoices(db, shopDay(clock.now())),
      addons: await repository.findAddons(db, language),
    }),

    /** @throws AppError 404 */
    get: (id: string, language: Language): Promise<CatalogueProduct> => read(db, id, language),

    /** Creates a draft, once per key. @throws FieldsError, and as `oncePerKey` */
    async create(
      { staff, key }: { staff: StaffUser; key: string },
      typed: ProductBody,
      language: Language,
    ): Promise<CatalogueProduct> {
      const request = { staffId: staff.staffId, key, content: { product: typed }, at: clock.now() };
      const { id } = await commit((tx) => oncePerKey(tx, request, () => insert(tx, staff, typed, language)));
      return read(db, id, language);
    },

    /** Prices agreed in orders stay. @throws AppError 404, 409; FieldsError */
    async change(
      staff: StaffUser,
      id: string,
      { revision, ...typed }: ChangeProductBody,
      language: Language,
    ): Promise<CatalogueProduct> {
      await commit(async (tx) => {
        const body = { ...typed, sku: typed.sku || (await freeSku(tx, typed)) };
        const parts = await setsRepository.findParts(tx, id);
        const contents = await setsRepository.lockParts(tx, [...parts, ...body.parts], language);
        const before = await lock(tx, id, revision, language);
        const isSet = parts.length > 0;
        if (isSet !== body.parts.length > 0) throw new AppError(409, 'catalogueEditing.setStays');
        const packs = packsOf(body, { existing: before.packs, contents });
        checkPacks(packs, before.packs, { sizesStay: !isSet });
        const removed = before.packs.filter((pack) => !body.packs.some(({ _id }) => _id === pack._id));
        checkRemoved(removed, language);
        if (before.state !== 'DRAFT') checkComplete(body);
        if (before.state === 'PUBLISHED') {
          await checkForSale(tx, body);
          checkPartsSold(body.parts, contents, language);
        }
        const hidden = body.packs.flatMap(({ _id, hidden: isHidden }) => (_id !== null && isHidden ? [_id] : []));
        await checkNotInSets(tx, hidden, language);
        await repository.deletePacks(
          tx,
          removed.map(({ _id }) => _id),
        );
        await repository.updateProduct(tx, id, toFacts(body, await taxOf(tx, body)));
        await writePacks(tx, id, packs);
        if (!isDeepStrictEqual(body.parts, parts)) await setsRepository.setParts(tx, id, body.parts);
        await repository.setAddons(tx, id, body.addonIds);
        await repository.setRelated(tx, id, body.relatedIds);
        await record(tx, staff, id, logged(before), logged(await read(tx, id, language)));
      });
      return read(db, id, language);
    },

    /** @throws AppError 404; 409 for one without packs to sell, or without what is sold with each product */
    async setState(
      staff: StaffUser,
      id: string,
      { state, revision }: ProductStateBody,
      { language, t }: { language: Language; t: Translate },
    ): Promise<CatalogueProduct> {
      await commit(async (tx) => {
        const contents = await setsRepository.lockParts(tx, await setsRepository.findParts(tx, id), language);
        const before = await lock(tx, id, revision, language);
        const missing = state === 'PUBLISHED' || before.state === 'DRAFT' ? missingToSell(before) : [];
        if (missing.length > 0) {
          const facts = missing.map((fact) => t(`catalogueEditing.facts.${fact}`)).join(', ');
          throw new AppError(409, 'catalogueEditing.incomplete', { params: { facts } });
        }
        if (state === 'PUBLISHED') {
          await checkForSale(tx, before);
          checkPartsSold(before.parts, contents, language);
        } else {
          await checkNotInSets(
            tx,
            before.packs.map(({ _id }) => _id),
            language,
          );
        }
        await repository.updateProduct(tx, id, flagsOf(state));
        await record(tx, staff, id, { state: before.state }, { state });
      });
      return read(db, id, language);
    },

    /** @throws AppError 404; 409 for one on record in orders, stock or bundles: it can be hidden */
    remove: (staff: StaffUser, id: string, language: Language): Promise<void> =>
      commit(async (tx) => {
        await repository.lockProduct(tx, id);
        const before = await read(tx, id, language);
        if (before.packs.some(({ isUsed }) => isUsed)) throw new AppError(409, 'catalogueEditing.productUsed');
        await repository.deletePacks(
          tx,
          before.packs.map(({ _id }) => _id),
        );
        await repository.deleteProduct(tx, id);
        await record(tx, staff, id, logged(before), {});
      }),
  };
}

/** @throws FieldsError for what a draft alone may be without */
function checkComplete(body: ProductBody): void {
  const missing = missingToSell(body).map((fact) => (fact === 'allergens' ? 'allergens.en' : fact));
  if (missing.length > 0)
    throw new FieldsError(
      Object.fromEntries(missing.map((field) => [field, { key: 'catalogueEditing.neededToSell' }])),
    );
}

/** What customers see has a pack, and a category that they see. The lock makes those wait who hide the category. */
async function checkForSale(
  tx: Transaction,
  { packs, categoryId }: Pick<ProductBody, 'categoryId'> & { packs: readonly { hidden: boolean }[] },
): Promise<void> {
  if (packs.every(({ hidden }) => hidden)) throw new AppError(409, 'catalogueEditing.noPacks');
  const category = await lockCategory(tx, categoryId);
  if (category?.hidden) throw new AppError(409, 'catalogueEditing.categoryHidden');
}

/** A set in the shop holds what is sold on its own, too. @throws AppError 409 */
async function checkNotInSets(tx: Transaction, packIds: readonly string[], language: Language): Promise<void> {
  const name = await setsRepository.findSetInShop(tx, packIds, language);
  if (name !== null) throw new AppError(409, 'catalogueEditing.inSet', { params: { name } });
}

export const slugOfProduct = ({ name, sku }: Pick<ProductBody, 'name' | 'sku'>): string =>
  slugOf(name.en) || sku.toLowerCase();

async function freeSlug(tx: Transaction, slug: string): Promise<string> {
  return numberedSlug(slug, new Set((await repository.findSlugsLike(tx, slug)).map((row) => row.slug)));
}

const MAX_PROPOSED_SKU = 24;

/** Makes one from the name: 'Foxtail millet' gives 'FOXTAIL-MILLET'. */
async function freeSku(tx: Transaction, { name }: Pick<ProductBody, 'name'>): Promise<string> {
  const named = slugOf(name.en).slice(0, MAX_PROPOSED_SKU).replace(/-$/, '');
  const sku = (named.length < 2 ? 'product' : named).toUpperCase();
  const taken = (await repository.findSkusLike(tx, sku)).map((row) => row.sku.toLowerCase());
  return numberedSlug(sku.toLowerCase(), new Set(taken)).toUpperCase();
}

export function numberedSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** Says clearly what was removed or taken while the form was open. */
function rejectClearly(error: unknown): never {
  if (isUniqueViolation(error, 'products_sku_unique'))
    throw new FieldsError({ sku: { key: 'catalogueEditing.skuTaken' } });
  if (isForeignKeyViolation(error, 'products_category_id_categories_id_fk')) {
    throw new FieldsError({ categoryId: { key: 'catalogueEditing.categoryGone' } });
  }
  if (isForeignKeyViolation(error, 'product_addons_addon_id_addons_id_fk')) {
    throw new FieldsError({ addonIds: { key: 'catalogueEditing.addonGone' } });
  }
  if (
    isForeignKeyViolation(error, 'product_complements_complement_id_products_id_fk') ||
    isCheckViolation(error, 'product_complements_other_check')
  ) {
    throw new FieldsError({ relatedIds: { key: 'catalogueEditing.relatedGone' } });
  }
  if (isForeignKeyViolation(error)) throw new AppError(409, 'catalogueEditing.productUsed');
  throw error;
}
