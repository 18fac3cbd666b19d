import { randomInt } from 'node:crypto';
import { keyedHash, sameSecret } from '../../lib/secrets';

/** A one-time code of `length` digits from the system's secure random source; leading zeros count. */
export const generateCode = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0');

/**
 * How a code is stored: a keyed hash, because a stolen table of four-digit codes under a plain hash is read within
 * a second. The session's id in it makes a code worthless in any other session.
 */
export const hashCode = (secretKey: string, sessionId: string, code: string): string =>
  keyedHash(secretKey, 'one-time-code', `${sessionId}:${code}`);

/** Whether the code is the stored one; the time it takes tells nothing about how far it was right. */
export const codeMatches = (secretKey: string, sessionId: string, code: string, codeHash: string): boolean =>
  sameSecret(hashCode(secretKey, sessionId, code), codeHash);
