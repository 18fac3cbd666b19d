import type {
  ChangeTaxClassBody,
  TaxClass,
  TaxClassBody,
  TaxClassConflict,
  TaxClasses,
} from '../../../contract/staffTaxes';
import { recordEdit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { isForeignKeyViolation } from '../../db/errors';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError, FieldsError, type Message } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { isDay, shopDay } from '../../lib/shopDays';
import * as repository from './taxesRepository';

export type TaxesService = ReturnType<typeof createTaxesService>;

const serialize = ({ id, ...row }: repository.TaxClassRow): TaxClass => ({ _id: id, ...row });

/** Writes it as the log shows it. */
const logged = ({ name, hsn, rates }: Pick<TaxClass, 'name' | 'hsn' | 'rates'>) => ({
  name,
  hsn,
  rates: rates.map(({ from, gstPercent }) => `${from}: ${gstPercent} %`).join(', '),
});

/**
 * Orders take the rate of their day and keep it.
 * @param catalogueChanged called after each change that pages show
 */
export function createTaxesService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, catalogueChanged: () => void) {
  const today = () => shopDay(clock.now());

  async function commit(work: (tx: Transaction) => Promise<void>): Promise<void> {
    await inTransaction(db, work).catch((error: unknown) => {
      if (isForeignKeyViolation(error)) throw new AppError(409, 'catalogueEditing.taxUsed');
      throw error;
    });
    catalogueChanged();
  }

  async function existing(tx: Transaction, id: string): Promise<TaxClass> {
    await repository.lockToChange(tx, id);
    const row = await repository.findTaxClass(tx, id);
    if (!row) throw new AppError(404, 'catalogueEditing.taxNotFound');
    return serialize(row);
  }

  /** @throws FieldsError for days that are over, no days, or there twice; AppError 409 without a rate for today */
  function checkRates(rates: TaxClassBody['rates'], before: TaxClass['rates']): void {
    const fields: Record<string, Message> = {};
    for (const [at, { from }] of rates.entries()) {
      const isSecond = rates.findIndex((rate) => rate.from === from) < at;
      if (isSecond) fields[`rates.${at}.from`] = { key: 'catalogueEditing.taxSameDay' };
      if (from < today()) fields[`rates.${at}.from`] = { key: 'catalogueEditing.taxDayOver' };
      if (!isDay(from)) fields[`rates.${at}.from`] = { key: 'validation.day.invalid' };
    }
    if (Object.keys(fields).length > 0) throw new FieldsError(fields);
    const hasRateToday = before.some(({ from }) => from < today()) || rates.some(({ from }) => from === today());
    if (!hasRateToday) throw new AppError(409, 'catalogueEditing.taxNoRate');
  }

  async function checkName(tx: Transaction, name: string, id: string): Promise<void> {
    if (await repository.isNameTaken(tx, name.trim(), id))
      throw new FieldsError({ name: { key: 'catalogueEditing.taxNameTaken' } });
  }

  const record = (tx: Transaction, staff: StaffUser, id: string, before: object, after: object) =>
    recordEdit(
      tx,
      staff,
      { action: 'manageCatalogue', subject: 'taxClass', subjectId: id },
      { before, after, at: clock.now() },
    );

  return {
    list: async (): Promise<TaxClasses> => ({
      classes: (await repository.findTaxClasses(db)).map(serialize),
      today: today(),
    }),

    /** @throws FieldsError */
    add: (staff: StaffUser, { name, hsn, rates }: TaxClassBody): Promise<void> =>
      commit(async (tx) => {
        checkRates(rates, []);
        const id = newId();
        await checkName(tx, name, id);
        await repository.insertTaxClass(tx, { id, name: name.trim(), hsn });
        await repository.setRatesFrom(tx, id, today(), rates);
        await record(tx, staff, id, {}, logged(await existing(tx, id)));
      }),

    /** Adds the classes that a shop of this trade begins with; classes that are there stay. */
    addUsual: (staff: StaffUser): Promise<void> =>
      commit(async (tx) => {
        for (const { id } of await repository.insertUsual(tx)) {
          await record(tx, staff, id, {}, logged(await existing(tx, id)));
        }
      }),

    /** Rates from before today stay. @throws AppError 404; 409 where it was changed meanwhile; FieldsError */
    change: (staff: StaffUser, id: string, { version, name, hsn, rates }: ChangeTaxClassBody): Promise<void> =>
      commit(async (tx) => {
        const before = await existing(tx, id);
        if (before.version !== version) {
          const data: TaxClassConflict = { taxClass: before };
          throw new AppError(409, 'catalogueEditing.taxChanged', { data });
        }
        checkRates(rates, before.rates);
        await checkName(tx, name, id);
        const outside = await repository.countOutside(tx, id, hsn);
        if (outside > 0) {
          throw new FieldsError({ hsn: { key: 'catalogueEditing.taxHsnUsed', params: { count: outside } } });
        }
        await repository.updateTaxClass(tx, id, { name: name.trim(), hsn });
        await repository.setRatesFrom(tx, id, today(), rates);
        await record(tx, staff, id, logged(before), logged(await existing(tx, id)));
      }),

    /** @throws AppError 404; 409 for one with products */
    remove: (staff: StaffUser, id: string): Promise<void> =>
      commit(async (tx) => {
        const before = await existing(tx, id);
        if (before.productCount > 0) throw new AppError(409, 'catalogueEditing.taxUsed');
        await repository.deleteTaxClass(tx, id);
        await record(tx, staff, id, logged(before), {});
      }),
  };
}
