import { MAX_STATEMENT_BYTES } from '../../../../contract/paymentConstants';
import { Envelope, Nothing } from '../../../../contract/http';
import {
  AssignBody,
  BankOverview,
  BankLineParams,
  ImportedStatement,
  MatchBody,
  Matched,
  TransferRefund,
  StatementBody,
  TransferParams,
} from '../../../../contract/staffMoney';
import type { Routes } from '../../../lib/area';
import { ok } from '../../../lib/envelope';
import type { createMatches } from './matches';
import type { createStatementImport } from './statementImport';

/** JSON escapes line breaks. */
const STATEMENT_BODY_LIMIT = 2 * MAX_STATEMENT_BYTES;

const config = { access: 'staff', action: 'matchTransfers' } as const;

export const bankRoutes =
  (matches: ReturnType<typeof createMatches>, statementImport: ReturnType<typeof createStatementImport>): Routes =>
  async (app) => {
    app.get('/bank', { config, schema: { response: { 200: Envelope(BankOverview) } } }, async ({ t }) =>
      ok(await matches.readOverview(), t('core.ok')),
    );

    app.post(
      '/transfers',
      { config, schema: { body: MatchBody, response: { 200: Envelope(Matched) } } },
      async ({ staff, body, t }) => {
        const matched = await matches.match(staff, body);
        return ok(matched, t(`money.outcome.${matched.outcome}`));
      },
    );

    app.post(
      '/transfers/:transferId/assign',
      {
        config,
        schema: { params: TransferParams, body: AssignBody, response: { 200: Envelope(Matched) } },
      },
      async ({ staff, params, body, t }) => {
        const matched = await matches.assign(staff, params.transferId, body.orderNumber);
        return ok(matched, t(`money.outcome.${matched.outcome}`));
      },
    );

    app.post(
      '/transfers/:transferId/return',
      { config, schema: { params: TransferParams, response: { 200: Envelope(TransferRefund) } } },
      async ({ staff, params, t }) => {
        const refundMethod = await matches.refundTransfer(staff, params.transferId);
        return ok({ refundMethod }, t(`money.refund.${refundMethod}`));
      },
    );

    app.post(
      '/statement',
      {
        config,
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
      { config, schema: { params: BankLineParams, response: { 200: Envelope(Nothing) } } },
      async ({ staff, params, t }) => {
        await matches.dismiss(staff, params.reference);
        return ok(null, t('core.ok'));
      },
    );
  };
