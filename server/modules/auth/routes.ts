import {
  CodeResent,
  CodeSent,
  LoginBody,
  RegisterBody,
  ResendOtpBody,
  VerifiedCustomer,
  VerifyOtpBody,
} from '../../../contract/auth';
import { Envelope, Nothing } from '../../../contract/http';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import { spacedNumber } from '../../lib/mobileNumber';
import type { AuthService } from './service';

const open = { access: 'public' } as const;

export const authRoutes =
  (service: AuthService): Routes =>
  async (app) => {
    app.post(
      '/login',
      {
        config: open,
        schema: { summary: 'Send a login code', body: LoginBody, response: { 200: Envelope(CodeSent) } },
      },
      async ({ body, ip, t }) => {
        const sent = await service.login(body, ip);
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
      async ({ body, ip, t }) => {
        const sent = await service.register(body, ip);
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
      async ({ body, t }) => ok(await service.verify(body), t('auth.loggedIn')),
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
      async ({ body, ip, t }) => ok(await service.resend(body, ip), t('auth.codeResent')),
    );

    app.post(
      '/logout',
      { config: { access: 'customer' }, schema: { summary: 'End the token', response: { 200: Envelope(Nothing) } } },
      async ({ headers, t }) => {
        // Verified by access 'customer'.
        await service.logout(String(headers.token));
        return ok(null, t('auth.loggedOut'));
      },
    );
  };
