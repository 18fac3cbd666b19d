import type { ChangeKind } from '../../db/schema';
import { createCatalogueCache, type CacheTags } from './catalogueCache';
import { createCatalogueWatch } from './catalogueWatch';
import type { Change } from './changesRepository';

const START_MS = Date.parse('2026-11-20T06:00:00Z');
/** One turn of the event loop, after all settled promises. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A mutable catalogue that counts polls and loads. */
function setUp({ maxEntries }: { maxEntries?: number } = {}) {
  const world = { stock: 5, nowMs: START_MS, polls: 0, loads: 0, isDown: false };
  let news: Change[] = [];
  const clock = { now: () => new Date(world.nowMs) };
  const watch = createCatalogueWatch({
    readChanges: async () => {
      world.polls += 1;
      if (world.isDown) throw new Error('no database');
      const changes = news;
      news = [];
      return { position: { snapshot: String(world.polls), atMs: world.nowMs }, changes };
    },
    clock,
  });
  const cache = createCatalogueCache(watch, clock, maxEntries === undefined ? {} : { maxEntries });
  const request = (key = 'all', describe: (tags: CacheTags) => void = () => undefined) =>
    cache.get(key, async (tags) => {
      describe(tags);
      world.loads += 1;
      return { key, stock: world.stock };
    });
  const change = (kind: ChangeKind, productId: string | null = null) => news.push({ kind, productId });
  const letHalfASecondPass = () => (world.nowMs += 500);
  return { world, watch, cache, request, change, letHalfASecondPass };
}

it('loads a value once for concurrent requests', async () => {
  const { world, request } = setUp();
  const values = await Promise.all(Array.from({ length: 50 }, () => request()));
  expect(new Set(values).size).toBe(1);
  expect(world).toMatchObject({ loads: 1, polls: 1 });
});

it("shows another process's change after half a second", async () => {
  const { world, request, change } = setUp();
  await request();
  world.stock = 4;
  change('ALL');
  world.nowMs += 499;
  expect(await request()).toMatchObject({ stock: 5 });
  world.nowMs += 1;
  expect(await request()).toMatchObject({ stock: 4 });
});

it("shows this process's own change at once", async () => {
  const { world, watch, request, change } = setUp();
  await request();
  world.stock = 4;
  change('STOCK', 'ragi');
  watch.invalidate();
  expect(await request()).toMatchObject({ stock: 4 });
});

it('retains values when a poll finds no changes', async () => {
  const { world, watch, request } = setUp();
  await request();
  watch.invalidate();
  await request();
  expect(world).toMatchObject({ loads: 1, polls: 2 });
});

it('polls again when the clock was set back', async () => {
  const { world, request, change } = setUp();
  await request();
  world.stock = 4;
  change('ALL');
  world.nowMs -= 3_600_000;
  expect(await request()).toMatchObject({ stock: 4 });
});

describe('a change', () => {
  const KINDS: [ChangeKind, string | null, string[]][] = [
    ['STOCK', 'ragi', ['ragi', 'untagged']],
    ['STOCK', 'kambu', ['untagged']],
    ['SHELF', 'ragi', ['ragi', 'in stock', 'untagged']],
    ['PRODUCT', 'ragi', ['ragi', 'list', 'untagged']],
    ['PRODUCT', 'kambu', ['list', 'untagged']],
    ['SALES', 'ragi', ['best sellers']],
    ['ALL', null, ['ragi', 'in stock', 'list', 'best sellers', 'shop', 'untagged']],
  ];

  it.each(KINDS)('of the kind %s of %s invalidates only affected values', async (kind, productId, expected) => {
    const { world, request, change, letHalfASecondPass } = setUp();
    const requestAll = async () => {
      await request('ragi', (tags) => tags.products([{ _id: 'ragi' }, { _id: 'thinai' }]));
      await request('in stock', (tags) => tags.stock());
      await request('list', (tags) => tags.lists());
      await request('best sellers', (tags) => tags.sales());
      await request('shop', (tags) => tags.shop());
      await request('untagged');
    };
    await requestAll();
    world.loads = 0;
    change(kind, productId);
    letHalfASecondPass();
    await requestAll();
    expect(world.loads).toBe(expected.length);
  });

  it('of best sellers invalidates lists once per half minute only', async () => {
    const { world, request, change, letHalfASecondPass } = setUp();
    const requestAgain = async () => {
      change('SALES', 'ragi');
      letHalfASecondPass();
      await request('list', (tags) => tags.sales());
    };
    await requestAgain();
    await requestAgain();
    expect(world.loads).toBe(2);
    for (let round = 0; round < 59; round += 1) await requestAgain();
    expect(world.loads).toBe(2);
    await requestAgain();
    expect(world.loads).toBe(3);
  });
});

