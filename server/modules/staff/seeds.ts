import { seal, unseal } from '../../lib/sealedText';
import type { SecretKeys } from '../../lib/secrets';

const PURPOSE = 'staff-factor';

export const sealSeed = (keys: SecretKeys, staffId: string, seed: string): string => seal(keys, PURPOSE, staffId, seed);

/** @throws Error when neither key opens it: the factor has to be reset */
export function unsealSeed(keys: SecretKeys, staffId: string, sealed: string): string {
  const found = unseal(keys, PURPOSE, staffId, sealed);
  if (!found) throw new Error('a second factor was encrypted with a lost secret key: reset it by npm run staff');
  return found.text;
}

/** Null when it is current already or can't be opened. */
export function resealSeed(keys: SecretKeys, staffId: string, sealed: string): string | null {
  const found = unseal(keys, PURPOSE, staffId, sealed);
  return found && !found.isCurrent ? sealSeed(keys, staffId, found.text) : null;
}
