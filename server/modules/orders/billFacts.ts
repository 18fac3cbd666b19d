import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { shopDay } from '../../lib/shopDays';
import { createLoginChecks } from '../auth';
import type { CatalogueCaches } from '../catalogueCache';
import { findOwnFacts, findPackFacts, findShopFacts, type OwnFacts, type ShopFacts } from './billRepository';
import { hashCart, type WantedLine } from './mergeLines';
import type { PackFacts } from './packFacts';

type OwnCart = Omit<Parameters<typeof findOwnFacts>[1], 'cartHash' | 'customerId'> & { lines: readonly WantedLine[] };

/** Whose cart it is: a login that is still to be checked, null for a visitor's, or a customer whom staff chose. */
export type Shopper = { token: string | null } | StaffsCaller;

interface StaffsCaller {
  customerId: string;
  /** Staff take it off. */
  discountPaise?: number | undefined;
}

/** Facts are cached for all customers; the customer's own are always read. */
export function createBillFacts(
  deps: Pick<AppDeps, 'config' | 'db' | 'clock'>,
  { catalogue, packs }: Pick<CatalogueCaches, 'catalogue' | 'packs'>,
) {
  const { db, clock } = deps;
  const loginChecks = createLoginChecks(deps);
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

    /** @throws AppError 401 for a login that ended */
    async getOwn(shopper: Shopper, { lines, ...cart }: OwnCart): Promise<OwnFacts> {
      const { token, customerId } = { token: null, customerId: null, ...shopper };
      if (token === null && customerId === null && cart.couponCode === null) return OF_VISITOR;
      const check = loginChecks.toCheck(token);
      const { login, ...own } = await findOwnFacts(db, { ...cart, customerId, cartHash: hashCart(lines) }, check);
      if (login) await loginChecks.noteUse(check, login);
      // As a visitor, the customer would be told that the address is gone.
      else if (token !== null) throw new AppError(401, 'core.loginEnded');
      return own;
    },
  };
}

const OF_VISITOR: OwnFacts = {
  ownUnits: {},
  ownSlotIds: [],
  address: null,
  blockedFor: null,
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
