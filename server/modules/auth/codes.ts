import { randomInt } from 'node:crypto';
import { keyedHash, sameSecret } from '../../lib/secrets';

/** A one-time code from the CSPRNG; leading zeros count. */
export const generateCode = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0');

/**
 * Keyed, because a plain hash of four digits is reversed within a second; bound to the session, so a code is worthless
 * elsewhere.
 */
export const hashCode = (secretKey: string, sessionId: string, code: string): string =>
  keyedHash(secretKey, 'one-time-code', `${sessionId}:${code}`);

/** Timing-safe. */
export const codeMatches = (secretKey: string, sessionId: string, code: string, codeHash: string): boolean =>
  sameSecret(hashCode(secretKey, sessionId, code), codeHash);
