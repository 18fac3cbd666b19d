import { Type } from 'typebox';
import { Envelope, Nothing, Paise } from '../../../contract/http';
import type { AppDeps } from '../../deps';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { Outbox } from '../../lib/outbox';
import * as repository from './repository';

const Problems = Type.Object({
  /** Work that was given up. */
  outbox: Type.Array(
    Type.Object({ id: Type.Integer(), kind: Type.String(), lastError: Type.Union([Type.String(), Type.Null()]) }),
  ),
  refunds: Type.Array(
    Type.Object({ id: Type.String(), orderNumber: Type.Union([Type.String(), Type.Null()]), amountPaise: Paise }),
  ),
  /** Money for no payment of ours. */
  transfers: Type.Array(Type.Object({ reference: Type.String(), amountPaise: Paise })),
});

/** Local staff commands behind `npm run order`: what needs a person, and another try. */
export const internalPaymentRoutes =
  ({ db }: Pick<AppDeps, 'db'>, outbox: Outbox): Routes =>
  async (app) => {
    const config = { access: 'loopback' } as const;

    app.post('/problems', { config, schema: { response: { 200: Envelope(Problems) } } }, async () =>
      ok({ outbox: await outbox.findDead(), ...(await repository.findProblems(db)) }, 'ok'),
    );

    app.post('/retry', { config, schema: { response: { 200: Envelope(Nothing) } } }, async () => {
      await outbox.revive();
      await outbox.flush();
      return ok(null, 'ok');
    });
  };
