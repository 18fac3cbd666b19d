import { openTestDatabase } from '../testing/testDatabase';
import type { OpenDatabase } from './database';
import { secretKeyFingerprint } from './schema';
import { claimSecretKey } from './secretKey';

const NOW = new Date('2026-11-20T06:00:00Z');
const [OLD, NEW, OTHER] = ['old', 'new', 'other'].map((name) => `${name} key, long enough to be one of them`) as [
  string,
  string,
  string,
];

describe('the secret key of a database', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  const claim = (...keys: [string, ...string[]]) => claimSecretKey(database.db, keys, NOW);
  const rejection = expect.objectContaining({ name: 'StartProblem' });

  it('is the first one that a process starts with, also when several start at once', async () => {
    await Promise.all([claim(OLD), claim(OLD), claim(OLD)]);
    const rows = await database.db.select().from(secretKeyFingerprint);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(OLD);
  });

  it('rejects a process with another key', async () => {
    await expect(claim(OTHER)).rejects.toEqual(rejection);
    await expect(claim(NEW, OTHER)).rejects.toEqual(rejection);
    await claim(OLD);
  });

  it('moves to a new key that names it as the previous one, and stays there without it', async () => {
    // Processes that know the next key already, before any uses it.
    await claim(OLD, NEW);
    await claim(NEW, OLD);
    await expect(claim(OLD)).rejects.toEqual(rejection);
    await claim(NEW);
  });
});
