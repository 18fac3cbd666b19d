import { randomBytes } from 'node:crypto';
import type { Logger } from 'drizzle-orm/logger';
import { Client } from 'pg';
import type { OpenDatabase } from '../db/database';
import { openPostgres } from '../db/postgres';
import { projectRoot } from './projectRoot';

const TEMPLATE_LOCK = 8_341_556;

/** Started by jest's global setup. */
function adminUrl(): string {
  const url = process.env.TEST_DATABASE_ADMIN_URL;
  if (!url) throw new Error('TEST_DATABASE_ADMIN_URL is not set: run jest with --selectProjects server-postgres');
  return url;
}

/** A copy of a migrated template, dropped at close. */
export async function postgresTestDatabase(migrations: string, logger?: Logger): Promise<OpenDatabase> {
  const template = `vayal_template_${migrations}`;
  const name = `vayal_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(async (admin) => {
    await ensureTemplate(admin, template);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const opened = await openPostgres({
    url: databaseUrl(name),
    poolSize: 10,
    root: projectRoot,
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

/** Runs as superuser. */
export async function asAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: adminUrl() });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** One worker makes the template, the others wait. */
async function ensureTemplate(admin: Client, template: string): Promise<void> {
  await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rowCount) return;
    const unfinished = `${template}_unfinished`;
    await admin.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${unfinished}`);
    const opened = await openPostgres({ url: databaseUrl(unfinished), poolSize: 1, root: projectRoot });
    await opened.migrate();
    await opened.close();
    await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
  } finally {
    await admin.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}
