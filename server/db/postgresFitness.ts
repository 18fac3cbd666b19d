import type { Client } from 'pg';
import { StartProblem } from '../lib/problem';

const OLDEST_VERSION = 15;

const HOW_TO_CREATE = [
  'Create a database that fits and set DATABASE_URL to it, for example with psql as an administrator:',
  "  CREATE DATABASE vayal OWNER your_user TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8';",
  "Where the server has no C.UTF-8, use 'en_IN.UTF-8' or another UTF-8 locale of that machine.",
];

/**
 * Tests behaviour, not the locale's name.
 * @throws StartProblem when unfit
 */
export async function assertDatabaseFit(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{
    version: number;
    encoding: string;
    ctype: string;
    trigrams: boolean;
    icu: boolean;
  }>(`
    SELECT current_setting('server_version_num')::int / 10000 AS version,
           current_setting('server_encoding') AS encoding,
           (SELECT datctype FROM pg_database WHERE datname = current_database()) AS ctype,
           EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') AS trigrams,
           EXISTS (SELECT FROM pg_collation WHERE collname = 'und-x-icu') AS icu`);
  const found = rows[0];
  if (!found) return;

  if (found.version < OLDEST_VERSION) {
    throw new StartProblem([
      `The database server is PostgreSQL ${found.version}. Vayal needs ${OLDEST_VERSION} or newer.`,
      'Upgrade it (on Debian with pg_upgradecluster), or set DATABASE_URL to a newer server.',
    ]);
  }
  if (found.encoding !== 'UTF8') {
    throw new StartProblem([
      `The database of DATABASE_URL is encoded in ${found.encoding}, which has no Tamil or Hindi letters. It must be UTF8.`,
      ...HOW_TO_CREATE,
    ]);
  }
  if (!(await knowsTamilLetters(client))) {
    throw new StartProblem([
      `The database of DATABASE_URL has the ctype ${found.ctype}, which does not take Tamil and Hindi letters for letters: a search in these languages would find nothing.`,
      ...HOW_TO_CREATE,
    ]);
  }
  if (!found.trigrams) {
    throw new StartProblem(
      "The database server lacks the extension pg_trgm. Install the package with PostgreSQL's additional modules (Debian has them in postgresql itself, others call it postgresql-contrib).",
    );
  }
  if (!found.icu) {
    throw new StartProblem(
      'The database server was built without ICU, which sorts Tamil and Hindi names. Use a build that has it, as those of Debian, Docker and PostgreSQL itself do.',
    );
  }
}

/** pg_trgm uses the same ctype. */
async function knowsTamilLetters(client: Pick<Client, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ known: boolean }>(
    `SELECT 'கேழ்வரகு' ~ '^[[:alpha:]]' AND 'बाजरा' ~ '^[[:alpha:]]' AS known`,
  );
  return rows[0]?.known === true;
}
