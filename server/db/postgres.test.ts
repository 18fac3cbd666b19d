import { asAdmin, databaseUrl } from '../testing/postgresTestDatabase';
import { projectRoot } from '../testing/projectRoot';
import { openPostgres } from './postgres';

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

  it('is named as the trouble when it cannot be reached', async () => {
    await expect(open('postgres://nobody:nothing@127.0.0.1:1/vayal')).rejects.toThrow(
      /DATABASE_URL can't be reached: .*ECONNREFUSED[^]*Check host, port/,
    );
    await expect(open(databaseUrl('no_such_database'))).rejects.toThrow('no_such_database');
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
