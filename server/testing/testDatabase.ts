import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from '../db/database';
import { functionsFolder } from '../db/functions';
import { migrationsFolder, runMigrations } from '../db/migrations';
import { createPglite } from '../db/pglite';
import * as schema from '../db/schema';
import { seedDemo } from '../db/seed/seed';
import { postgresTestDatabase } from './postgresTestDatabase';
import { projectRoot } from './projectRoot';

const DUMP_TIMEOUT_MS = 25_000;

/** A migrated database on the engine named by TEST_DB (`pglite` or `postgres`), empty or with the demo's products. */
export async function openTestDatabase({
  isSeeded = false,
  logger,
}: { isSeeded?: boolean; logger?: Logger } = {}): Promise<OpenDatabase> {
  if (process.env.TEST_DB === 'postgres') return postgresTestDatabase(isSeeded ? 'seeded' : 'migrated', logger);
  const database = await pgliteTestDatabase(logger);
  if (isSeeded) await seedDemo(database.db, new Date());
  return database;
}

async function pgliteTestDatabase(logger?: Logger): Promise<OpenDatabase> {
  const client = await createPglite({ loadDataDir: new Blob([await migratedDump()]) });
  const db = drizzle(client, { schema, ...(logger && { logger }) });
  return { db, engine: 'pglite', migrate: async () => undefined, close: () => client.close() };
}

/** Loading a dump is much faster than initdb and migrations; cached per set of migrations and functions. */
async function migratedDump(): Promise<Uint8Array<ArrayBuffer>> {
  const folder = join(tmpdir(), `vayal-test-dumps-${userInfo().username}`);
  const path = join(folder, `${hashOfSchema()}.tar`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(path)) await createDump(path);
  return new Uint8Array(readFileSync(path));
}

/** One worker makes the dump, the others wait for it, but not for one that was killed. */
async function createDump(path: string): Promise<void> {
  const making = `${path}.making`;
  try {
    writeFileSync(making, '', { flag: 'wx' });
  } catch {
    const giveUpAt = Date.now() + DUMP_TIMEOUT_MS;
    while (!existsSync(path) && existsSync(making) && Date.now() < giveUpAt) await delay(100);
    if (existsSync(path)) return;
  }
  const client = await createPglite();
  await runMigrations(drizzle(client, { schema }), projectRoot, { concurrently: false });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, await dump(client));
  renameSync(unfinished, path);
  rmSync(making, { force: true });
}

async function dump(client: PGlite): Promise<Uint8Array> {
  const file = await client.dumpDataDir('none');
  await client.close();
  return new Uint8Array(await file.arrayBuffer());
}

function hashOfSchema(): string {
  const hash = createHash('sha256').update(
    readFileSync(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json')),
  );
  for (const folder of [migrationsFolder(projectRoot), functionsFolder(projectRoot)]) {
    for (const name of readdirSync(folder).sort()) {
      if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
