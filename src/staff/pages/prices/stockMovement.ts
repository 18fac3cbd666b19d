import { MAX_PACKS_AT_ONCE, type GridReason } from '../../../../contract/stockConstants';
import type { PackChange } from '../../../../contract/staffStock';
import { toAsciiDigits } from '../../../../contract/digits';
import { addDays } from '../../features/stock/stockTexts';
import { shopDay } from '../../lib/shopDays';
import type { GridDraft, GridDrafts, Movement } from './gridTypes';

export const newMovement = (reason: GridReason): Movement => ({
  reason,
  note: '',
  code: '',
  packedOn: shopDay(Date.now()),
  bestBefore: '',
});

/** "12" are all units on the shelf, "+12" and "-3" a difference; null for anything else. */
export function readUnits(text: string): { counted: number } | { change: number } | null {
  const plain = toAsciiDigits(text).replaceAll(/[\s,]/g, '').replaceAll(/[−–]/g, '-');
  const [, sign, digits] = /^([+-]?)(\d{1,5})$/.exec(plain) ?? [];
  if (digits === undefined) return null;
  return sign === '' ? { counted: Number(digits) } : { change: Number(`${sign}${digits}`) };
}

interface TypedStock {
  /** This many units should be there. */
  expected: number;
  change: number;
  isCounted: boolean;
}

/** The result is null where no stock, or no number, was typed. */
export function typedStock({ row: { stockLevel }, typed }: GridDraft): TypedStock | null {
  const units = typed.stock === undefined ? null : readUnits(typed.stock);
  if (!stockLevel || !units) return null;
  const expected = stockLevel.units;
  return 'counted' in units
    ? { expected, change: units.counted - expected, isCounted: true }
    : { expected, change: units.change, isCounted: false };
}

export const bestBeforeOf = ({ row }: GridDraft, { packedOn, bestBefore }: Movement): string =>
  bestBefore !== '' || packedOn === '' ? bestBefore : addDays(packedOn, row.bestBeforeDays);

/** 'units' and 'tooFew' concern the typed number, the others the movement. */
export type StockProblem = 'units' | 'tooFew' | 'comesIn' | 'leaves' | 'why' | 'code' | 'day' | 'bestBefore';

/** What is wrong with a typed stock; null for nothing. */
export function stockProblemOf(draft: GridDraft): StockProblem | null {
  const { typed, movement } = draft;
  if (typed.stock === undefined || !movement) return null;
  const stock = typedStock(draft);
  if (!stock) return 'units';
  if (stock.expected + stock.change < 0) return 'tooFew';
  const { reason, note, code, packedOn } = movement;
  if (reason === 'COUNTED') return null;
  if (reason === 'CORRECTION') return note.trim() === '' ? 'why' : null;
  if (reason !== 'RECEIVED') return stock.change > 0 ? 'leaves' : null;
  if (stock.change < 0) return 'comesIn';
  if (code.trim() === '') return 'code';
  if (packedOn === '') return 'day';
  return bestBeforeOf(draft, movement) <= packedOn ? 'bestBefore' : null;
}

/** The one reason of all typed stock; null where it differs, or none is typed. */
export function sharedReason(drafts: GridDrafts): GridReason | null {
  const reasons = new Set([...drafts.values()].flatMap(({ movement }) => movement?.reason ?? []));
  const [reason] = reasons;
  return reasons.size === 1 && reason !== undefined ? reason : null;
}

/** @param packId of one row; without it, of all with a typed stock */
export function changeMovement(drafts: GridDrafts, change: Partial<Movement>, packId?: string): GridDrafts {
  return new Map(
    [...drafts].map(([id, draft]) => {
      if (!draft.movement || (packId !== undefined && id !== packId)) return [id, draft];
      const { stock: _rejected, ...rejections } = draft.rejections ?? {};
      const { nearCode: _asked, isNewBatch: _answered, isTooOld: _old, writesOff, ...movement } = draft.movement;
      // That confirmation is about the days alone.
      const isStillOld = writesOff && change.packedOn === undefined && change.bestBefore === undefined;
      const answered = { ...movement, ...(isStillOld && { writesOff }), ...change };
      return [id, { ...draft, movement: answered, rejections }];
    }),
  );
}

/** The stock that can be saved, as far as one call takes it. */
export const stockChanges = (drafts: GridDrafts): PackChange[] =>
  [...drafts.values()]
    .flatMap((draft) => {
      const stock = typedStock(draft);
      const { movement } = draft;
      const { stockLevel } = draft.row;
      if (!stock || !movement || !stockLevel || stockProblemOf(draft) !== null) return [];
      const { reason, note, code, packedOn, isNewBatch, writesOff } = movement;
      return {
        packId: draft.row._id,
        version: stockLevel.version,
        reason,
        change: stock.change,
        ...(stock.isCounted && { expected: stock.expected }),
        ...(reason === 'RECEIVED' && {
          batch: {
            code: code.trim(),
            packedOn,
            bestBefore: bestBeforeOf(draft, movement),
            ...(isNewBatch && { isNewBatch }),
            ...(writesOff && { writesOff }),
          },
        }),
        ...(reason === 'CORRECTION' && { note: note.trim() }),
      };
    })
    .slice(0, MAX_PACKS_AT_ONCE);
