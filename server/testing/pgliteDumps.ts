import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { functionsFolder } from '../db/functions';
import { migrationsFolder, runMigrations } from '../db/migrations';
import { createPglite } from '../db/pglite';
import * as schema from '../db/schema';
import { seedDemo } from '../db/seed/seed';
import { projectRoot } from './projectRoot';

export type Dump = 'empty' | 'migrated' | 'seeded';

const folder = join(tmpdir(), `vayal-test-dumps-${userInfo().username}`);
const ENV_NAMES: Record<Dump, string> = {
  empty: 'PGLITE_EMPTY_DUMP',
  migrated: 'PGLITE_MIGRATED_DUMP',
  seeded: 'PGLITE_SEEDED_DUMP',
};

/**
 * Makes the dumps that all test files of a run load, which is much faster than initdb, migrations and seeding in each. The first two are cached per
 * set of migrations and functions; the seeded one has today's dates.
 */
export async function makePgliteDumps(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const hash = hashOfSchema();
  const [empty, migrated] = [join(folder, `${hash}-empty.tar`), join(folder, `${hash}.tar`)];
  if (!existsSync(empty) || !existsSync(migrated)) {
    const client = await createPglite();
    await writeDump(client, empty);
    await runMigrations(drizzle(client, { schema }), projectRoot, { concurrently: false });
    await writeDump(client, migrated);
    await client.close();
  }
  process.env[ENV_NAMES.empty] = empty;
  process.env[ENV_NAMES.migrated] = migrated;
  const seeded = join(folder, `seeded-${process.pid}.tar`);
  const client = await createPglite({ loadDataDir: readDump('migrated') });
  await seedDemo(drizzle(client, { schema }), new Date());
  await writeDump(client, seeded);
  await client.close();
  process.env[ENV_NAMES.seeded] = seeded;
}

export function readDump(dump: Dump): Blob {
  const path = process.env[ENV_NAMES[dump]];
  if (!path) throw new Error(`${ENV_NAMES[dump]} is not set: run jest with --selectProjects server-pglite`);
  return new Blob([new Uint8Array(readFileSync(path))]);
}

export const removeSeededDump = (): void => rmSync(process.env[ENV_NAMES.seeded] ?? '', { force: true });

/** Another run may make the same one. */
async function writeDump(client: PGlite, path: string): Promise<void> {
  const file = await client.dumpDataDir('none');
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, new Uint8Array(await file.arrayBuffer()));
  renameSync(unfinished, path);
}

function hashOfSchema(): string {
  const hash = createHash('sha256').update(
    readFileSync(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json')),
  );
  for (const each of [migrationsFolder(projectRoot), functionsFolder(projectRoot)]) {
    for (const name of readdirSync(each).sort()) {
      if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(each, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
