import { http } from 'msw';
import { buildCodeSent } from '../builders/auth';
import { buildFactorEnrolled, buildFactorOffered } from '../builders/staff';
import { ok, staffApiUrl } from './responses';

const ticket = 't'.repeat(43);

/** An Admin logs in, whose second factor is set up. */
export const staffLoginHandlers = [
  http.post(staffApiUrl('/login'), () => ok(buildCodeSent({ otpLength: 6 }), 'A code is on its way')),
  http.post(staffApiUrl('/resend'), () => ok({ session_id: 'session-1', resendAfterSeconds: 30 }, 'A new code')),
  http.post(staffApiUrl('/verify'), () => ok({ next: 'FACTOR', ticket })),
  http.post(staffApiUrl('/factor'), () =>
    ok({ token: 'token-of-selvi', language: 'en', browserToken: 'b'.repeat(43) }),
  ),
  http.post(staffApiUrl('/enrol'), () => ok(buildFactorOffered())),
  http.post(staffApiUrl('/enrol/confirm'), () => ok(buildFactorEnrolled())),
  http.post(staffApiUrl('/begin'), () => ok(buildFactorOffered())),
  http.post(staffApiUrl('/begin/confirm'), () => ok(buildFactorEnrolled())),
];

/** Instead: who has no second factor yet, or needs none. */
export const needsEnrolment = (demoHint?: string) =>
  http.post(staffApiUrl('/verify'), () => ok({ next: 'ENROL', ticket, ...(demoHint !== undefined && { demoHint }) }));
export const needsNoFactor = http.post(staffApiUrl('/verify'), () =>
  ok({ next: 'IN', token: 'token-of-selvi', language: 'ta' }),
);
