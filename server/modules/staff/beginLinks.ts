import { STAFF_BEGIN_PATH } from '../../../contract/constants';
import type { Queries } from '../../db/database';
import type { AppDeps } from '../../deps';
import { HOUR_MS } from '../../lib/caps';
import { AppError } from '../../lib/errors';
import { keyedHash, sameSecret } from '../../lib/secrets';
import { hasSuperAdmin } from './peopleRepository';

/** Who installs in the evening begins in the morning. */
const LINK_HOURS = 24;

export type BeginLinks = ReturnType<typeof createBeginLinks>;

/**
 * The link with which the first Super Admin begins. Its token is the time at which it expires, signed, so that nothing
 * is stored; it is in the fragment, which browsers send to no server and no log.
 */
export function createBeginLinks({ config, secrets, db, clock }: Pick<AppDeps, 'config' | 'secrets' | 'db' | 'clock'>) {
  const sign = (key: string, expires: string) => keyedHash(key, 'begin-link', expires);

  function isValid(token: string): boolean {
    const [expires = '', signature = ''] = token.split('.');
    const isSigned = secrets.keys.some((key) => sameSecret(signature, sign(key, expires)));
    return isSigned && parseInt(expires, 36) > clock.now().getTime();
  }

  return {
    /** Returns null where the shop has a Super Admin. */
    async make(): Promise<string | null> {
      if (await hasSuperAdmin(db)) return null;
      const expires = (clock.now().getTime() + LINK_HOURS * HOUR_MS).toString(36);
      return `${config.publicUrl}${STAFF_BEGIN_PATH}#${expires}.${sign(secrets.keys[0], expires)}`;
    },

    /** @throws AppError 410 for a token that is wrong or has expired, or in a shop with a Super Admin */
    async check(queries: Queries, token: string): Promise<void> {
      if (!isValid(token) || (await hasSuperAdmin(queries))) throw new AppError(410, 'staff.begin.deadLink');
    },
  };
}
