import type { AppDeps } from '../../deps';
import { DAY_MS } from '../../lib/caps';
import { isLocalDemo } from '../../lib/localDemo';
import { keyedHash } from '../../lib/secrets';
import type { Member } from './loginRepository';
import { hashShortSecret, newShortSecret } from './shortSecrets';

/** The secret is handed over on paper. */
const SECRET_DAYS = 3;

export type OneTimeSecrets = ReturnType<typeof createOneTimeSecrets>;

/** Without a one-time secret, a code by SMS alone could enrol a second factor. */
export function createOneTimeSecrets({ config, secrets, clock }: Pick<AppDeps, 'config' | 'secrets' | 'clock'>) {
  const columnsFor = (secret: string) => ({
    enrolmentHash: hashShortSecret(secret),
    enrolmentExpiresAt: new Date(clock.now().getTime() + SECRET_DAYS * DAY_MS),
  });
  const isValid = ({ enrolmentHash, enrolmentExpiresAt }: Member): boolean =>
    enrolmentHash !== null && enrolmentExpiresAt !== null && enrolmentExpiresAt > clock.now();

  return {
    isValid,

    /** Hand over `secret`, store `columns`. */
    issue() {
      const secret = newShortSecret();
      return { secret, columns: columnsFor(secret) };
    },

    matches: ({ enrolmentHash }: Member, typed: string): boolean => enrolmentHash === hashShortSecret(typed),

    /**
     * The secret that a local demo reveals, with `columns` to store; null elsewhere or when another secret is valid.
     */
    demoSecret(member: Member) {
      if (!isLocalDemo(config)) return null;
      const secret = keyedHash(secrets.keys[0], 'demo-enrolment', member.id).slice(0, 8).toUpperCase();
      const columns = columnsFor(secret);
      return isValid(member) && member.enrolmentHash !== columns.enrolmentHash ? null : { secret, columns };
    },
  };
}
