import type { AppDeps } from '../../deps';
import type { CatalogueCaches } from '../catalogueCache';
import type { InvoicesOfOrders } from '../invoices';
import type { Notifier, WhatsAppQuestion } from '../messaging';
import type { Payments } from '../payments';
import type { StockLedger } from '../stockLedger';
import { createAdditions } from './additions';
import { createCartBills, type GetBestSellers } from './cartBills';
import { createCancellation } from './cancellation';
import { createOrderQueries, type FindCardsOfPacks } from './orderQueries';
import { createLifecycle } from './lifecycle';
import { createMending } from './mending';
import { createMoving } from './moving';
import { createPlacement } from './placement';
import { createReplacement } from './replacement';
import { createSaidPaid } from './saidPaid';
import { createWithOrder } from './withOrder';

export type OrderServices = ReturnType<typeof createOrderServices>;

export interface OrderNeeds {
  getBestSellers: GetBestSellers;
  findCardsOfPacks: FindCardsOfPacks;
  caches: CatalogueCaches;
  whatsAppQuestion: WhatsAppQuestion;
  notifier: Notifier;
}

export function createOrderServices(
  deps: AppDeps,
  payments: Payments,
  invoices: InvoicesOfOrders,
  stockLedger: StockLedger,
  { getBestSellers, findCardsOfPacks, caches, whatsAppQuestion, notifier }: OrderNeeds,
) {
  const locking = createWithOrder(deps);
  const lifecycle = createLifecycle(deps, { payments, invoices, stockLedger, notifier });
  const additions = createAdditions(deps, { payments, invoices, stockLedger, notifier });
  return {
    ...locking,
    lifecycle,
    additions,
    moveToSlot: createMoving(deps, notifier),
    mending: createMending(deps, { payments, lifecycle, notifier }),
    replacement: createReplacement(deps, { stockLedger, notifier }),
    cartBills: createCartBills(deps, caches, { getBestSellers, whatsAppQuestion }),
    placement: createPlacement(deps, {
      lock: locking.lock,
      lifecycle,
      payments,
      stockLedger,
      whatsAppQuestion,
      notifier,
    }),
    queries: createOrderQueries(deps, { payments, invoices, additions, findCardsOfPacks }),
    cancellation: createCancellation(deps, locking.withOrder, lifecycle),
    noteSaidPaid: createSaidPaid(deps, locking.withOrder, { attempts: payments.attempts, additions, notifier }),
  };
}
