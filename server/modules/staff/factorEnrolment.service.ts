import type { FactorEnrolled, FactorOffered } from '../../../contract/staffLogin';
import { recordAudit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { isLocalDemo } from '../../lib/localDemo';
import type { OneTimeSecrets } from './oneTimeSecrets';
import type { StaffCaller } from './login';
import * as repository from './loginRepository';
import { WrongGuess, type SecondFactor } from './secondFactor';
import { sealSeed, unsealSeed } from './seeds';
import type { StaffSessions } from './sessions';
import { hashShortSecret, newShortSecret } from './shortSecrets';
import { codeOfStep, newSeed, otpauthUri, stepAt, stepOfCode } from './totp';

const RECOVERY_CODES = 10;

export type FactorEnrolment = ReturnType<typeof createFactorEnrolment>;

/** The one-time secret, then the app's first code. */
export function createFactorEnrolment(
  { config, secrets, clock, security }: AppDeps,
  {
    oneTimeSecrets,
    factor,
    sessions,
  }: { oneTimeSecrets: OneTimeSecrets; factor: SecondFactor; sessions: StaffSessions },
) {
  const issuer = new URL(config.publicUrl).hostname;

  /** What an authenticator app needs. @param label whose login it is */
  const describe = (key: string, label: string): FactorOffered => ({
    uri: otpauthUri(key, issuer, label),
    key,
    ...(isLocalDemo(config) && { demoHint: codeOfStep(key, stepAt(clock.now())) }),
  });

  /** Stores a seed whose first code was right, and logs in. */
  async function enrol(
    tx: Transaction,
    member: repository.Member,
    { seed, step }: { seed: string; step: number },
    { callerAddress, userAgent, lane }: StaffCaller & { lane: string | null },
  ): Promise<FactorEnrolled> {
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newShortSecret);
    await repository.updateFactor(tx, member.id, {
      factorSeed: sealSeed(secrets.keys, member.id, seed),
      factorStep: step,
      enrolmentHash: null,
      enrolmentExpiresAt: null,
    });
    await repository.replaceRecoveryCodes(tx, member.id, recoveryCodes.map(hashShortSecret));
    const audited = { action: 'enrolFactor', subject: 'staff', subjectId: member.id };
    await recordAudit(tx, { staffId: member.id, name: member.name }, audited, clock.now());
    security.record('second factor enrolled', { staffId: member.id, callerAddress });
    return { ...(await sessions.open(tx, member, { userAgent, lane })), recoveryCodes };
  }

  return {
    describe,
    enrol,

    /**
     * Offers a new seed; the secret stays valid until the first right code.
     * @throws AppError 409 for a wrong secret or an existing factor, 410 for an expired one; as `SecondFactor.guess`
     */
    offer: (ticket: string, secret: string, { callerAddress }: StaffCaller): Promise<FactorOffered> =>
      factor.guess(ticket, callerAddress, async (tx, { ticket: { ticketHash }, member }) => {
        if (member.factorSeed !== null) return new AppError(409, 'staff.login.alreadyEnrolled');
        if (!oneTimeSecrets.isValid(member)) return new AppError(410, 'staff.login.secretExpired');
        if (!oneTimeSecrets.matches(member, secret))
          return new WrongGuess('staff.login.wrongSecret', 'one-time secret');
        const key = newSeed();
        await repository.updateTicket(tx, ticketHash, { newSeed: sealSeed(secrets.keys, member.id, key) });
        return describe(key, member.name);
      }),

    /** @throws AppError 409 without an offered seed or with a factor, 410 for a lost seed; as `SecondFactor.guess` */
    confirm: (ticket: string, code: string, { callerAddress, userAgent }: StaffCaller): Promise<FactorEnrolled> =>
      factor.guess(ticket, callerAddress, async (tx, { ticket: { ticketHash, lane, newSeed: offered }, member }) => {
        if (member.factorSeed !== null) return new AppError(409, 'staff.login.alreadyEnrolled');
        if (offered === null) return new AppError(409, 'staff.login.notEnrolled');
        const seed = unsealSeed(secrets.keys, member.id, offered);
        if (seed === null) return new AppError(410, 'staff.login.deadTicket');
        const step = stepOfCode(seed, code.replace(/\s/g, ''), clock.now());
        if (step === null) return new WrongGuess('auth.wrongCode', 'app');
        await repository.deleteTicket(tx, ticketHash);
        return enrol(tx, member, { seed, step }, { callerAddress, userAgent, lane });
      }),
  };
}
