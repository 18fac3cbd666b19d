import { MAX_FRONT_PAGE_ITEMS } from '../../../contract/sellingRules';
import type { BannerPicture } from '../../../contract/pictures';
import type { FrontPageOrderBody } from '../../../contract/staffSelling';
import type { Transaction } from '../../db/database';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { isOrderOf } from '../../lib/isOrderOf';
import type { SellingEdits, SellingSubject } from './edits';
import type { FrontPageRepository, FrontPageTable } from './frontPageRepository';

interface FrontPageKind<T extends FrontPageTable, Body> {
  subject: SellingSubject;
  repository: FrontPageRepository<T>;
  /** Converts a form to the stored row. @throws FieldsError */
  toRow: (tx: Transaction, body: Body) => Promise<Omit<T['$inferInsert'], 'id' | 'position'>>;
  /** A conflict shows this. */
  serialize: (row: T['$inferSelect']) => { version: number };
}

/** Columns that no form holds. */
const OTHERS = ['id', 'position', 'version', 'picture'];

/** A drawn picture is named by `drawing`. */
function logged(row: object): Record<string, unknown> {
  const { drawing, picture } = row as { drawing?: string | null; picture?: BannerPicture | null };
  return {
    ...Object.fromEntries(Object.entries(row).filter(([name]) => !OTHERS.includes(name))),
    ...(picture && drawing === null && { picture: picture.wide.path }),
  };
}

/** Offers and banners have this in common, as staff edit them. */
export function createFrontPage<T extends FrontPageTable, Body>(
  edits: SellingEdits,
  { subject, repository, toRow, serialize }: FrontPageKind<T, Body>,
) {
  const subjectOf = (subjectId: string) => ({ subject, subjectId });

  async function existing(tx: Transaction, id: string): Promise<T['$inferSelect']> {
    const row = await repository.lock(tx, id);
    if (!row) throw new AppError(404, 'selling.notFound');
    return row;
  }

  return {
    /** Adds it as the last on Home, once per key. @throws AppError 409 for too many; FieldsError; as `oncePerKey` */
    add: (staff: StaffUser, key: string, body: Body): Promise<void> =>
      edits.add({ staff, key, content: { [subject]: body } }, async (tx) => {
        const others = await repository.lockAll(tx);
        if (others.length >= MAX_FRONT_PAGE_ITEMS) throw new AppError(409, 'selling.tooMany');
        const id = newId();
        const row = await toRow(tx, body);
        const position = Math.max(0, ...others.map((other) => other.position)) + 1;
        await repository.insert(tx, { ...row, id, position });
        await edits.record(tx, staff, subjectOf(id), { before: {}, after: logged(row) });
      }),

    /** @throws AppError 404; 409 where it was changed meanwhile; FieldsError */
    change: (staff: StaffUser, id: string, { version, ...body }: Body & { version: number }): Promise<void> =>
      edits.change(async (tx) => {
        const before = await existing(tx, id);
        await edits.compareVersions(tx, { ...subjectOf(id), version }, serialize(before));
        const row = await toRow(tx, body as Body);
        await repository.update(tx, id, row as Partial<T['$inferInsert']>);
        await edits.record(tx, staff, subjectOf(id), { before: logged(before), after: logged(row) });
      }),

    /** @throws AppError 409 where the ids are not all there are */
    order: (staff: StaffUser, { ids }: FrontPageOrderBody): Promise<void> =>
      edits.change(async (tx) => {
        const all = await repository.lockAll(tx);
        if (!isOrderOf(all, ids)) throw new AppError(409, 'selling.orderChanged');
        await repository.setOrder(tx, ids);
        const before = [...all].sort((one, other) => one.position - other.position).map(({ id }) => id);
        await edits.record(tx, staff, subjectOf('order'), { before: { order: before }, after: { order: ids } });
      }),

    /** @throws AppError 404 */
    remove: (staff: StaffUser, id: string): Promise<void> =>
      edits.change(async (tx) => {
        const before = await existing(tx, id);
        await repository.remove(tx, id);
        await edits.record(tx, staff, subjectOf(id), { before: logged(before), after: {} });
      }),
  };
}
