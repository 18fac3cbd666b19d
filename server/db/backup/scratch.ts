import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '../../config';
import type { OpenDatabase } from '../database';
import { openPglite } from '../pglite';
import { NO_TIMEOUTS, openPostgres, patientOptions } from '../postgres';

const PREFIX = 'vayal_drill_';

/** PGlite is slow with more. */
const MAX_PGLITE_BYTES = 500_000_000;

type Work<T> = (scratch: OpenDatabase, maxBytes: number) => Promise<T>;

/**
 * An empty database beside the shop's, dropped afterwards: on its PostgreSQL server where its user may create one, else PGlite in a temporary
 * folder, up to `maxBytes`.
 */
export async function withScratchDatabase<T>(config: Pick<Config, 'root' | 'database'>, work: Work<T>): Promise<T> {
  // No pooler knows a database that was just created.
  const url = config.database.directUrl ?? config.database.url;
  const name = url === undefined ? null : await createScratch(url);
  if (url === undefined || name === null) return withPglite(config.root, work);
  try {
    const scratchUrl = new URL(url);
    scratchUrl.pathname = `/${name}`;
    const scratch = await openPostgres({ url: scratchUrl.href, poolSize: 1, root: config.root, timeouts: NO_TIMEOUTS });
    try {
      return await work(scratch, Infinity);
    } finally {
      await scratch.close();
    }
  } finally {
    await withClient(url, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  }
}

async function withPglite<T>(root: string, work: Work<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'vayal-drill-'));
  try {
    const scratch = await openPglite({ root, dataDir: folder });
    try {
      return await work(scratch, MAX_PGLITE_BYTES);
    } finally {
      await scratch.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns its name, or null without the right to create one */
const createScratch = (url: string): Promise<string | null> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ may: boolean; collate: string; ctype: string; left: string[] }>(
      `SELECT rolcreatedb OR rolsuper AS may, datcollate AS collate, datctype AS ctype,
         ARRAY(SELECT datname::text FROM pg_database AS other
               WHERE starts_with(datname, $1) AND pg_get_userbyid(datdba) = current_user
                 AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE datid = other.oid)) AS left
       FROM pg_roles JOIN pg_database ON datname = current_database() WHERE rolname = current_user`,
      [PREFIX],
    );
    const [found] = rows;
    if (!found?.may) return null;
    // A drill that was killed leaves one.
    for (const left of found.left) await client.query(`DROP DATABASE IF EXISTS ${left}`);
    const name = `${PREFIX}${randomBytes(6).toString('hex')}`;
    const locale = `LC_COLLATE ${client.escapeLiteral(found.collate)} LC_CTYPE ${client.escapeLiteral(found.ctype)}`;
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' ${locale}`);
    return name;
  });

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'vayal drill', options: patientOptions() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
