import { CATEGORY_IDS } from '../../../contract/constants';
import type {
  CategoryBody,
  CategoryOrderBody,
  ChangeCategoryBody,
  CatalogueCategories,
  CatalogueCategory,
} from '../../../contract/staffCatalogue';
import { recordEdit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { isForeignKeyViolation } from '../../db/errors';
import { oncePerKey } from '../../db/staffRequests';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { isOrderOf } from '../../lib/isOrderOf';
import { slugOf } from '../../lib/slugOf';
import { filled, unfilled } from '../../lib/translations';
import * as repository from './categoriesRepository';
import { serializePicture } from './serialize';

export type CategoriesService = ReturnType<typeof createCategoriesService>;

const FIXED_IDS: readonly string[] = Object.values(CATEGORY_IDS);

type Texts = Record<`${'name' | 'description'}${'En' | 'Ta' | 'Hi'}`, string>;

function toRow({ name, description, otherNames, hidden }: CategoryBody) {
  const [names, descriptions] = [filled(name), filled(description)];
  return {
    nameEn: names.en,
    nameTa: names.ta,
    nameHi: names.hi,
    descriptionEn: descriptions.en,
    descriptionTa: descriptions.ta,
    descriptionHi: descriptions.hi,
    otherNames: otherNames.trim(),
    hidden,
  };
}

const textsOf = ({ nameEn, nameTa, nameHi, descriptionEn, descriptionTa, descriptionHi }: Texts) => ({
  name: unfilled({ en: nameEn, ta: nameTa, hi: nameHi }, ''),
  description: unfilled({ en: descriptionEn, ta: descriptionTa, hi: descriptionHi }, ''),
});

const serialize = (row: repository.CategoryRow): CatalogueCategory => ({
  _id: row.id,
  ...textsOf(row),
  otherNames: row.otherNames,
  hidden: row.hidden,
  version: row.version,
  picture: serializePicture(row.picture),
  productCount: row.productCount,
  inShopCount: row.inShopCount,
  isFixed: FIXED_IDS.includes(row.id),
});

/** Categories, as staff edits them. @param catalogueChanged called after each change that pages show */
export function createCategoriesService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, catalogueChanged: () => void) {
  async function commit(work: (tx: Transaction) => Promise<void>): Promise<void> {
    await inTransaction(db, work);
    catalogueChanged();
  }

  const record = (tx: Transaction, staff: StaffUser, id: string, before: object, after: object) =>
    recordEdit(
      tx,
      staff,
      { action: 'manageCatalogue', subject: 'category', subjectId: id },
      { before, after, at: clock.now() },
    );

  async function existing(tx: Transaction, id: string) {
    const category = await repository.lockCategory(tx, id);
    if (!category) throw new AppError(404, 'catalogueEditing.categoryNotFound');
    return category;
  }

  return {
    list: async (): Promise<CatalogueCategories> => (await repository.findCategories(db)).map(serialize),

    /** The new one is the last in the menu; it is added once per key. @throws as `oncePerKey` */
    add: (staff: StaffUser, key: string, body: CategoryBody): Promise<void> =>
      commit((tx) =>
        oncePerKey(
          tx,
          { staffId: staff.staffId, key, content: { category: body }, at: clock.now() },
          async (): Promise<void> => {
            const others = await repository.lockAllCategories(tx);
            const slug = slugOf(body.name.en);
            const isFree = slug !== '' && (await repository.findTakenIds(tx, [slug])).length === 0;
            const id = isFree ? slug : newId();
            const row = toRow(body);
            await repository.insertCategory(tx, { ...row, id, slug: id, position: others.length + 1 });
            await record(tx, staff, id, {}, row);
          },
        ),
      ),

    /** @throws AppError 404; 409 where it was changed meanwhile, or can't be hidden */
    change: (staff: StaffUser, id: string, { version, ...body }: ChangeCategoryBody): Promise<void> =>
      commit(async (tx) => {
        const { version: current, hidden, ...before } = await existing(tx, id);
        if (current !== version)
          throw new AppError(409, 'catalogueEditing.categoryChanged', { data: { version: current } });
        if (body.hidden && !hidden) {
          if (FIXED_IDS.includes(id)) throw new AppError(409, 'catalogueEditing.categoryFixed');
          const count = await repository.countInShop(tx, id);
          if (count > 0) throw new AppError(409, 'catalogueEditing.categoryInShop', { params: { count } });
        }
        const after = toRow(body);
        await repository.updateCategory(tx, id, after);
        const names = Object.keys(after) as (keyof typeof after)[];
        const stored = { ...before, hidden };
        await record(tx, staff, id, Object.fromEntries(names.map((name) => [name, stored[name]])), after);
      }),

    /** @throws AppError 409 where the ids are not all there are */
    order: (staff: StaffUser, { ids }: CategoryOrderBody): Promise<void> =>
      commit(async (tx) => {
        const before = await repository.lockAllCategories(tx);
        if (!isOrderOf(before, ids)) {
          throw new AppError(409, 'catalogueEditing.categoriesChanged');
        }
        await repository.setOrder(tx, ids);
        await record(tx, staff, 'order', {}, { order: ids });
      }),

    /** @throws AppError 404; 409 for one with products, or one that the shop's frame leads to */
    remove: (staff: StaffUser, id: string): Promise<void> =>
      commit(async (tx) => {
        const { nameEn } = await existing(tx, id);
        if (FIXED_IDS.includes(id)) throw new AppError(409, 'catalogueEditing.categoryFixed');
        await repository.deleteCategory(tx, id);
        await record(tx, staff, id, { nameEn }, {});
      }).catch((error: unknown) => {
        if (isForeignKeyViolation(error)) throw new AppError(409, 'catalogueEditing.categoryUsed');
        throw error;
      }),
  };
}
