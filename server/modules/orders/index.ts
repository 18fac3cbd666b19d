import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { InvoicesOfOrders } from '../invoices';
import type { PayableOrders, Payments } from '../payments';
import type { StockLedger } from '../stockLedger';
import { createDelivery } from './delivery';
import { expiryJob } from './expiryJob';
import { internalOrderRoutes } from './internalRoutes';
import { createPayableOrders } from './payableOrders';
import { createPersonalOrders, type PersonalOrders } from './personal';
import { readAccount } from './readAccount';
import { orderRoutes } from './routes';
import { findItems, findReplaced } from './repository';
import { serializeItem } from './serializeOrder';
import { createOrderServices, type OrderNeeds } from './services';

export { isAddable } from './additions';
export { duePaise } from './door';
export { deliveryHash } from './mending';
export { isReplacement } from './replacement';
export type { Order } from './repository';
export { localizedName, serializeBill, serializeCart, serializeParts } from './serializeBill';
export { isAllowed, isMovable, nextStep, previousStep } from './transitions';

export type Orders = ReturnType<typeof createOrders>;

export function createOrders(
  deps: AppDeps,
  payments: Payments,
  invoices: InvoicesOfOrders,
  stockLedger: StockLedger,
  needs: OrderNeeds,
) {
  const services = createOrderServices(deps, payments, invoices, stockLedger, needs);
  const {
    withOrder,
    lock,
    lifecycle,
    additions,
    moveToSlot,
    mending,
    replacement,
    queries,
    placement,
    cartBills,
    cancellation,
  } = services;
  const areas: Area[] = [
    {
      prefix: '/api/web/order',
      routes: orderRoutes(services),
      jobs: [expiryJob(deps, { withOrder, lifecycle, payments, additions })],
    },
    { prefix: '/api/internal/orders', routes: internalOrderRoutes(cancellation, deps.security) },
  ];
  const payable: PayableOrders = createPayableOrders({ withOrder, lock, lifecycle, additions });
  const personal: PersonalOrders = createPersonalOrders(deps, payments, invoices);
  return {
    areas,
    payable,
    personal,
    withOrder,
    lock,
    lifecycle,
    additions,
    moveToSlot,
    mending,
    replacement,
    lines: { find: findItems, serialize: serializeItem, readAccount, findReplaced },
    queries,
    delivery: createDelivery(deps, payments),
    placement,
    cartBills,
  };
}
