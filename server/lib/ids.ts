import { randomFillSync } from 'node:crypto';

/** From a pool, because system calls cost more than the bytes. */
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

/** 128 bits as 22 URL-safe characters. */
export const newId = createRandomText(16, 'base64url');
