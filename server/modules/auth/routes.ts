import {
  CodeResent,
  CodeSent,
  LoginBody,
  LoginSessions,
  RegisterBody,
  ResendOtpBody,
  SendOtpBody,
  VerifiedCustomer,
  VerifyOtpBody,
} from '../../../contract/auth';
import { Envelope, Nothing } from '../../../contract/http';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import { spacedNumber } from '../../lib/mobileNumber';
import type { AuthService } from './service';

const open = { access: 'public' } as const;
const loggedIn = { access: 'customer' } as const;

export const authRoutes =
  (service: AuthService): Routes =>
  async (app) => {
    app.post(
      '/login',
      {
        config: open,
        schema: { summary: 'Send a login code', body: LoginBody, response: { 200: Envelope(CodeSent) } },
      },
      async ({ body, ip, language, t }) => {
        const sent = await service.login(body, { callerAddress: ip, language });
        return ok(sent, t('auth.codeSent', { mobileNumber: spacedNumber(sent.mobileNumber) }));
      },
    );

    app.post(
      '/register',
      {
        config: open,
        schema: {
          summary: 'Create an account: send a code to its number',
          body: RegisterBody,
          response: { 200: Envelope(CodeSent) },
        },
      },
      async ({ body, ip, language, t }) => {
        const sent = await service.register(body, { callerAddress: ip, language });
        return ok(sent, t('auth.codeSent', { mobileNumber: spacedNumber(sent.mobileNumber) }));
      },
    );

    app.post(
      '/verify/otp',
      {
        config: open,
        schema: {
          summary: 'Log in with a code',
          body: VerifyOtpBody,
          response: { 200: Envelope(VerifiedCustomer) },
        },
      },
      async ({ body, ip, language, headers, t }) => {
        const caller = { callerAddress: ip, language, userAgent: headers['user-agent'] };
        return ok(await service.verify(body, caller), t('auth.loggedIn'));
      },
    );

    app.post(
      '/resend/otp',
      {
        config: open,
        schema: {
          summary: 'Replace a code by a new one',
          body: ResendOtpBody,
          response: { 200: Envelope(CodeResent) },
        },
      },
      async ({ body, ip, language, t }) =>
        ok(await service.resend(body, { callerAddress: ip, language }), t('auth.codeResent')),
    );

    app.post(
      '/logout',
      { config: loggedIn, schema: { summary: 'End the token', response: { 200: Envelope(Nothing) } } },
      async ({ headers, customer, ip, t }) => {
        // Verified by access 'customer'.
        await service.logout({ token: String(headers.token), customerId: customer.customerId, callerAddress: ip });
        return ok(null, t('auth.loggedOut'));
      },
    );

    app.post(
      '/send/otp',
      {
        config: loggedIn,
        schema: {
          summary: "Send a code to the customer's own number, to confirm a change",
          body: SendOtpBody,
          response: { 200: Envelope(CodeSent) },
        },
      },
      async ({ customer, headers, body, ip, language, t }) => {
        const sent = await service.sendConfirmation(body, {
          customerId: customer.customerId,
          token: String(headers.token),
          callerAddress: ip,
          language,
        });
        return ok(sent, t('auth.codeSent', { mobileNumber: spacedNumber(sent.mobileNumber) }));
      },
    );

    app.get(
      '/sessions',
      {
        config: loggedIn,
        schema: { summary: 'Where the customer is logged in', response: { 200: Envelope(LoginSessions) } },
      },
      async ({ customer, headers, t }) =>
        ok(await service.listSessions(customer.customerId, String(headers.token)), t('core.ok')),
    );

    app.post(
      '/sessions/end-others',
      {
        config: loggedIn,
        schema: { summary: 'Log out everywhere else', response: { 200: Envelope(Nothing) } },
      },
      async ({ customer, headers, ip, t }) => {
        const count = await service.endOtherSessions({
          customerId: customer.customerId,
          token: String(headers.token),
          callerAddress: ip,
        });
        return ok(null, t('auth.othersLoggedOut', { count }));
      },
    );
  };
