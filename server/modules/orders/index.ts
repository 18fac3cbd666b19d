import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { PaidOrders, Payments } from '../payment';
import { expiryJob } from './expiryJob';
import { internalOrderRoutes } from './internalRoutes';
import { createPaidOrders } from './paidOrders';
import { createPersonalOrders, type PersonalOrders } from './personal';
import { orderRoutes } from './routes';
import { createOrderServices } from './services';

/** @param stockChanged called after each transaction that may have changed stock */
export function createOrders(
  deps: AppDeps,
  payments: Payments,
  { stockChanged }: { stockChanged: () => void },
): { areas: Area[]; paidOrders: PaidOrders; personal: PersonalOrders } {
  const services = createOrderServices(deps, payments, stockChanged);
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
