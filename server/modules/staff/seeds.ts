import { seal, unseal } from '../../lib/sealedText';
import type { SecretKeys } from '../../lib/secrets';

const PURPOSE = 'staff-factor';

export const sealSeed = (keys: SecretKeys, staffId: string, seed: string): string => seal(keys, PURPOSE, staffId, seed);

/** Returns null when no key opens it: the factor is lost, and its person needs another (docs/deploy.md). */
export const unsealSeed = (keys: SecretKeys, staffId: string, sealed: string): string | null =>
  unseal(keys, PURPOSE, staffId, sealed)?.text ?? null;

/** Returns null when it is current already or can't be opened. */
export function resealSeed(keys: SecretKeys, staffId: string, sealed: string): string | null {
  const found = unseal(keys, PURPOSE, staffId, sealed);
  return found && !found.isCurrent ? sealSeed(keys, staffId, found.text) : null;
}
