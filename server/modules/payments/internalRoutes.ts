import { Type } from 'typebox';
import { Envelope, Nothing, Nullable, Paise } from '../../../contract/http';
import { COMMAND_LINE, recordAudit } from '../../db/audit';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { Outbox } from '../../db/outbox';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import { AppError } from '../../lib/errors';
import * as ledger from './ledger/repository';
import type { PayableOrders } from './orders';
import type { RefundEngine } from './refunds/engine';
import { findFailedRefunds } from './refunds/repository';

const Problems = Type.Object({
  /** Entries that ran out of retries. */
  outbox: Type.Array(
    Type.Object({
      id: Type.Integer(),
      kind: Type.String(),
      payload: Type.Record(Type.String(), Type.Unknown()),
      lastError: Nullable(Type.String()),
      /** The log has it in the lines of the request that left the work; null for a job's. */
      requestId: Nullable(Type.String()),
    }),
  ),
  refunds: Type.Array(
    Type.Object({ reference: Type.String(), orderNumber: Nullable(Type.String()), amountPaise: Paise }),
  ),
  transfers: Type.Array(Type.Object({ reference: Type.String(), amountPaise: Paise })),
});

const ReturnBody = Type.Object(
  { reference: Type.String({ minLength: 1, maxLength: 64 }), byHand: Type.Boolean() },
  { additionalProperties: false },
);

interface Internals {
  outbox: Outbox;
  refundEngine: RefundEngine;
  orders: PayableOrders;
}

/** Endpoints behind `npm run order`. */
export const internalPaymentRoutes =
  ({ db, clock, payment: provider, security }: AppDeps, { outbox, refundEngine, orders }: Internals): Routes =>
  async (app) => {
    const config = { access: 'loopback' } as const;
    const done = { response: { 200: Envelope(Nothing) } };

    app.post('/problems', { config, schema: { response: { 200: Envelope(Problems) } } }, async () =>
      ok(
        {
          outbox: await outbox.findDead(),
          refunds: await findFailedRefunds(db),
          transfers: await ledger.findUnresolved(db),
        },
        'ok',
      ),
    );

    app.post('/retry', { config, schema: done }, async () => {
      security.record('audited action', {}, { what: 'retry' });
      await outbox.revive();
      return ok(null, 'ok');
    });

    app.post('/return', { config, schema: { body: ReturnBody, ...done } }, async ({ body: { reference, byHand } }) => {
      security.record('audited action', {}, { what: byHand ? 'return by hand' : 'return' });
      await inTransaction(db, async (tx) => {
        const found = await ledger.findTransfer(tx, provider.provider, reference);
        if (found?.orderId) await orders.lock(tx, { id: found.orderId });
        const transfer = found && (await ledger.lockTransfer(tx, found.id));
        // It may have become an order's money.
        const isSame = transfer?.orderId === found?.orderId;
        if (!transfer || !isSame || transfer.refundedPaise === transfer.amountPaise)
          throw new AppError(404, 'payment.notFound');
        if (await ledger.isRefundWaiting(tx, transfer.id)) throw new AppError(409, 'money.refundWaits');
        if (byHand) await refundEngine.recordByHand(tx, transfer, 'cli');
        else await refundEngine.refund(tx, transfer, 'staff');
        const after = { givenBackPaise: transfer.amountPaise - transfer.refundedPaise, byHand };
        const act = { action: 'matchTransfers', subject: 'transfer', subjectId: transfer.id, after };
        await recordAudit(tx, COMMAND_LINE, act, clock.now());
      });
      return ok(null, 'ok');
    });
  };
