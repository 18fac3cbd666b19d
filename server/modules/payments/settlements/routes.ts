import { Envelope, Nothing } from '../../../../contract/http';
import {
  DifferenceParams,
  DifferenceQuery,
  ResolveBody,
  SettlementOverview,
  SettlementDifferences,
  SettlementTodos,
} from '../../../../contract/settlements';
import type { Routes } from '../../../lib/area';
import { ok } from '../../../lib/envelope';
import type { createSettlementOverview } from './settlementOverview';

const config = { access: 'staff', action: 'matchTransfers' } as const;

export const settlementRoutes =
  (settlements: ReturnType<typeof createSettlementOverview>): Routes =>
  async (app) => {
    app.get(
      '',
      { config, schema: { summary: 'Payouts of the provider', response: { 200: Envelope(SettlementOverview) } } },
      async ({ t }) => ok(await settlements.readOverview(), t('core.ok')),
    );

    app.get(
      '/todos',
      { config, schema: { summary: 'Differences that wait', response: { 200: Envelope(SettlementTodos) } } },
      async ({ t }) => ok(await settlements.readTodos(), t('core.ok')),
    );

    app.get(
      '/differences',
      {
        config,
        schema: {
          summary: 'Where payouts and the shop’s records differ',
          querystring: DifferenceQuery,
          response: { 200: Envelope(SettlementDifferences) },
        },
      },
      async ({ query, t }) => ok(await settlements.list(query), t('core.ok')),
    );

    app.post(
      '/differences/:differenceId/resolve',
      {
        config,
        schema: {
          summary: 'Resolve a difference',
          params: DifferenceParams,
          body: ResolveBody,
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ staff, params: { differenceId }, body, t }) => {
        const { isLate } = await settlements.resolve(staff, differenceId, body);
        return ok(null, t(isLate ? 'money.outcome.LATE' : 'settlements.resolved'));
      },
    );
  };
