import { randomInt } from 'node:crypto';
import { keyedHash, sameSecret, type SecretKeys } from '../../lib/secrets';

/** A one-time code from the CSPRNG; leading zeros count. */
export const generateCode = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0');

/**
 * Keyed, because a plain hash of four digits is reversed within a second; bound to the session, so a code is worthless
 * elsewhere.
 */
export const hashCode = (secretKey: string, sessionId: string, code: string): string =>
  keyedHash(secretKey, 'one-time-code', `${sessionId}:${code}`);

/** Timing-safe. A code sent before the key was rotated still matches. */
export const codeMatches = (keys: SecretKeys, sessionId: string, code: string, codeHash: string): boolean =>
  keys.some((key) => sameSecret(hashCode(key, sessionId, code), codeHash));
