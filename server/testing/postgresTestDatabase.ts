import { randomBytes } from 'node:crypto';
import type { Logger } from 'drizzle-orm/logger';
import { Client } from 'pg';
import type { OpenDatabase } from '../db/database';
import { NO_TIMEOUTS, openPostgres } from '../db/postgres';
import { seedDemo } from '../db/seed/seed';
import { projectRoot } from './projectRoot';

const TEMPLATE_LOCK = 8_341_556;

/** Started by jest's global setup. */
function adminUrl(): string {
  const url = process.env.TEST_DATABASE_ADMIN_URL;
  if (!url) throw new Error('TEST_DATABASE_ADMIN_URL is not set: run jest with --selectProjects server-postgres');
  return url;
}

/** A copy of a template that is migrated or also has the demo's products, dropped at close. */
export async function postgresTestDatabase(
  template: 'migrated' | 'seeded',
  logger: Logger | undefined,
): Promise<OpenDatabase> {
  const name = `vayal_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(async (admin) => {
    await ensureTemplates(admin);
    // The default, by the write-ahead log, takes three times as long.
    await admin.query(`CREATE DATABASE ${name} TEMPLATE vayal_${template} STRATEGY FILE_COPY`);
  });
  const opened = await openPostgres({
    url: databaseUrl(name),
    poolSize: 10,
    root: projectRoot,
    timeouts: NO_TIMEOUTS,
    ...(logger && { logger }),
  });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await asAdmin((admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

export function databaseUrl(name: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** The connection is the superuser's. */
export async function asAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: adminUrl() });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** One worker makes the templates, the others wait. */
async function ensureTemplates(admin: Client): Promise<void> {
  await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await admin.query("SELECT FROM pg_database WHERE datname = 'vayal_seeded'");
    if (rowCount) return;
    await makeTemplate(admin, 'vayal_migrated', 'template1', ({ migrate }) => migrate());
    await makeTemplate(admin, 'vayal_seeded', 'vayal_migrated', ({ db }) => seedDemo(db, new Date()));
  } finally {
    await admin.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

async function makeTemplate(
  admin: Client,
  name: string,
  from: string,
  fill: (opened: OpenDatabase) => Promise<unknown>,
): Promise<void> {
  const unfinished = `${name}_unfinished`;
  for (const each of [name, unfinished]) await admin.query(`DROP DATABASE IF EXISTS ${each} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${unfinished} TEMPLATE ${from}`);
  const opened = await openPostgres({
    url: databaseUrl(unfinished),
    poolSize: 1,
    root: projectRoot,
    timeouts: NO_TIMEOUTS,
  });
  await fill(opened);
  await opened.close();
  await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
}
