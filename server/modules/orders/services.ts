import type { AppDeps } from '../../deps';
import type { Payments } from '../payment';
import { createBilling } from './billing';
import { createCancelling } from './cancelling';
import { createFollowing } from './following';
import { createLife } from './life';
import { createPlacing } from './placing';

export type OrderServices = ReturnType<typeof createOrderServices>;

/** All that can be done with orders. `stockChanged` is called after each transaction that may have changed it. */
export function createOrderServices(deps: AppDeps, payments: Payments, stockChanged: () => void) {
  const life = createLife(deps, payments);
  return {
    life,
    billing: createBilling(deps),
    placing: createPlacing(deps, payments.opening, stockChanged),
    following: createFollowing(deps, payments),
    cancelling: createCancelling(deps, life, payments, stockChanged),
  };
}
