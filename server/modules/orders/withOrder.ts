import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { orderNotFound } from '../../lib/orderNotFound';
import * as repository from './repository';

export type WithOrder = ReturnType<typeof createWithOrder>['withOrder'];
export type LockOrder = ReturnType<typeof createWithOrder>['lock'];

export function createWithOrder({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /** Runs `work` in a transaction that has locked the order. @throws AppError 404 unless `whenMissing` is given */
    withOrder: <T>(
      key: repository.OrderKey,
      work: (tx: Transaction, order: repository.Order) => Promise<T>,
      whenMissing: () => T = notFound,
    ): Promise<T> =>
      inTransaction(db, async (tx) => {
        const order = await repository.lockOrder(tx, key, clock.now());
        return order ? work(tx, order) : whenMissing();
      }),

    /** For transactions that lock several orders, or a round before them. @throws AppError 404 */
    lock: async (tx: Transaction, key: repository.OrderKey): Promise<repository.Order> =>
      (await repository.lockOrder(tx, key, clock.now())) ?? notFound(),
  };
}

function notFound(): never {
  throw orderNotFound();
}