describe('a value being loaded', () => {
  /** Starts a load that ends with `finish`. */
  async function begin(describe: (tags: CacheTags) => void) {
    const shop = setUp();
    let finish: (value: string) => void = () => undefined;
    const request = () =>
      shop.cache.get('slow', (tags) => {
        shop.world.loads += 1;
        describe(tags);
        return new Promise<string>((resolve) => (finish = resolve));
      });
    const loading = request();
    await nextTurn();
    return { ...shop, request, loading, finish: (text: string) => finish(text) };
  }

  it.each([
    ['is not cached when its product has changed meanwhile', 'ragi', 2],
    ['is cached when another product has changed', 'kambu', 1],
  ])('%s', async (_what, productId, loads) => {
    const { world, request, loading, finish, change, letHalfASecondPass } = await begin((tags) =>
      tags.products([{ _id: 'ragi' }]),
    );
    change('STOCK', productId);
    letHalfASecondPass();
    const meanwhile = request();
    await nextTurn();
    finish('old');
    expect(await loading).toBe('old');
    expect(await meanwhile).toBe('old');
    const later = request();
    await nextTurn();
    finish('new');
    expect(await later).toBe(loads === 1 ? 'old' : 'new');
    expect(world.loads).toBe(loads);
  });

  it('is not shared with requests after a change of everything', async () => {
    const { request, loading, finish, change, letHalfASecondPass } = await begin((tags) => tags.shop());
    change('ALL');
    letHalfASecondPass();
    const after = request();
    await nextTurn();
    finish('new');
    expect(await after).toBe('new');
    expect(await Promise.race([loading, Promise.resolve('pending')])).toBe('pending');
  });
});

it('does not trust a poll that began before the change', async () => {
  const polls: ((changes: Change[]) => void)[] = [];
  const world = { stock: 5, nowMs: START_MS };
  const clock = { now: () => new Date(world.nowMs) };
  const watch = createCatalogueWatch({
    readChanges: () =>
      new Promise((resolve) => polls.push((changes) => resolve({ position: { snapshot: '', atMs: 0 }, changes }))),
    clock,
  });
  const cache = createCatalogueCache(watch, clock);
  const request = () => cache.get('all', async () => world.stock);

  const first = request();
  polls[0]!([]);
  expect(await first).toBe(5);

  world.nowMs += 1000;
  const early = request();
  world.stock = 4;
  watch.invalidate();
  polls[1]!([]);
  await early;
  const late = request();
  polls[2]!([{ kind: 'STOCK', productId: 'ragi' }]);
  expect(await late).toBe(4);
});

it('ignores an earlier poll that responds late', async () => {
  const polls: ((changes: Change[]) => void)[] = [];
  const since: (string | undefined)[] = [];
  const clock = { now: () => new Date(START_MS) };
  const watch = createCatalogueWatch({
    readChanges: (seen) => {
      since.push(seen?.snapshot);
      const snapshot = `poll ${polls.length}`;
      return new Promise((resolve) => polls.push((changes) => resolve({ position: { snapshot, atMs: 0 }, changes })));
    },
    clock,
  });
  const notifications: (readonly Change[])[] = [];
  watch.onPoll((news) => notifications.push(news));
  const slow = watch.refresh();
  watch.invalidate();
  const quick = watch.refresh();
  polls[1]!([]);
  await quick;
  polls[0]!([{ kind: 'STOCK', productId: 'ragi' }]);
  await slow;
  expect(notifications).toHaveLength(1);
  watch.invalidate();
  void watch.refresh();
  expect(since).toEqual([undefined, undefined, 'poll 1']);
});

