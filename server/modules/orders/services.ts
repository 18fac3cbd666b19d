import type { AppDeps } from '../../deps';
import type { InvoicesOfOrders } from '../invoices';
import type { Payments } from '../payments';
import { createCartBills, type GetBestSellers } from './cartBills';
import { createCancellation } from './cancellation';
import { createOrderQueries, type FindCardsOfPacks } from './orderQueries';
import { createLifecycle } from './lifecycle';
import { createPlacement } from './placement';

export type OrderServices = ReturnType<typeof createOrderServices>;

export interface CatalogueOfOrders {
  getBestSellers: GetBestSellers;
  findCardsOfPacks: FindCardsOfPacks;
  /** Called after each transaction that may have changed stock. */
  stockChanged: () => void;
}

export function createOrderServices(
  deps: AppDeps,
  payments: Payments,
  invoices: InvoicesOfOrders,
  { getBestSellers, findCardsOfPacks, stockChanged }: CatalogueOfOrders,
) {
  const lifecycle = createLifecycle(deps, payments, invoices);
  return {
    lifecycle,
    cartBills: createCartBills(deps, getBestSellers),
    placement: createPlacement(deps, { lifecycle, payments }, stockChanged),
    queries: createOrderQueries(deps, payments, invoices, findCardsOfPacks),
    cancellation: createCancellation(deps, lifecycle, payments, stockChanged),
  };
}
