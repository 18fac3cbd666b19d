import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from '../db/database';
import { migrationsFolder } from '../db/migrations';
import { createPglite } from '../db/pglite';
import * as schema from '../db/schema';
import { postgresTestDatabase } from './postgresTestDatabase';
import { projectRoot } from './projectRoot';

/** An empty, migrated database of this test file's own, on the engine that TEST_DB names (`pglite` or `postgres`). */
export function openTestDatabase(): Promise<OpenDatabase> {
  return process.env.TEST_DB === 'postgres' ? postgresTestDatabase(hashOfMigrations()) : pgliteTestDatabase();
}

async function pgliteTestDatabase(): Promise<OpenDatabase> {
  const client = await createPglite({ loadDataDir: new Blob([await migratedDump()]) });
  const db = drizzle(client, { schema });
  return { db, engine: 'pglite', migrate: async () => undefined, close: () => client.close() };
}

/** A dump is loaded much faster than a cluster is initialized and migrated. Kept for as long as the migrations stay. */
async function migratedDump(): Promise<Uint8Array<ArrayBuffer>> {
  const folder = join(tmpdir(), 'vayal-test-dumps');
  const path = join(folder, `${hashOfMigrations()}.tar`);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    const client = await createPglite();
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder(projectRoot) });
    const unfinished = `${path}.${process.pid}`;
    writeFileSync(unfinished, await dump(client));
    // At once, because another test file may look for it meanwhile.
    renameSync(unfinished, path);
  }
  return new Uint8Array(readFileSync(path));
}

async function dump(client: PGlite): Promise<Uint8Array> {
  const file = await client.dumpDataDir('none');
  await client.close();
  return new Uint8Array(await file.arrayBuffer());
}

function hashOfMigrations(): string {
  const folder = migrationsFolder(projectRoot);
  const hash = createHash('sha256').update(readFileSync(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json')));
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
