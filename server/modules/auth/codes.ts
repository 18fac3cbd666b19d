import { randomInt } from 'node:crypto';
import { keyedHash, sameSecret, type SecretKeys } from '../../lib/secrets';

/** Whatever customers' have: a staff login opens the money and data of all (ADR 24). */
export const STAFF_CODE_LENGTH = 6;

export const generateCode = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0');

/** Keyed, because a plain hash of four digits is quickly reversed; bound to the session. */
export const hashCode = (secretKey: string, sessionId: string, code: string): string =>
  keyedHash(secretKey, 'one-time-code', `${sessionId}:${code}`);

/** Timing-safe. Codes sent before a key rotation still match. */
export const codeMatches = (keys: SecretKeys, sessionId: string, code: string, codeHash: string): boolean =>
  keys.some((key) => sameSecret(hashCode(key, sessionId, code), codeHash));
