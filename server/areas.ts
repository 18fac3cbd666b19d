import type { AppDeps } from './deps';
import type { Area, FindLogin, PublicPages } from './lib/area';
import { createAddress } from './modules/address';
import { createAuth } from './modules/auth';
import { createCustomerArea } from './modules/customer';
import { createEnquiries } from './modules/enquiries';
import { createCatalogue } from './modules/catalogue';
import { createCatalogueCaches } from './modules/catalogueCache';
import { createHomepage } from './modules/homepage';
import { createOrders } from './modules/orders';
import { createPayments, paymentAreas, type PaidOrders } from './modules/payment';

export interface Areas {
  list: readonly Area[];
  findLogin: FindLogin;
  pages: PublicPages;
}

/** The composition root of modules and their dependencies on each other. */
export function createAreas(deps: AppDeps): Areas {
  const address = createAddress(deps);
  const auth = createAuth(deps, address);
  const caches = createCatalogueCaches(deps);
  const homepage = createHomepage(deps, caches.catalogue);
  const catalogue = createCatalogue(deps, caches, homepage);
  const payments = createPayments(deps, (): PaidOrders => orders.paidOrders);
  const orders = createOrders(deps, payments, {
    getBestSellers: catalogue.getBestSellers,
    findCardsOfPacks: catalogue.findCardsOfPacks,
    stockChanged: caches.invalidate,
  });
  const enquiries = createEnquiries(deps);
  return {
    list: [
      homepage.area,
      catalogue.area,
      auth.area,
      createCustomerArea(deps, { address, auth, enquiries, orders: orders.personal }),
      enquiries.area,
      address.area,
      ...orders.areas,
      ...paymentAreas(deps, payments),
    ],
    findLogin: auth.findLogin,
    pages: catalogue.pages,
  };
}
