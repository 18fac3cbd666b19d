import type {
  ChangeStockBody,
  CountBody,
  NearCode,
  PackChange,
  PacksBody,
  ReceiveBody,
} from '../../../contract/staffStock';
import { recordAudits, type AuditedAction } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { oncePerKey } from '../../db/staffRequests';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError, FieldsError, type Message } from '../../lib/errors';
import { auditedChange, type LockedPack, type PackChanges, type StockFacts } from './packChanges';
import * as repository from './repository';
import type { ShelfLifeRule } from './shelfLife';

export type StockChanges = ReturnType<typeof createStockChanges>;

/** Its key makes a repetition harmless. */
interface Request {
  by: StaffUser;
  key: string;
}

interface PackRequest extends Request {
  packId: string;
}

interface RejectedPack extends Message {
  packId: string;
  nearCode: string | null;
  isTooOld: boolean;
  stockLevel: repository.StockLevel | null;
}

export function createStockChanges(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { receive, count, change }: PackChanges,
  getRule: () => Promise<ShelfLifeRule>,
) {
  /** @throws AppError 404 for an unknown pack or a bundle, and what `work` throws */
  async function act(
    { by, key, packId }: PackRequest,
    body: object,
    work: (tx: Transaction, pack: LockedPack) => Promise<StockFacts>,
  ): Promise<void> {
    await inTransaction(db, async (tx) => {
      const at = clock.now();
      await oncePerKey(tx, { staffId: by.staffId, key, content: { packId, body }, at }, async () => {
        if (!(await repository.lockPack(tx, packId))) throw new AppError(404, 'stock.packNotFound');
        const stockLevel = await repository.findStockLevel(tx, packId);
        const facts = await work(tx, { staffId: by.staffId, stockLevel, at });
        await recordAudits(tx, by, [auditedChange(packId, facts)], at);
        return {};
      });
    });
  }

  /** `expected` is how many units there were when it was typed. @throws as the single changes do, each before it writes */
  async function changeRow(
    tx: Transaction,
    pack: LockedPack,
    { reason, change: units, version, expected, batch, note }: PackChange,
    rule: ShelfLifeRule,
  ): Promise<StockFacts> {
    const present = pack.stockLevel.stock + pack.stockLevel.waiting;
    const began = expected ?? present;
    if (began + units < 0) throw new AppError(409, 'stock.notEnough', { params: { count: began } });
    if (reason === 'COUNTED') return count(tx, pack, { counted: began + units, expected: began, version });
    if (present !== began || pack.stockLevel.version !== version)
      throw new AppError(409, 'stock.changedMeanwhile', { params: { count: present } });
    if (reason !== 'RECEIVED') return change(tx, pack, { reason, change: units, ...(note !== undefined && { note }) });
    if (units <= 0) throw new FieldsError({ change: { key: 'validation.units.invalid' } });
    if (!batch) throw new FieldsError({ batch: { key: 'validation.batchCode.required' } });
    return receive(tx, pack, { ...batch, quantity: units, ...(note !== undefined && { note }) }, rule);
  }

  return {
    async receive(request: PackRequest, body: ReceiveBody): Promise<void> {
      const rule = await getRule();
      await act(request, body, (tx, pack) => receive(tx, pack, body, rule));
    },

    count: (request: PackRequest, body: CountBody): Promise<void> =>
      act(request, body, (tx, pack) => count(tx, pack, body)),

    change: (request: PackRequest, body: ChangeStockBody): Promise<void> =>
      act(request, body, (tx, pack) => change(tx, pack, body)),

    /** Saves the rows it can, in one transaction, and returns the rest. */
    async changeMany({ by, key }: Request, body: PacksBody): Promise<{ saved: string[]; rejected: RejectedPack[] }> {
      const rule = await getRule();
      return inTransaction(db, (tx) => {
        const at = clock.now();
        return oncePerKey(tx, { staffId: by.staffId, key, content: body, at }, async () => {
          // Of two changes of one pack the later one counts.
          const wanted = new Map(body.changes.map((each) => [each.packId, each]));
          const locked = await repository.lockPacks(tx, [...wanted.keys()]);
          const levels = new Map(
            (await repository.findStockLevels(tx, locked)).map((stockLevel) => [stockLevel.packId, stockLevel]),
          );
          const audits: AuditedAction[] = [];
          const rejected: RejectedPack[] = [];
          for (const [packId, row] of wanted) {
            const stockLevel = levels.get(packId) ?? null;
            try {
              if (!stockLevel) throw new AppError(404, 'stock.packNotFound');
              audits.push(
                auditedChange(packId, await changeRow(tx, { staffId: by.staffId, stockLevel, at }, row, rule)),
              );
            } catch (error) {
              rejected.push({ packId, stockLevel, ...rejectionOf(error) });
            }
          }
          await recordAudits(tx, by, audits, at);
          return { saved: audits.map(({ subjectId }) => subjectId), rejected };
        });
      });
    },
  };
}

/** @throws what is no rejection */
function rejectionOf(error: unknown): Message & Pick<RejectedPack, 'nearCode' | 'isTooOld'> {
  const [message] =
    error instanceof AppError ? error.messages : error instanceof FieldsError ? Object.values(error.fields) : [];
  if (!message) throw error;
  const { nearCode } = (error instanceof AppError ? (error.data as Partial<NearCode> | null) : null) ?? {};
  return { ...message, nearCode: nearCode ?? null, isTooOld: message.key === 'stock.tooOld' };
}
