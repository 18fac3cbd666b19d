import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { asAdmin, databaseUrl } from '../testing/postgresTestDatabase';
import { projectRoot } from '../testing/projectRoot';
import { findConnectionWarnings } from './connectionWarnings';
import { isUnreachable } from './errors';
import type { Database } from './database';
import { NO_TIMEOUTS, openPostgres } from './postgres';
import { assertDatabaseFit } from './postgresFitness';

const onPostgres = process.env.TEST_DB === 'postgres' ? describe : describe.skip;

onPostgres('a PostgreSQL server', () => {
  const made: string[] = [];
  afterAll(() =>
    asAdmin(async (admin) => {
      for (const name of made) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }),
  );

  async function create(name: string, options: string): Promise<string> {
    made.push(name);
    await asAdmin((admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE template0 ${options}`));
    return databaseUrl(name);
  }
  const open = (url: string) => openPostgres({ url, poolSize: 4, root: projectRoot });

  it('is rejected with instructions when its ctype knows no Tamil letters', async () => {
    const url = await create('unfit_ctype', "LC_CTYPE 'C' LC_COLLATE 'C'");
    await expect(open(url)).rejects.toThrow(/has the ctype C, .*Tamil[^]*CREATE DATABASE vayal .*LC_CTYPE 'C.UTF-8'/);
  });

  it('is rejected when it is not encoded in UTF-8', async () => {
    const url = await create('unfit_encoding', "ENCODING 'LATIN1' LC_CTYPE 'C' LC_COLLATE 'C'");
    await expect(open(url)).rejects.toThrow('is encoded in LATIN1');
  });

  it('is rejected when it is too old', async () => {
    const older = { query: async () => ({ rows: [{ version: 14 }] }) } as unknown as Parameters<
      typeof assertDatabaseFit
    >[0];
    await expect(assertDatabaseFit(older)).rejects.toThrow(/is PostgreSQL 14. Vayal needs 15 or newer[^]*Upgrade it/);
  });

  it('is said to reject a wrong password, which is not shown', async () => {
    const url = new URL(databaseUrl('postgres'));
    url.password = 'mistyped-password';
    const rejection = await open(url.href).catch(String);
    expect(rejection).toMatch(/DATABASE_URL can't be reached: password authentication failed[^]*Check .* password/);
    expect(rejection).not.toContain('mistyped');
  });

  it('a database that belongs to another user is rejected with the command that mends it', async () => {
    const url = new URL(await create('of_another_owner', "LC_CTYPE 'C.UTF-8' LC_COLLATE 'C.UTF-8'"));
    await asAdmin((admin) => admin.query("CREATE ROLE newcomer LOGIN PASSWORD 'newcomer'"));
    Object.assign(url, { username: 'newcomer', password: 'newcomer' });
    const opened = await open(url.href);
    await expect(opened.migrate()).rejects.toThrow(
      'The database user newcomer may not create tables in the database of_another_owner',
    );
    await opened.close();
    await asAdmin((admin) => admin.query('DROP ROLE newcomer'));
  });

  it('is named as the trouble when it cannot be reached', async () => {
    await expect(open('postgres://nobody:nothing@127.0.0.1:1/vayal')).rejects.toThrow(
      /DATABASE_URL can't be reached: .*ECONNREFUSED[^]*Check host, port/,
    );
    await expect(open(databaseUrl('no_such_database'))).rejects.toThrow('no_such_database');
  });

  it('is given up within three seconds when it stops responding', async () => {
    const url = new URL(await create('frozen', "LC_CTYPE 'C.UTF-8' LC_COLLATE 'C.UTF-8'"));
    const server = { port: Number(url.port), host: url.hostname };
    const sockets: Socket[] = [];
    const relay = createServer((client) => {
      const upstream = connect(server);
      sockets.push(client, upstream);
      client.pipe(upstream).pipe(client);
      for (const socket of [client, upstream]) socket.on('error', () => undefined);
    });
    relay.listen(0, '127.0.0.1');
    await once(relay, 'listening');
    url.port = String((relay.address() as AddressInfo).port);
    url.hostname = '127.0.0.1';
    const opened = await open(url.href);
    const shown: unknown = await opened.db.execute('SHOW statement_timeout');
    expect(shown).toMatchObject({ rows: [{ statement_timeout: '2500ms' }] });
    for (const socket of sockets) socket.unpipe().pause();
    const failure: unknown = await Promise.resolve(opened.db.execute('SELECT 1')).catch((error: unknown) => error);
    expect(isUnreachable(failure)).toBe(true);
    for (const socket of sockets) socket.destroy();
    relay.close();
    await opened.close();
  }, 8_000);

  it('lets reports read for longer than customers wait', async () => {
    const url = await create('reports', "LC_CTYPE 'C.UTF-8' LC_COLLATE 'C.UTF-8'");
    const timeouts = { ...NO_TIMEOUTS, responseMs: 300, statementMs: 250 };
    const opened = await openPostgres({ url, poolSize: 1, root: projectRoot, timeouts });
    const read = (db: Database) =>
      db.transaction(async (transaction) => {
        await transaction.execute("SELECT set_config('statement_timeout', '20000', true)");
        await transaction.execute('SELECT pg_sleep(0.4)');
      });
    await expect(read(opened.db)).rejects.toThrow();
    await read(opened.reports);
    await opened.close();
  });

  it('that ends a connection between two statements fails its transaction, not the process', async () => {
    const opened = await open(await create('cut_connections', "LC_CTYPE 'C.UTF-8' LC_COLLATE 'C.UTF-8'"));
    const cut = opened.db.transaction(async (transaction) => {
      await transaction.execute('SELECT 1');
      await asAdmin((admin) =>
        admin.query(`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = 'cut_connections'`),
      );
      await new Promise((resolve) => setImmediate(resolve));
      await transaction.execute('SELECT 1');
    });
    await expect(cut).rejects.toThrow();
    expect(await opened.db.execute('SELECT 1 AS one')).toMatchObject({ rows: [{ one: 1 }] });
    await opened.close();
  });

  it('is said to have too few connections for the processes of a shop', async () => {
    const opened = await open(await create('few_connections', "LC_CTYPE 'C.UTF-8' LC_COLLATE 'C.UTF-8'"));
    const warningsOf = (processes: number, poolSize: number) =>
      findConnectionWarnings(opened.db, { processes, database: { poolSize, directUrl: undefined, cachePollMs: 0 } });
    expect(await warningsOf(1, 10)).toEqual([]);
    expect(await warningsOf(20, 10)).toEqual([
      expect.stringMatching(/^PostgreSQL allows 19\d connections.*20 × DATABASE_POOL_SIZE/),
    ]);
    await opened.close();
  });

  it('is migrated once when several processes start together', async () => {
    const url = await create('several_starts', "LC_CTYPE 'C.UTF-8' LC_COLLATE 'C.UTF-8'");
    const opened = await Promise.all([open(url), open(url), open(url)]);
    await Promise.all(opened.map((one) => one.migrate()));
    const found: unknown = await opened[0].db.execute('SELECT count(*)::int AS count FROM customers');
    const { rows } = found as { rows: { count: number }[] };
    expect(rows).toEqual([{ count: 0 }]);
    await Promise.all(opened.map((one) => one.close()));
  });
});
