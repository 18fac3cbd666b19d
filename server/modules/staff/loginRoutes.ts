import { CodeResent, CodeSent, ResendOtpBody, VerifyOtpBody } from '../../../contract/auth';
import { Envelope } from '../../../contract/http';
import {
  EnrolBody,
  FactorBody,
  FactorEnrolled,
  FactorOffered,
  StaffLoggedIn,
  StaffLoginBody,
  StaffVerified,
} from '../../../contract/staffLogin';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import { isFromThisMachine } from '../../lib/localDemo';
import { spacedNumber } from '../../lib/mobileNumber';
import type { FactorEnrolment } from './factorEnrolment.service';
import type { StaffCaller, StaffLogin } from './login';

const config = { access: 'public' } as const;

/** Who calls, and from which browser. */
export const callerOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): StaffCaller => ({
  callerAddress: ip,
  userAgent: headers['user-agent'],
});

interface DemoHints {
  demoCode: string;
  demoHint: string;
}
const withoutHints = ({ demoCode: _code, demoHint: _hint, ...data }: Partial<DemoHints>) => data;

export const staffLoginRoutes =
  (login: StaffLogin, factorEnrolment: FactorEnrolment): Routes =>
  async (app) => {
    app.addHook<{ data?: Partial<DemoHints> | null }>('preSerialization', async (request, _reply, payload) =>
      payload.data && !isFromThisMachine(request.raw) ? { ...payload, data: withoutHints(payload.data) } : payload,
    );

    app.post(
      '/login',
      {
        config,
        schema: { summary: 'Send a code to staff', body: StaffLoginBody, response: { 200: Envelope(CodeSent) } },
      },
      async ({ body, ip, language, t }) => {
        const sent = await login.sendCode(body, { callerAddress: ip, language });
        return ok(sent, t('staff.login.codeSent', { mobileNumber: spacedNumber(body.mobileNumber) }));
      },
    );

    app.post(
      '/resend',
      {
        config,
        schema: {
          summary: 'Replace a code by a new one',
          body: ResendOtpBody,
          response: { 200: Envelope(CodeResent) },
        },
      },
      async ({ body, ip, language, t }) =>
        ok(await login.resendCode(body, { callerAddress: ip, language }), t('staff.login.codeResent')),
    );

    app.post(
      '/verify',
      {
        config,
        schema: {
          summary: 'Give the code: logs in, or leads to the second factor',
          body: VerifyOtpBody,
          response: { 200: Envelope(StaffVerified) },
        },
      },
      async (request) => {
        const verified = await login.verifyCode(request.body, callerOf(request));
        return ok(verified, request.t(verified.next === 'IN' ? 'auth.loggedIn' : 'staff.login.factorNeeded'));
      },
    );

    app.post(
      '/factor',
      {
        config,
        schema: {
          summary: 'Log in with the second factor or a recovery code',
          body: FactorBody,
          response: { 200: Envelope(StaffLoggedIn) },
        },
      },
      async (request) => {
        const { ticket, code } = request.body;
        return ok(await login.passFactor(ticket, code, callerOf(request)), request.t('auth.loggedIn'));
      },
    );

    app.post(
      '/enrol',
      {
        config,
        schema: {
          summary: 'Begin a second factor with the one-time secret',
          body: EnrolBody,
          response: { 200: Envelope(FactorOffered) },
        },
      },
      async (request) => {
        const { ticket, secret } = request.body;
        return ok(await factorEnrolment.offer(ticket, secret, callerOf(request)), request.t('staff.login.scanNow'));
      },
    );

    app.post(
      '/enrol/confirm',
      {
        config,
        schema: {
          summary: "Enrol the second factor by the app's first code",
          body: FactorBody,
          response: { 200: Envelope(FactorEnrolled) },
        },
      },
      async (request) => {
        const { ticket, code } = request.body;
        return ok(await factorEnrolment.confirm(ticket, code, callerOf(request)), request.t('staff.login.enrolled'));
      },
    );
  };
