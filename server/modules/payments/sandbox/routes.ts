import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Id } from '../../../../contract/http';
import type { AppDeps } from '../../../deps';
import type { App, Routes } from '../../../lib/area';
import { AppError } from '../../../lib/errors';
import {
  signSandboxMessage,
  type SandboxKind,
  type SandboxPayment,
  type SignedMessage,
} from '../../../ports/payment/sandbox';
import { sendPlainPage } from '../../../pages/plain/plainPage';
import { plainStyle } from '../../../pages/plain/plainStyle';
import * as repository from '../attempts/repository';
import { sandboxPage } from './page';

const WEBHOOK = '/api/web/payment/webhook/sandbox';
const WEBHOOK_TIMEOUT_MS = 5_000;
/** The last two simulate a double payment and a lost message. */
const OUTCOMES = ['pay', 'decline', 'lapse', 'pay-twice', 'pay-silently'] as const;

const PaymentParams = Type.Object({ paymentId: Id });
const OutcomeParams = Type.Object({ paymentId: Id, outcome: Type.Enum([...OUTCOMES]) });

/** A simulated UPI app whose buttons use the signed webhook, as a real provider does. */
export const sandboxRoutes =
  ({ config, db, secrets, clock, log }: AppDeps, sandbox: SandboxPayment): Routes =>
  async (app) => {
    const style = plainStyle(join(config.root, 'dist', 'client', 'fonts'));
    // The form has no fields.
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null, undefined));
    const schema = { params: PaymentParams, hide: true };

    // HEAD must not count as opening the payment.
    app.get('/:paymentId', { config: { access: 'public' }, schema, exposeHeadRoute: false }, async (request, reply) => {
      const { attempt } = await findPage(request.params.paymentId);
      const opensPayment = attempt.state === 'FAILED' || (attempt.state === 'OPEN' && !attempt.openedAt);
      if (opensPayment) await report(app, attempt, 'OPENED');
      return showPage(request, reply, attempt.id);
    });

    app.get('/:paymentId/result', { config: { access: 'public' }, schema }, async (request, reply) =>
      showPage(request, reply, request.params.paymentId),
    );

    app.post(
      '/:paymentId/:outcome',
      { config: { access: 'public' }, schema: { params: OutcomeParams, hide: true } },
      async (request, reply) => {
        const { attempt } = await findPage(request.params.paymentId);
        await play(app, attempt, request.params.outcome);
        return reply.redirect(`/pay/sandbox/${encodeURIComponent(attempt.id)}/result`, 303);
      },
    );

    async function findPage(paymentId: string) {
      const page = await repository.findPaymentPage(db, paymentId);
      if (!page) throw new AppError(404, 'payment.notFound');
      return page;
    }

    async function showPage(request: FastifyRequest, reply: FastifyReply, paymentId: string) {
      const { attempt, status, bankReference, orderNumber, shopName } = await findPage(paymentId);
      const { language, t } = request;
      return sendPlainPage(request, reply, style, (look) =>
        sandboxPage({
          ...look,
          orderId: attempt.orderId,
          amountPaise: attempt.amountPaise,
          status,
          bankReference,
          paymentId: attempt.id,
          orderNumber,
          shopName: shopName[language],
          language,
          t,
        }),
      );
    }

    async function play(to: App, attempt: repository.Attempt, outcome: (typeof OUTCOMES)[number]): Promise<void> {
      if (outcome === 'decline') return report(to, attempt, 'FAILED');
      if (outcome === 'lapse') return report(to, attempt, 'LAPSED');
      const { providerOrderId, amountPaise } = attempt;
      if (!providerOrderId) return;
      const { reference } = sandbox.pay(providerOrderId, amountPaise);
      if (outcome === 'pay-silently') return;
      await report(to, attempt, 'RECEIVED', reference);
      if (outcome === 'pay-twice')
        await report(to, attempt, 'RECEIVED', sandbox.receive(providerOrderId, amountPaise).reference);
    }

    async function report(
      to: App,
      { id, providerOrderId, amountPaise }: repository.Attempt,
      kind: SandboxKind,
      bankReference?: string,
    ): Promise<void> {
      if (!providerOrderId) return;
      const message = signSandboxMessage(
        { kind, providerOrderId, amountPaise, ...(bankReference !== undefined && { bankReference }) },
        { secret: secrets.sandboxWebhook, clock },
      );
      const status = await deliver(to, message);
      if (status !== 200) log.error({ status, kind, attemptId: id }, 'the sandbox’s message was rejected');
    }
  };

/** Over loopback, like a provider's message; injected in tests without a port. */
async function deliver(app: App, { body, headers }: SignedMessage): Promise<number> {
  const address = app.server.address();
  if (typeof address !== 'object' || !address) {
    const response = await app.inject({ method: 'POST', url: WEBHOOK, payload: body, headers });
    return response.statusCode;
  }
  const host = LISTENS_EVERYWHERE.includes(address.address) ? '127.0.0.1' : address.address;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}${WEBHOOK}`;
  const response = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS) });
  return response.status;
}

const LISTENS_EVERYWHERE = ['0.0.0.0', '::'];
