import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { CallersAddresses } from '../address';
import type { Orders } from '../orders';
import type { StoreService } from '../shopSettings';
import { phoneOrderRoutes } from './routes';
import { createPhoneOrderService } from './service';

export function createPhoneOrders(
  deps: AppDeps,
  orders: Pick<Orders, 'placement' | 'cartBills'>,
  addresses: CallersAddresses,
  store: Pick<StoreService, 'getSettings'>,
): { area: Area } {
  const routes = phoneOrderRoutes(createPhoneOrderService(deps, orders, addresses, store));
  return { area: { prefix: '/api/staff/phone-orders', routes } };
}
