import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { DAY_MS } from '../../lib/caps';
import { createDueInvoices, type DueInvoices } from './dueInvoices.service';
import { eraseBuyers } from './repository';
import { invoiceRoutes, staffInvoiceRoutes } from './routes';
import { firstRetainedYear } from './serial';
import { createInvoiceService, type InvoiceService } from './service';

export type { DueInvoices } from './dueInvoices.service';

export type InvoicesOfOrders = DueInvoices & Pick<InvoiceService, 'listOfOrder' | 'exportOfOrders'>;

export function createInvoices(deps: AppDeps): {
  ofOrders: InvoicesOfOrders;
  /** The order's invoice; null where none exists yet. */
  printForMail: InvoiceService['printForMail'];
  areas: Area[];
} {
  const service = createInvoiceService(deps);
  return {
    ofOrders: {
      ...createDueInvoices(deps),
      listOfOrder: (orderId) => service.listOfOrder(orderId),
      exportOfOrders: (orderIds, language) => service.exportOfOrders(orderIds, language),
    },
    printForMail: (orderId, language) => service.printForMail(orderId, language),
    areas: [
      { prefix: '/api/web/order', routes: invoiceRoutes(service) },
      {
        prefix: '/api/staff/invoices',
        routes: staffInvoiceRoutes(service),
        jobs: [
          {
            name: 'forget buyers of old invoices',
            everyMs: DAY_MS,
            run: async () => void (await eraseBuyers(deps.db, firstRetainedYear(deps.clock.now()))),
          },
        ],
      },
    ],
  };
}