it('evicts the least recently requested value beyond its limit', async () => {
  const { world, request } = setUp({ maxEntries: 2 });
  await request('a');
  await request('b');
  await request('a');
  await request('c');
  expect(world.loads).toBe(3);
  await request('a');
  await request('c');
  expect(world.loads).toBe(3);
  await request('b');
  expect(world.loads).toBe(4);
});

it('retains no value for longer than ten minutes', async () => {
  const { world, request } = setUp();
  await request('shop', (tags) => tags.shop());
  world.nowMs += 599_999;
  await request('shop', (tags) => tags.shop());
  expect(world.loads).toBe(1);
  world.nowMs += 1;
  await request('shop', (tags) => tags.shop());
  expect(world.loads).toBe(2);
});

it('runs a query once, although a query runs each time it is awaited', async () => {
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

it('caches no failure', async () => {
  const { cache } = setUp();
  await expect(cache.get('all', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await cache.get('all', async () => 'well again')).toBe('well again');
});

describe('the cache without a database', () => {
  it('serves cached values, however old, and nothing else', async () => {
    const { world, cache, request } = setUp();
    await request();
    world.isDown = true;
    world.stock = 4;
    world.nowMs += 86_400_000;
    expect(await request()).toMatchObject({ stock: 5 });
    expect(world.loads).toBe(1);
    await expect(cache.get('new', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  });

  it('shows what changed meanwhile as soon as the database is back', async () => {
    const { world, request, change, letHalfASecondPass } = setUp();
    await request();
    world.isDown = true;
    letHalfASecondPass();
    await request();
    world.isDown = false;
    world.stock = 4;
    change('STOCK', 'ragi');
    letHalfASecondPass();
    expect(await request()).toMatchObject({ stock: 4 });
  });

  it('trusts nothing that was loaded before the first poll', async () => {
    const { world, request, letHalfASecondPass } = setUp();
    world.isDown = true;
    await request();
    world.isDown = false;
    letHalfASecondPass();
    await request();
    expect(world.loads).toBe(2);
  });

  it('polls twice a second, not per request', async () => {
    const { world, request, letHalfASecondPass } = setUp();
    await request();
    world.isDown = true;
    world.polls = 0;
    letHalfASecondPass();
    for (let round = 0; round < 20; round += 1) await request();
    expect(world.polls).toBe(1);
  });

  it('reports the failure once', async () => {
    const reported: unknown[] = [];
    const world = { nowMs: START_MS };
    const watch = createCatalogueWatch({
      readChanges: () => Promise.reject(new Error('no database')),
      clock: { now: () => new Date(world.nowMs) },
      onError: (error) => reported.push(error),
    });
    for (let round = 0; round < 3; round += 1) {
      world.nowMs += 500;
      await watch.refresh();
    }
    expect(reported).toEqual([new Error('no database')]);
  });

  it('serves cached values without waiting when the database hangs', async () => {
    const world = { nowMs: START_MS, hangs: false, loads: 0 };
    const clock = { now: () => new Date(world.nowMs) };
    const watch = createCatalogueWatch({
      readChanges: () =>
        world.hangs
          ? new Promise(() => undefined)
          : Promise.resolve({ position: { snapshot: '', atMs: 0 }, changes: [] }),
      clock,
    });
    const cache = createCatalogueCache(watch, clock);
    const request = () => cache.get('all', async () => (world.loads += 1));
    await request();
    world.hangs = true;
    world.nowMs += 86_400_000;
    // The first one waits a little, the others not at all.
    for (let round = 0; round < 100; round += 1) expect(await request()).toBe(1);
  });
});
