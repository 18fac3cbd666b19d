import { Type } from 'typebox';
import { ORDER_STATUS_LABELS } from '../../../contract/constants';
import { Envelope } from '../../../contract/http';
import { OrderStatusCode } from '../../../contract/orders';
import type { Routes } from '../../lib/area';
import type { SecurityLog } from '../../lib/securityLog';
import { ok } from '../../lib/envelope';
import type { CancelRequest } from './cancellation';

const OrderParams = Type.Object({ orderNumber: Type.String({ pattern: '^VY[0-9]{1,18}$', messageKey: 'id' }) });
const Moved = Type.Object({ orderNumber: Type.String(), status: OrderStatusCode });

/** Endpoints behind `npm run order` (scripts/order.mjs). */
export const internalOrderRoutes =
  (cancellation: CancelRequest, security: SecurityLog): Routes =>
  async (app) => {
    const options = {
      config: { access: 'loopback' },
      schema: { params: OrderParams, response: { 200: Envelope(Moved) } },
    } as const;

    app.post('/:orderNumber/advance', options, async ({ params: { orderNumber }, t }) => {
      security.record('audited action', {}, { what: `advance ${orderNumber}` });
      const status = await cancellation.advance(orderNumber);
      const message = t('orders.moved', { orderNumber, status: ORDER_STATUS_LABELS[status] });
      return ok({ orderNumber, status }, message);
    });

    app.post('/:orderNumber/cancel', options, async ({ params: { orderNumber }, t }) => {
      security.record('audited action', {}, { what: `cancel ${orderNumber}` });
      const { status, refundStarted } = await cancellation.cancelByStaff(orderNumber);
      const message = t(refundStarted ? 'orders.cancelledWithRefund' : 'orders.cancelled');
      return ok({ orderNumber, status }, message);
    });
  };
