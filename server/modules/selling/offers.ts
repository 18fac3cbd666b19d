import type { OfferBody, SellingOffer, SellingOffers } from '../../../contract/staffSelling';
import type { offers } from '../../db/schema';
import type { AppDeps } from '../../deps';
import { FieldsError } from '../../lib/errors';
import { unfilled } from '../../lib/translations';
import type { SellingEdits } from './edits';
import { stateOf } from './coupons';
import { findCoupons, hasCoupon } from './couponsRepository';
import { createFrontPage } from './frontPage';
import { offersRepository as repository } from './frontPageRepository';
import { isWithin, toDays, toMoments } from './period';
import { toColumns } from './translatedColumns';

type OfferRow = typeof offers.$inferSelect;

export function createOffersService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, edits: SellingEdits) {
  const serialize = (row: OfferRow, runningCodes: readonly string[] | null = null): SellingOffer => ({
    _id: row.id,
    title: unfilled({ en: row.titleEn, ta: row.titleTa, hi: row.titleHi }, ''),
    text: unfilled({ en: row.textEn, ta: row.textTa, hi: row.textHi }, ''),
    couponCode: row.couponCode,
    active: row.active,
    version: row.version,
    ...toDays(row),
    isShown:
      row.active &&
      isWithin(row, clock.now()) &&
      (row.couponCode === null || runningCodes === null || runningCodes.includes(row.couponCode)),
  });

  const editing = createFrontPage<typeof offers, OfferBody>(edits, {
    subject: 'offer',
    repository,
    serialize: (row) => serialize(row),
    async toRow(tx, { title, text, couponCode, active, startsOn, endsOn }) {
      if (couponCode !== null && !(await hasCoupon(tx, couponCode)))
        throw new FieldsError({ couponCode: { key: 'selling.couponGone' } });
      const texts = { ...toColumns('title', title), ...toColumns('text', text) };
      return { ...texts, couponCode, active, ...toMoments({ startsOn, endsOn }) };
    },
  });

  return {
    ...editing,

    async list(): Promise<SellingOffers> {
      const now = clock.now();
      const coupons = (await findCoupons(db)).map((coupon) => ({ code: coupon.code, state: stateOf(coupon, now) }));
      const runningCodes = coupons.flatMap(({ code, state }) => (state === 'RUNNING' ? [code] : []));
      return { offers: (await repository.find(db)).map((row) => serialize(row, runningCodes)), coupons };
    },
  };
}
