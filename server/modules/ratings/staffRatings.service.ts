import type { Language } from '../../../contract/constants';
import type { StaffRating, StaffRatings, StaffRatingsQuery } from '../../../contract/ratings';
import type { TodoCount } from '../../../contract/staffTodos';
import { recordAudit, recordEdit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { cutPage, readCursor } from '../../lib/cursor';
import { AppError } from '../../lib/errors';
import { serializeOwn } from './ratings.service';
import * as repository from './repository';

export type StaffRatingsService = ReturnType<typeof createStaffRatings>;

const PAGE_SIZE = 24;
const action = 'moderateRatings';

/** Staff answer, check photos, and hide what must not show, with a reason that is kept. */
export function createStaffRatings({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  /** @throws AppError 404 */
  const inRatingsTurn = (id: string, work: (tx: Transaction, rating: repository.RatingRow) => Promise<void>) =>
    inTransaction(db, async (tx) => {
      const rating = await repository.lockRating(tx, id);
      if (!rating) throw new AppError(404, 'ratings.notFound');
      await work(tx, rating);
    });

  return {
    countTodos: async (): Promise<TodoCount> => ({ openCount: await repository.countPhotosToCheck(db) }),

    async list({ cursor, ...filters }: StaffRatingsQuery, language: Language): Promise<StaffRatings> {
      const after = cursor === undefined ? null : readCursor(cursor);
      const rows = await repository.findForStaff(db, filters, { language, after, limit: PAGE_SIZE + 1 });
      const { page, nextCursor } = cutPage(rows, PAGE_SIZE, ({ rating }) => rating);
      return { items: page.map(serialize), nextCursor };
    },

    /** @throws AppError 404 */
    async get(id: string, language: Language): Promise<StaffRating> {
      const row = await repository.findOneForStaff(db, id, language);
      if (!row) throw new AppError(404, 'ratings.notFound');
      return serialize(row);
    },

    /** There is one, which is public. @param text '' takes it away */
    answer: (staff: StaffUser, id: string, text: string): Promise<void> =>
      inRatingsTurn(id, async (tx, rating) => {
        const answer = text.trim() === '' ? null : text.trim();
        await repository.changeRating(tx, id, { answer });
        await recordEdit(
          tx,
          staff,
          { action, subject: 'rating', subjectId: id },
          { before: { answer: rating.answer }, after: { answer }, at: clock.now() },
        );
      }),

    /** @throws AppError 404, also for a photo that was taken away meanwhile */
    checkPhoto: (staff: StaffUser, id: string, photoId: string, isShown: boolean): Promise<void> =>
      inRatingsTurn(id, async (tx) => {
        const state = isShown ? 'SHOWN' : 'REJECTED';
        const before = await repository.setPhotoState(tx, id, photoId, state);
        if (before === null) throw new AppError(404, 'photos.notFound');
        await recordEdit(
          tx,
          staff,
          { action, subject: 'rating', subjectId: id },
          { before: { photo: before }, after: { photo: state }, at: clock.now() },
        );
      }),

    /** Nothing of it shows any more, and its stars don't count. Its author reads the reason. @throws AppError 404 or 409 */
    hide: (staff: StaffUser, id: string, reason: string): Promise<void> =>
      inRatingsTurn(id, async (tx, { hiddenAt }) => {
        if (hiddenAt) throw new AppError(409, 'ratings.hiddenBefore');
        const now = clock.now();
        await repository.changeRating(tx, id, { hiddenReason: reason.trim(), hiddenAt: now });
        const after = { hidden: true, reason: reason.trim() };
        await recordAudit(
          tx,
          staff,
          { action, subject: 'rating', subjectId: id, before: { hidden: false }, after },
          now,
        );
      }),

    /** @throws AppError 404; 409 unless it is hidden */
    show: (staff: StaffUser, id: string): Promise<void> =>
      inRatingsTurn(id, async (tx, { hiddenAt, hiddenReason }) => {
        if (!hiddenAt) throw new AppError(409, 'ratings.notHidden');
        await repository.changeRating(tx, id, { hiddenReason: null, hiddenAt: null });
        const before = { hidden: true, reason: hiddenReason };
        const after = { hidden: false };
        await recordAudit(tx, staff, { action, subject: 'rating', subjectId: id, before, after }, clock.now());
      }),
  };
}

const serialize = (row: repository.StaffRatingRow): StaffRating => {
  const { rating } = row;
  return {
    ...serializeOwn(rating, row.photos),
    language: rating.language,
    isSample: rating.sample,
    productId: rating.productId,
    productName: row.productName,
    productSlug: row.productSlug,
    orderNumber: row.orderNumber,
    customerId: rating.customerId,
    customerName: row.customerName ?? '',
  };
};
