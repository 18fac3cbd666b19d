import { randomFillSync } from 'node:crypto';

/**
 * Makes random texts that nobody can guess, of so many bytes each. They are fetched for many at once: asking the system costs more than the bytes.
 * Each byte is used once.
 */
export function createRandomText(bytes: number, encoding: 'base64' | 'base64url'): () => string {
  const pool = Buffer.alloc(bytes * 256);
  let next = pool.length;
  return () => {
    if (next === pool.length) {
      randomFillSync(pool);
      next = 0;
    }
    next += bytes;
    return pool.toString(encoding, next - bytes, next);
  };
}

/** A new id: 128 random bits as 22 letters, digits, `-` and `_`. Not guessable, safe in a URL. */
export const newId = createRandomText(16, 'base64url');
