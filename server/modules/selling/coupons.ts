import { isCouponValue, type CouponState } from '../../../contract/sellingRules';
import type { ChangeCouponBody, CouponBody, SellingCoupon, SellingCoupons } from '../../../contract/staffSelling';
import type { Transaction } from '../../db/database';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/errors';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError, FieldsError } from '../../lib/errors';
import type { SellingEdits } from './edits';
import * as repository from './couponsRepository';
import { toDays, toMoments } from './period';

export type CouponsService = ReturnType<typeof createCouponsService>;

type CouponRow = repository.CouponRow;
type Facts = Omit<CouponBody, 'code'>;

const subjectOf = (code: string) => ({ subject: 'coupon' as const, subjectId: code });

export function stateOf(
  coupon: Pick<CouponRow, 'active' | 'startsAt' | 'endsAt' | 'totalLimit' | 'redeemed'>,
  now: Date,
): CouponState {
  if (!coupon.active) return 'OFF';
  if (coupon.endsAt && coupon.endsAt <= now) return 'ENDED';
  if (coupon.totalLimit !== null && coupon.redeemed >= coupon.totalLimit) return 'USED_UP';
  return coupon.startsAt > now ? 'PLANNED' : 'RUNNING';
}

const factsOf = ({ startsAt, endsAt, ...coupon }: CouponRow): Facts => ({
  kind: coupon.kind,
  value: coupon.value,
  minItemsPaise: coupon.minItemsPaise,
  maxDiscountPaise: coupon.maxDiscountPaise,
  categoryIds: coupon.categoryIds,
  firstOrderOnly: coupon.firstOrderOnly,
  customerLimit: coupon.customerLimit,
  totalLimit: coupon.totalLimit,
  active: coupon.active,
  ...(toDays({ startsAt, endsAt }) as Pick<Facts, 'startsOn' | 'endsOn'>),
});

/** The log names amounts so that they say whether they are percent or money. */
const logged = ({ value, kind, ...facts }: Facts): Record<string, unknown> => ({
  couponKind: kind,
  ...(kind === 'PERCENT' && { percent: value }),
  ...(kind === 'FLAT' && { discountPaise: value }),
  ...facts,
});

/** A day that was not changed keeps its moment. */
function toRow(facts: Facts, before: CouponRow | null) {
  const { startsOn, endsOn, ...rest } = facts;
  const { startsAt, endsAt } = toMoments({ startsOn, endsOn });
  const isSameStart = before && factsOf(before).startsOn === startsOn;
  return {
    ...rest,
    value: facts.kind === 'FREE_DELIVERY' ? 0 : facts.value,
    maxDiscountPaise: facts.kind === 'PERCENT' ? facts.maxDiscountPaise : null,
    startsAt: isSameStart ? before.startsAt : (startsAt as Date),
    endsAt,
  };
}

/** @throws FieldsError */
async function check(tx: Transaction, { kind, value, categoryIds, totalLimit }: Facts, before: CouponRow | null) {
  if (kind !== 'FREE_DELIVERY' && !isCouponValue(kind, value)) {
    throw new FieldsError({ value: { key: kind === 'PERCENT' ? 'selling.percentRange' : 'selling.flatRange' } });
  }
  // Deleted ones that it names already may stay: it counts on nothing in their place.
  const added = (categoryIds ?? []).filter((id) => !before?.categoryIds?.includes(id));
  if (added.length > 0 && (await repository.countCategories(tx, added)) < added.length)
    throw new FieldsError({ categoryIds: { key: 'selling.categoryGone' } });
  const count = before?.redeemed ?? 0;
  if (totalLimit !== null && totalLimit < count)
    throw new FieldsError({ totalLimit: { key: 'selling.limitBelowRedeemed', params: { count } } });
}

/** Coupons, as staff edits them. Bills of placed orders are their own. */
export function createCouponsService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, edits: SellingEdits) {
  const serialize = (row: CouponRow): SellingCoupon => ({
    code: row.code,
    ...factsOf(row),
    version: row.version,
    state: stateOf(row, clock.now()),
    redeemed: row.redeemed,
    savedPaise: row.savedPaise,
    isOffered: row.isOffered,
  });

  async function existing(tx: Transaction, code: string): Promise<CouponRow> {
    const coupon = await repository.lockCoupon(tx, code);
    if (!coupon) throw new AppError(404, 'selling.couponNotFound');
    return coupon;
  }

  return {
    list: async (): Promise<SellingCoupons> => ({
      coupons: (await repository.findCoupons(db)).map(serialize),
      categories: await repository.findCategories(db),
    }),

    /** @throws FieldsError, also for a code that exists */
    add: (staff: StaffUser, { code, ...facts }: CouponBody): Promise<void> =>
      edits
        .change(async (tx) => {
          await check(tx, facts, null);
          await repository.insertCoupon(tx, { code, ...toRow(facts, null) });
          await edits.record(tx, staff, subjectOf(code), { before: {}, after: logged(facts) });
        })
        .catch((error: unknown) => {
          if (isUniqueViolation(error)) throw new FieldsError({ code: { key: 'selling.codeTaken' } });
          throw error;
        }),

    /** @throws AppError 404; 409 where it was changed meanwhile; FieldsError */
    change: (staff: StaffUser, code: string, { version, ...facts }: ChangeCouponBody): Promise<void> =>
      edits.change(async (tx) => {
        const before = await existing(tx, code);
        await edits.compareVersions(tx, { ...subjectOf(code), version }, serialize(before));
        await check(tx, facts, before);
        await repository.updateCoupon(tx, code, toRow(facts, before));
        await edits.record(tx, staff, subjectOf(code), { before: logged(factsOf(before)), after: logged(facts) });
      }),

    /** @throws AppError 404; 409 for one that orders or offers name */
    remove: (staff: StaffUser, code: string): Promise<void> =>
      edits
        .change(async (tx) => {
          const before = await existing(tx, code);
          await repository.deleteCoupon(tx, code);
          await edits.record(tx, staff, subjectOf(code), { before: logged(factsOf(before)), after: {} });
        })
        .catch((error: unknown) => {
          if (isForeignKeyViolation(error)) throw new AppError(409, 'selling.couponUsed');
          throw error;
        }),
  };
}
