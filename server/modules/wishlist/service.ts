import type { Language } from '../../../contract/constants';
import type { ProductCard } from '../../../contract/homepage';
import { formatSize } from '../../../contract/packSize';
import { productPath } from '../../../contract/routes';
import type { ExportedStockAlert, ExportedWish, Wish, Wishlist } from '../../../contract/wishlist';
import { MAX_STOCK_ALERTS, MAX_WISHES } from '../../../contract/wishlistConstants';
import type { Transaction } from '../../db/database';
import { lockCustomer } from '../../db/lockCustomer';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import type { Notifier } from '../messaging';
import * as repository from './repository';

export interface WishlistNeeds {
  /** Products for sale among these, in any order. */
  findCards: (productIds: readonly string[], language: Language) => Promise<ProductCard[]>;
  notifier: Pick<Notifier, 'canReach' | 'sendsMail'>;
}

export type WishlistService = ReturnType<typeof createWishlistService>;

/** What customers want, and what they wait for. */
export function createWishlistService(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { findCards, notifier }: WishlistNeeds,
) {
  /** Serializes counting and adding, so that the bounds hold in several tabs. */
  const inCustomersTurn = (customerId: string, work: (tx: Transaction) => Promise<void>) =>
    inTransaction(db, async (tx) => {
      if (!(await lockCustomer(tx, customerId))) throw new AppError(401, 'core.loginEnded');
      await work(tx);
    });

  async function withCards(found: readonly { id: string; name: string }[], language: Language): Promise<Wish[]> {
    const ids = found.map(({ id }) => id);
    const cards = new Map((await findCards(ids, language)).map((card) => [card._id, card]));
    return found.map(({ id, name }) => ({ _id: id, name, product: cards.get(id) ?? null }));
  }

  return {
    get: async (customerId: string, language: Language): Promise<Wishlist> => ({
      items: await withCards(await repository.findWishes(db, customerId, language), language),
      awaitedPackIds: (await repository.findAlerts(db, customerId, language)).map(({ packId }) => packId),
    }),

    /** A guest's, in the given order; the unknown are left out. */
    async show(productIds: readonly string[], language: Language): Promise<Wish[]> {
      if (productIds.length === 0) return [];
      const names = await repository.findNames(db, productIds, language);
      const known = productIds.flatMap((id) => names.find((named) => named.id === id) ?? []);
      return withCards(known, language);
    },

    /** @throws AppError 404 for what is not for sale, 409 for one wish too many */
    add: (customerId: string, productId: string): Promise<void> =>
      inCustomersTurn(customerId, async (tx) => {
        const [found] = await repository.findWishable(tx, customerId, [productId]);
        if (!found) throw new AppError(404, 'homepage.productNotFound');
        if (found.isWished) return;
        if ((await repository.countWishes(tx, customerId)) >= MAX_WISHES)
          throw new AppError(409, 'wishlist.full', { params: { count: MAX_WISHES } });
        await repository.insertWishes(tx, customerId, [productId], clock.now());
      }),

    /** Adds a guest's wishes, as many as there is room for. @param productIds the newest first */
    merge: (customerId: string, productIds: readonly string[]): Promise<void> =>
      inCustomersTurn(customerId, async (tx) => {
        const found = productIds.length > 0 ? await repository.findWishable(tx, customerId, productIds) : [];
        const isNew = (id: string) => found.some((product) => product.id === id && !product.isWished);
        const room = MAX_WISHES - (await repository.countWishes(tx, customerId));
        const added = productIds.filter(isNew).slice(0, Math.max(0, room));
        if (added.length > 0) await repository.insertWishes(tx, customerId, added, clock.now());
      }),

    remove: async (customerId: string, productId: string): Promise<void> => {
      await repository.deleteWish(db, customerId, productId);
    },

    /**
     * Has the customer told, once, when the pack is back.
     * @throws AppError 404 for a pack that customers don't see; 409 for one that is in stock, for a customer whom
     *   neither e-mail nor notifications reach, and for one pack too many
     */
    ask: (customerId: string, packId: string, language: Language): Promise<void> =>
      inCustomersTurn(customerId, async (tx) => {
        const units = await repository.findUnits(tx, packId);
        if (units === null) throw new AppError(404, 'wishlist.packNotFound');
        if (units > 0) throw new AppError(409, 'wishlist.inStock');
        if (!(await notifier.canReach(tx, customerId)))
          throw new AppError(409, notifier.sendsMail ? 'wishlist.unreachable' : 'wishlist.unreachableByPush');
        const others = (await repository.findAlerts(tx, customerId, language)).filter(
          (alert) => alert.packId !== packId,
        );
        if (others.length >= MAX_STOCK_ALERTS)
          throw new AppError(409, 'wishlist.tooManyAlerts', { params: { count: MAX_STOCK_ALERTS } });
        await repository.insertAlert(tx, { id: newId(), customerId, packId, language, createdAt: clock.now() });
      }),

    withdraw: async (customerId: string, packId: string): Promise<void> => {
      await repository.deleteAlert(db, customerId, packId);
    },

    /** What the message says of a pack that is back; null once it is no longer for sale. */
    async readBack(packId: string, language: Language): Promise<{ product: string; path: string } | null> {
      const pack = await repository.findPackToTell(db, packId, language);
      return pack && { product: `${pack.name}, ${formatSize(pack, language)}`, path: productPath(pack.slug) };
    },

    /** Both are erased with the customer's row. */
    personal: {
      async *exportWishes(customerId: string, language: Language): AsyncIterable<ExportedWish> {
        for (const { name, createdAt } of await repository.findWishes(db, customerId, language))
          yield { product: name, addedAt: createdAt.toISOString() };
      },

      async *exportStockAlerts(customerId: string, language: Language): AsyncIterable<ExportedStockAlert> {
        for (const { name, netGrams, measure, createdAt } of await repository.findAlerts(db, customerId, language))
          yield { product: name, netGrams, measure, askedAt: createdAt.toISOString() };
      },
    },
  };
}
