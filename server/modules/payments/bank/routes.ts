import { Type } from 'typebox';
import { MAX_STATEMENT_BYTES } from '../../../../contract/paymentConstants';
import { Envelope, IdempotencyHeaders, Nothing } from '../../../../contract/http';
import {
  AssignBody,
  BankOverview,
  BankLineParams,
  CashOverview,
  CloseDayBody,
  CollectBody,
  DayBooks,
  HandoverBody,
  ImportedStatement,
  MatchBody,
  Matched,
  OrderNumberParams,
  Returned,
  StatementBody,
  TransferParams,
  UpiLink,
} from '../../../../contract/staffMoney';
import type { StaffAction } from '../../../../contract/staffRights';
import type { Routes } from '../../../lib/area';
import { ok } from '../../../lib/envelope';
import type { createHandovers } from '../cash/handovers';
import type { createDayBooks } from '../ledger/dayBooks';
import type { createDoorPayments } from '../cash/doorPayments';
import type { createStatementImport } from './statementImport';
import type { createMatches } from './matches';

interface Services {
  doorPayments: ReturnType<typeof createDoorPayments>;
  handovers: ReturnType<typeof createHandovers>;
  matches: ReturnType<typeof createMatches>;
  statementImport: ReturnType<typeof createStatementImport>;
  dayBooks: ReturnType<typeof createDayBooks>;
}

/** JSON escapes line breaks. */
const STATEMENT_BODY_LIMIT = 2 * MAX_STATEMENT_BYTES;

const config = (action: StaffAction) => ({ access: 'staff', action }) as const;
const done = { 200: Envelope(Nothing) };

export const doorRoutes =
  ({ doorPayments }: Services): Routes =>
  async (app) => {
    app.get(
      '/:orderNumber/upi-link',
      { config: config('rideRounds'), schema: { params: OrderNumberParams, response: { 200: Envelope(UpiLink) } } },
      async ({ staff, params, t }) => ok(await doorPayments.linkFor(staff, params.orderNumber), t('core.ok')),
    );

    app.post(
      '/:orderNumber/collect',
      {
        config: config('receiveCash'),
        schema: { params: OrderNumberParams, body: CollectBody, response: done },
      },
      async ({ staff, params, body, t }) => {
        await doorPayments.collect(staff, params.orderNumber, body);
        return ok(null, t(body.method === 'CASH' ? 'money.collected' : 'money.awaited'));
      },
    );
  };

export const moneyRoutes =
  ({ handovers, matches, statementImport, dayBooks }: Services): Routes =>
  async (app) => {
    const { receiveCash, matchTransfers, closeDay } = {
      receiveCash: config('receiveCash'),
      matchTransfers: config('matchTransfers'),
      closeDay: config('closeDay'),
    };

    app.get('/cash', { config: receiveCash, schema: { response: { 200: Envelope(CashOverview) } } }, async ({ t }) =>
      ok(await handovers.readOverview(), t('core.ok')),
    );

    app.post(
      '/handovers',
      {
        config: receiveCash,
        schema: {
          headers: IdempotencyHeaders,
          body: HandoverBody,
          response: { 200: Envelope(Type.Object({ differencePaise: Type.Integer() })) },
        },
      },
      async ({ staff, headers, body, t }) =>
        ok(await handovers.receive(staff, headers['idempotency-key'], body), t('money.received')),
    );

    app.get('/bank', { config: matchTransfers, schema: { response: { 200: Envelope(BankOverview) } } }, async ({ t }) =>
      ok(await matches.readOverview(), t('core.ok')),
    );

    app.post(
      '/transfers',
      { config: matchTransfers, schema: { body: MatchBody, response: { 200: Envelope(Matched) } } },
      async ({ staff, body, t }) => {
        const matched = await matches.match(staff, body);
        return ok(matched, t(`money.outcome.${matched.outcome}`));
      },
    );

    app.post(
      '/transfers/:transferId/assign',
      {
        config: matchTransfers,
        schema: { params: TransferParams, body: AssignBody, response: { 200: Envelope(Matched) } },
      },
      async ({ staff, params, body, t }) => {
        const matched = await matches.assign(staff, params.transferId, body.orderNumber);
        return ok(matched, t(`money.outcome.${matched.outcome}`));
      },
    );

    app.post(
      '/transfers/:transferId/return',
      { config: matchTransfers, schema: { params: TransferParams, response: { 200: Envelope(Returned) } } },
      async ({ staff, params, t }) => {
        const way = await matches.refundTransfer(staff, params.transferId);
        return ok({ way }, t(`money.refund.${way}`));
      },
    );

    app.post(
      '/statement',
      {
        config: matchTransfers,
        bodyLimit: STATEMENT_BODY_LIMIT,
        schema: { body: StatementBody, response: { 200: Envelope(ImportedStatement) } },
      },
      async ({ staff, body, t }) => {
        const result = await statementImport.importStatement(staff, body.csv, t);
        return ok(result, t('money.imported', { count: result.imported }));
      },
    );

    app.post(
      '/statement/:reference/dismiss',
      { config: matchTransfers, schema: { params: BankLineParams, response: done } },
      async ({ staff, params, t }) => {
        await matches.dismiss(staff, params.reference);
        return ok(null, t('core.ok'));
      },
    );

    app.get('/day', { config: closeDay, schema: { response: { 200: Envelope(DayBooks) } } }, async ({ t }) =>
      ok(await dayBooks.read(), t('core.ok')),
    );

    app.post(
      '/day',
      { config: closeDay, schema: { body: CloseDayBody, response: done } },
      async ({ staff, body, t }) => {
        await dayBooks.close(staff, body);
        return ok(null, t('money.dayClosed'));
      },
    );
  };
