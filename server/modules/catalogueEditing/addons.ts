import type {
  AddonBody,
  AddonConflict,
  AddonOrderBody,
  ChangeAddonBody,
  StaffAddon,
  StaffAddons,
} from '../../../contract/staffAddons';
import { recordEdit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { oncePerKey } from '../../db/staffRequests';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { isOrderOf } from '../../lib/isOrderOf';
import { filled, unfilled } from '../../lib/translations';
import * as repository from './addonsRepository';

export type AddonsService = ReturnType<typeof createAddonsService>;

function toRow({ name, pricePaise, kind, active }: AddonBody) {
  const names = filled(name);
  return { nameEn: names.en, nameTa: names.ta, nameHi: names.hi, pricePaise, kind, active };
}

const logged = ({ active, ...row }: ReturnType<typeof toRow>) => ({ ...row, offered: active });

const serialize = ({ id, nameEn, nameTa, nameHi, ...row }: repository.AddonRow): StaffAddon => ({
  _id: id,
  name: unfilled({ en: nameEn, ta: nameTa, hi: nameHi }, ''),
  pricePaise: row.pricePaise,
  kind: row.kind,
  active: row.active,
  version: row.version,
  productCount: row.productCount,
});

/**
 * Add-ons are switched off, not deleted.
 * @param catalogueChanged called after each change
 */
export function createAddonsService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, catalogueChanged: () => void) {
  async function commit(work: (tx: Transaction) => Promise<void>): Promise<void> {
    await inTransaction(db, work);
    catalogueChanged();
  }

  const record = (tx: Transaction, staff: StaffUser, id: string, before: object, after: object) =>
    recordEdit(
      tx,
      staff,
      { action: 'manageCatalogue', subject: 'addon', subjectId: id },
      { before, after, at: clock.now() },
    );

  return {
    list: async (): Promise<StaffAddons> => (await repository.findAddons(db)).map(serialize),

    /** The new one is the last in the order; it is added once per key. @throws as `oncePerKey` */
    add: (staff: StaffUser, key: string, body: AddonBody): Promise<void> =>
      commit((tx) =>
        oncePerKey(
          tx,
          { staffId: staff.staffId, key, content: { addon: body }, at: clock.now() },
          async (): Promise<void> => {
            const others = await repository.lockAllAddons(tx);
            const [id, row] = [newId(), toRow(body)];
            await repository.insertAddon(tx, { ...row, id, position: others.length + 1 });
            await record(tx, staff, id, {}, logged(row));
          },
        ),
      ),

    /** Prices agreed in orders stay. @throws AppError 404; 409 where it was changed meanwhile */
    change: (staff: StaffUser, id: string, { version, ...body }: ChangeAddonBody): Promise<void> =>
      commit(async (tx) => {
        await repository.lockAddon(tx, id);
        const row = await repository.findAddon(tx, id);
        if (!row) throw new AppError(404, 'catalogueEditing.addonNotFound');
        if (row.version !== version) {
          const data: AddonConflict = { addon: serialize(row) };
          throw new AppError(409, 'catalogueEditing.addonChanged', { data });
        }
        const after = toRow(body);
        await repository.updateAddon(tx, id, after);
        await record(tx, staff, id, logged(toRow(serialize(row))), logged(after));
      }),

    /** @throws AppError 409 where the ids are not all there are */
    order: (staff: StaffUser, { ids }: AddonOrderBody): Promise<void> =>
      commit(async (tx) => {
        const before = await repository.lockAllAddons(tx);
        if (!isOrderOf(before, ids)) {
          throw new AppError(409, 'catalogueEditing.addonsChanged');
        }
        await repository.setOrder(tx, ids);
        await record(tx, staff, 'order', {}, { order: ids });
      }),
  };
}
