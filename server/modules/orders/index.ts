import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { PaidOrders, Payments } from '../payment';
import { expiryJob } from './expiryJob';
import { internalOrderRoutes } from './internalRoutes';
import { createPaidOrders } from './paidOrders';
import { createPersonalOrders, type PersonalOrders } from './personal';
import { orderRoutes } from './routes';
import { createOrderServices, type CatalogueOfOrders } from './services';

export function createOrders(
  deps: AppDeps,
  payments: Payments,
  catalogue: CatalogueOfOrders,
): { areas: Area[]; paidOrders: PaidOrders; personal: PersonalOrders } {
  const services = createOrderServices(deps, payments, catalogue);
  const { stockChanged } = catalogue;
  return {
    areas: [
      {
        prefix: '/api/web/order',
        routes: orderRoutes(services),
        jobs: [expiryJob(deps, { lifecycle: services.lifecycle, payments }, stockChanged)],
      },
      { prefix: '/api/internal/orders', routes: internalOrderRoutes(services.cancellation, deps.security) },
    ],
    paidOrders: createPaidOrders(services.lifecycle, stockChanged),
    personal: createPersonalOrders(deps, payments),
  };
}
