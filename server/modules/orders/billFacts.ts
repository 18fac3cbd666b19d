import type { AppDeps } from '../../deps';
import { shopDay } from '../../lib/shopDays';
import type { CatalogueCaches } from '../catalogueCache';
import { findOwnFacts, findPackFacts, findShopFacts, type OwnFacts, type ShopFacts } from './billRepository';
import { hashCart, type WantedLine } from './mergeLines';
import type { PackFacts } from './packFacts';

type OwnCart = Omit<Parameters<typeof findOwnFacts>[1], 'cartHash'> & { lines: readonly WantedLine[] };

/** Facts are cached for all customers; the customer's own are always read. */
export function createBillFacts(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { catalogue, packs }: Pick<CatalogueCaches, 'catalogue' | 'packs'>,
) {
  return {
    getShop(): Promise<ShopFacts> {
      const today = shopDay(clock.now());
      return catalogue.get(`bills ${today}`, (tags) => {
        tags.poll();
        return findShopFacts(db, today);
      });
    },

    async getPacks(packIds: readonly string[]): Promise<PackFacts[]> {
      const today = shopDay(clock.now());
      const idOf = new Map(packIds.map((id) => [`${today} ${id}`, id]));
      const found = await packs.getEach(
        [...idOf.keys()],
        async (keys) => {
          const missing = await findPackFacts(
            db,
            keys.flatMap((key) => idOf.get(key) ?? []),
            today,
          );
          return new Map(missing.map((pack) => [`${today} ${pack.id}`, pack]));
        },
        (tags, pack) => tags.lists().products(pack ? productsOf(pack) : []),
      );
      return found.flatMap((pack) => pack ?? []);
    },

    getOwn: ({ lines, ...cart }: OwnCart): Promise<OwnFacts> =>
      cart.customerId === null && cart.couponCode === null
        ? Promise.resolve(OF_VISITOR)
        : findOwnFacts(db, { ...cart, cartHash: hashCart(lines) }),
  };
}

const OF_VISITOR: OwnFacts = {
  ownUnits: {},
  ownSlotIds: [],
  address: null,
  coupon: null,
  couponCategories: [],
  hasOrdered: false,
  redemptions: {},
  // A visitor is asked once they have logged in.
  hasDecided: true,
  door: { openOfCustomer: 0, openAtAddress: 0, refusals: 0, isKnown: false },
};

const productsOf = ({ productId, parts }: PackFacts) =>
  [productId, ...parts.map((part) => part.productId)].map((_id) => ({ _id }));
