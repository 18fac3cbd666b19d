import type { AppDeps } from '../../deps';
import type { Job } from '../../lib/jobs';
import * as repository from './loginRepository';
import { resealSeed } from './seeds';

/** Operators drop the previous secret key after an hour. */
const EVERY_MS = 600_000;

/** Deletes expired logins, and re-encrypts second factors after a key rotation. */
export const upkeepJob = ({ secrets, db, clock }: Pick<AppDeps, 'secrets' | 'db' | 'clock'>): Job => ({
  name: 'upkeep of staff logins',
  everyMs: EVERY_MS,
  run: async () => {
    await repository.deleteExpired(db, clock.now());
    if (secrets.keys.length === 1) return;
    for (const { staffId, factorSeed } of await repository.findSealedSeeds(db)) {
      const resealed = resealSeed(secrets.keys, staffId, factorSeed);
      if (resealed !== null) await repository.replaceSeed(db, staffId, factorSeed, resealed);
    }
  },
});
