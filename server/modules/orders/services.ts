import type { AppDeps } from '../../deps';
import type { Payments } from '../payment';
import { createBilling } from './billing';
import { createCancellation } from './cancellation';
import { createOrderQueries } from './orderQueries';
import { createLifecycle } from './lifecycle';
import { createPlacement } from './placement';

export type OrderServices = ReturnType<typeof createOrderServices>;

/** `stockChanged` is called after each transaction that may have changed stock. */
export function createOrderServices(deps: AppDeps, payments: Payments, stockChanged: () => void) {
  const lifecycle = createLifecycle(deps, payments);
  return {
    lifecycle,
    billing: createBilling(deps),
    placement: createPlacement(deps, { lifecycle, payments }, stockChanged),
    queries: createOrderQueries(deps, payments),
    cancellation: createCancellation(deps, lifecycle, payments, stockChanged),
  };
}
