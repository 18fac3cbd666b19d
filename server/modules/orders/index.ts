import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { InvoicesOfOrders } from '../invoices';
import type { PayableOrders, Payments } from '../payments';
import type { StockLedger } from '../stockLedger';
import { isDeliveryCode } from './deliveryCode';
import { duePaise } from './door';
import { expiryJob } from './expiryJob';
import { internalOrderRoutes } from './internalRoutes';
import { createPayableOrders } from './payableOrders';
import { createPersonalOrders, type PersonalOrders } from './personal';
import { orderRoutes } from './routes';
import { findItems, findOrder, insertEvent, lockOrder, updateOrder, type Order } from './repository';
import { serializeItem } from './serializeOrder';
import { createOrderServices, type CatalogueOfOrders } from './services';

export { duePaise } from './door';
export type { Order } from './repository';
export { localizedName, serializeBill, serializeCart, serializeParts } from './serializeBill';
export { isAllowed, nextStep } from './transitions';

export type OrdersForStaff = ReturnType<typeof createOrders>['forStaff'];

export function createOrders(
  deps: AppDeps,
  payments: Payments,
  invoices: InvoicesOfOrders,
  stockLedger: StockLedger,
  catalogue: CatalogueOfOrders,
) {
  const services = createOrderServices(deps, payments, invoices, stockLedger, catalogue);
  const areas: Area[] = [
    {
      prefix: '/api/web/order',
      routes: orderRoutes(services),
      jobs: [expiryJob(deps, { lifecycle: services.lifecycle, payments })],
    },
    { prefix: '/api/internal/orders', routes: internalOrderRoutes(services.cancellation, deps.security) },
  ];
  const payable: PayableOrders = createPayableOrders(deps, services.lifecycle);
  const personal: PersonalOrders = createPersonalOrders(deps, payments, invoices);
  return {
    areas,
    payable,
    personal,
    /** For staff modules; every transaction begins with `lockOrder`. */
    forStaff: {
      ...services,
      payments,
      duePaise,
      /** A UPI payment at the door may still be awaited. */
      isCollected: async (tx: Transaction, { id, paymentStatus }: Order): Promise<boolean> =>
        paymentStatus !== 'DUE_AT_DOOR' || (await payments.attempts.isAwaited(tx, id)),
      findOrder,
      lockOrder,
      updateOrder,
      insertEvent,
      isDeliveryCode: (orderId: string, given: string) => isDeliveryCode(deps.secrets, orderId, given),
      findItems,
      serializeItem,
    },
  };
}
