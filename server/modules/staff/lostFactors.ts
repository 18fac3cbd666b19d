import type { Queries } from '../../db/database';
import type { SecretKeys } from '../../lib/secrets';
import { findSealedSeeds } from './loginRepository';
import { unsealSeed } from './seeds';

/** Returns what the operator reads at the start when a secret key was lost. */
export async function lostFactorWarnings(db: Queries, keys: SecretKeys): Promise<string[]> {
  const sealed = await findSealedSeeds(db);
  const lost = sealed.filter(({ staffId, factorSeed }) => unsealSeed(keys, staffId, factorSeed) === null);
  return lost.length === 0
    ? []
    : [
        `Second factors that were made with a lost SECRET_KEY: ${lost.length} (npm run staff -- list). Their people log in by a recovery code, or after npm run staff -- reset-factor <mobile number>.`,
      ];
}
