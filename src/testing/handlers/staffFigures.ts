import { http } from 'msw';
import {
  buildCustomerFigures,
  buildDayReport,
  buildDeliveryFigures,
  buildOfferFigures,
  buildProductFigures,
  buildRefundFigures,
  buildSalesFigures,
  buildStockFigures,
} from '../builders/staffFigures';
import { ok, staffApiUrl } from './responses';

/** A month of a busy shop, whatever the period. */
export const staffFiguresHandlers = [
  http.get(staffApiUrl('/figures/sales'), () => ok(buildSalesFigures())),
  http.get(staffApiUrl('/figures/products'), () => ok(buildProductFigures())),
  http.get(staffApiUrl('/figures/delivery'), () => ok(buildDeliveryFigures())),
  http.get(staffApiUrl('/figures/customers'), () => ok(buildCustomerFigures())),
  http.get(staffApiUrl('/figures/refunds'), () => ok(buildRefundFigures())),
  http.get(staffApiUrl('/figures/offers'), () => ok(buildOfferFigures())),
  http.get(staffApiUrl('/figures/stock'), () => ok(buildStockFigures())),
  http.get(staffApiUrl('/figures/days/:day'), ({ params }) => ok(buildDayReport({ day: String(params.day) }))),
];
