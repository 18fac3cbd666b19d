import { and, eq, inArray } from 'drizzle-orm';
import { StartProblem } from '../lib/problem';
import { keyedHash, type SecretKeys } from '../lib/secrets';
import type { Database } from './database';
import { secretKeyFingerprint as table } from './schema';

const fingerprintOf = (key: string) => keyedHash(key, 'fingerprint', '');

/**
 * Claims the database, if unclaimed or the previous key's.
 * @throws StartProblem for another key: processes could not verify each other's codes, caps and cursors
 */
export async function claimSecretKey(db: Database, keys: SecretKeys, now: Date): Promise<void> {
  const [current = '', ...previous] = keys.map(fingerprintOf);
  await db.insert(table).values({ fingerprint: current, updatedAt: now }).onConflictDoNothing();
  await db
    .update(table)
    .set({ fingerprint: current, updatedAt: now })
    .where(and(eq(table.id, 1), inArray(table.fingerprint, previous)));
  const [stored] = await db.select({ fingerprint: table.fingerprint }).from(table);
  if (stored?.fingerprint === current) return;
  throw new StartProblem([
    'This database belongs to another SECRET_KEY: its login codes, caps and cursors were made with that one.',
    'Give every process the same SECRET_KEY. Without the variable each data folder has a key of its own.',
    'To rotate the key, set SECRET_KEY to the new one and SECRET_KEY_PREVIOUS to the one before.',
    'If that one is lost, run DELETE FROM secret_key_fingerprint and start again: customers stay logged in, codes under way end,',
    'and second factors are lost: Admins use a recovery code, or npm run staff -- reset-factor. All of it: docs/deploy.md.',
  ]);
}
