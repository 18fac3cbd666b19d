import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyedHash, type SecretKeys } from './secrets';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const cipherKey = (secretKey: string, purpose: string) =>
  Buffer.from(keyedHash(secretKey, `seal-${purpose}`, ''), 'hex');

/**
 * AES-256-GCM under a key derived from the current secret key.
 * @param owner authenticated: decryption for another owner fails
 */
export function seal(keys: SecretKeys, purpose: string, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, cipherKey(keys[0], purpose), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns null when no key opens it. `isCurrent`: with the current key. */
export function unseal(keys: SecretKeys, purpose: string, owner: string, sealed: string) {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(ALGORITHM, cipherKey(key, purpose), bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      return { text, isCurrent: key === keys[0] };
    } catch {
      // Another key's.
    }
  }
  return null;
}
