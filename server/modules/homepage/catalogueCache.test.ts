import { createCatalogueCache } from './catalogueCache';

const START_MS = Date.parse('2026-11-20T06:00:00Z');

/** A catalogue that tests change, with a count of how often it was looked at. */
function setUp({ maxEntries }: { maxEntries?: number } = {}) {
  const world = { stock: 5, nowMs: START_MS, versionReads: 0, works: 0 };
  const cache = createCatalogueCache({
    readVersion: async () => {
      world.versionReads += 1;
      return String(world.stock);
    },
    clock: { now: () => new Date(world.nowMs) },
    maxEntries,
  });
  const ask = (key = 'all') =>
    cache.get(key, async () => {
      world.works += 1;
      return { key, stock: world.stock };
    });
  return { world, cache, ask };
}

it('works an answer out once, however many ask at once', async () => {
  const { world, ask } = setUp();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
  expect(new Set(answers).size).toBe(1);
  expect(world).toMatchObject({ works: 1, versionReads: 1 });
});

it("shows another process's change after half a second", async () => {
  const { world, ask } = setUp();
  await ask();
  world.stock = 4;
  world.nowMs += 499;
  expect(await ask()).toMatchObject({ stock: 5 });
  world.nowMs += 1;
  expect(await ask()).toMatchObject({ stock: 4 });
});

it("shows this process's own change at once", async () => {
  const { world, cache, ask } = setUp();
  await ask();
  world.stock = 4;
  cache.invalidate();
  expect(await ask()).toMatchObject({ stock: 4 });
});

it('keeps answers when a look finds nothing changed', async () => {
  const { world, cache, ask } = setUp();
  await ask();
  cache.invalidate();
  await ask();
  expect(world).toMatchObject({ works: 1, versionReads: 2 });
});

it('does not trust a look that began before the change', async () => {
  const looks: ((version: string) => void)[] = [];
  const world = { stock: 5, nowMs: START_MS };
  const cache = createCatalogueCache({
    readVersion: () => new Promise((resolve) => looks.push(resolve)),
    clock: { now: () => new Date(world.nowMs) },
  });
  const ask = () => cache.get('all', async () => world.stock);

  const first = ask();
  looks[0]!('5');
  expect(await first).toBe(5);

  world.nowMs += 1000;
  const early = ask();
  world.stock = 4;
  cache.invalidate();
  looks[1]!('5');
  await early;
  const late = ask();
  looks[2]!('4');
  expect(await late).toBe(4);
});

it('looks again when the clock was set back', async () => {
  const { world, ask } = setUp();
  await ask();
  world.stock = 4;
  world.nowMs -= 3_600_000;
  expect(await ask()).toMatchObject({ stock: 4 });
});

it('holds no more answers than it may and drops the least recently asked', async () => {
  const { world, ask } = setUp({ maxEntries: 2 });
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  expect(world.works).toBe(3);
  await ask('a');
  await ask('c');
  expect(world.works).toBe(3);
  await ask('b');
  expect(world.works).toBe(4);
});

it('asks the database once where the work is a query, which runs each time it is awaited', async () => {
  let runs = 0;
  const query: PromiseLike<number> = {
    then: (...callbacks) => {
      runs += 1;
      return Promise.resolve(runs).then(...callbacks);
    },
  };
  const { cache } = setUp();
  expect(await cache.get('all', () => query)).toBe(1);
  expect(await cache.get('all', () => query)).toBe(1);
});

it('keeps no failure', async () => {
  const { cache } = setUp();
  await expect(cache.get('all', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await cache.get('all', async () => 'well again')).toBe('well again');
});

it('comes back after a look that failed', async () => {
  let broken = true;
  const cache = createCatalogueCache({
    readVersion: async () => {
      if (broken) throw new Error('no database');
      return '1';
    },
    clock: { now: () => new Date(START_MS) },
  });
  await expect(cache.get('all', async () => 1)).rejects.toThrow('no database');
  broken = false;
  expect(await cache.get('all', async () => 1)).toBe(1);
});

it('tells the version that its answers are of', async () => {
  const { world, cache } = setUp();
  expect(await cache.version()).toBe('5');
  world.stock = 4;
  expect(await cache.version()).toBe('5');
  cache.invalidate();
  expect(await cache.version()).toBe('4');
});
