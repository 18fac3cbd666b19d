import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { PaidOrders, Payments } from '../payment';
import { expiringJob } from './expiring';
import { internalOrderRoutes } from './internalRoutes';
import { createPaidOrders } from './paidOrders';
import { createPersonalOrders, type PersonalOrders } from './personal';
import { orderRoutes } from './routes';
import { createOrderServices } from './services';

/**
 * Orders, what payments have to know of them, and what they hold about a person.
 * @param stockChanged called after each transaction that may have changed the stock
 */
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
        jobs: [expiringJob(deps, services.life, stockChanged)],
      },
      { prefix: '/api/internal/orders', routes: internalOrderRoutes(services.cancelling) },
    ],
    paidOrders: createPaidOrders(services.life, stockChanged),
    personal: createPersonalOrders(deps, payments),
  };
}
