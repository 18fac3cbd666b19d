import { randomBytes } from 'node:crypto';
import { Client, type QueryConfig } from 'pg';

/** Arbitrary, but equal in every process. */
const DEFAULTS_LOCK = 5_617_905;

/**
 * A connection to a pooler, which gives each transaction any of its own connections: a statement that was prepared on one of them
 * is unknown on the next, or its name is taken. Names are left out, so each call is planned again.
 */
class NamelessClient extends Client {
  // The overloads of the type have no common signature.
  override query = ((statement: string | QueryConfig, ...rest: unknown[]): unknown => {
    const call = super.query.bind(this) as (...args: unknown[]) => unknown;
    return typeof statement === 'object' && statement.name !== undefined
      ? call({ ...statement, name: undefined }, ...rest)
      : call(statement, ...rest);
  }) as Client['query'];
}

/**
 * PgBouncer since 1.21, and some others, give statements names of their own and prepare them where they are needed.
 * @param client connected to the pooler
 */
export async function chooseClient(client: Client): Promise<typeof Client> {
  const name = `vayal_${randomBytes(6).toString('hex')}`;
  await client.query('BEGIN');
  const { rows } = await client.query<{ name: string }>({ name, text: 'SELECT name FROM pg_prepared_statements' });
  const isOurs = rows.some((row) => row.name === name);
  if (isOurs) await client.query(`DEALLOCATE ${name}`);
  await client.query('COMMIT');
  return isOurs ? NamelessClient : Client;
}

/**
 * A pooler takes no settings from who connects, so the user's connections to this database begin with them. It holds for connections
 * that are opened afterwards.
 * @param client connected to PostgreSQL itself
 */
export async function setRoleDefaults(client: Client, settings: Record<string, string>): Promise<void> {
  await client.query('BEGIN');
  // Two processes that start together would fail on the same row.
  await client.query('SELECT pg_advisory_xact_lock($1)', [DEFAULTS_LOCK]);
  const { rows } = await client.query<{ name: string; settings: string[] | null }>(
    `SELECT quote_ident(current_database()) AS name,
       (SELECT setconfig FROM pg_db_role_setting JOIN pg_database ON pg_database.oid = setdatabase
        WHERE datname = current_database() AND setrole = current_user::regrole) AS settings`,
  );
  const [known] = rows;
  for (const [name, value] of Object.entries(settings)) {
    if (known?.settings?.includes(`${name}=${value}`)) continue;
    await client.query(`ALTER ROLE CURRENT_USER IN DATABASE ${known?.name} SET ${name} = '${value}'`);
  }
  await client.query('COMMIT');
}
