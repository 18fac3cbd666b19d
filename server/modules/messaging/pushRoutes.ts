import { Envelope, Nothing } from '../../../contract/http';
import { PushEndpointBody, PushKey, PushSubscriptionBody } from '../../../contract/push';
import { lockCustomer } from '../../db/lockCustomer';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { Routes } from '../../lib/area';
import { browserName } from '../../lib/browserName';
import { ok } from '../../lib/envelope';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { isPushEndpoint } from '../../ports/messages/pushHosts';
import { deleteOldestSubscriptions, deleteSubscription, saveSubscription } from './pushRepository';

const MAX_SUBSCRIPTIONS = 10;

const config = { access: 'customer' } as const;

/** Browsers that customers want notifications in. */
export const pushRoutes =
  ({ config: { messages }, db, clock, messageProviders: { push } }: AppDeps): Routes =>
  async (app) => {
    app.get(
      '',
      {
        config,
        schema: { summary: 'The key by which a browser subscribes', response: { 200: Envelope(PushKey) } },
      },
      async ({ t }) => ok({ publicKey: push?.publicKey ?? null }, t('core.ok')),
    );

    app.post(
      '',
      {
        config,
        schema: {
          summary: 'Notify this browser, too',
          body: PushSubscriptionBody,
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ customer: { customerId }, body: { endpoint, keys }, headers, t }) => {
        if (!push || !isPushEndpoint(endpoint, messages.pushHosts)) throw new AppError(400, 'messaging.push.unknown');
        const { browser } = browserName(headers['user-agent']);
        await inTransaction(db, async (tx) => {
          if (!(await lockCustomer(tx, customerId))) throw new AppError(401, 'core.loginEnded');
          await saveSubscription(tx, { id: newId(), customerId, endpoint, ...keys, browser, createdAt: clock.now() });
          await deleteOldestSubscriptions(tx, customerId, MAX_SUBSCRIPTIONS);
        });
        return ok(null, t('messaging.push.on'));
      },
    );

    app.delete(
      '',
      {
        config,
        schema: {
          summary: 'No longer notify this browser',
          body: PushEndpointBody,
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ customer: { customerId }, body: { endpoint }, t }) => {
        await deleteSubscription(db, customerId, endpoint);
        return ok(null, t('messaging.push.off'));
      },
    );
  };
