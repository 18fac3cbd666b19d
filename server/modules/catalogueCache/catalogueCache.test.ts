import { createCatalogueCache } from './catalogueCache';
import { createCatalogueWatch } from './catalogueWatch';
import type { CacheTags } from './cacheTags';
import type { Change, ChangeKind } from './changesRepository';

const START_MS = Date.parse('2026-11-20T06:00:00Z');
/** A round of the event loop, with all that was promised before. */
const aMoment = () => new Promise((resolve) => setImmediate(resolve));

/** A catalogue that tests change, with a count of how often it was looked at. */
function setUp({ maxEntries }: { maxEntries?: number } = {}) {
  const world = { stock: 5, nowMs: START_MS, looks: 0, works: 0, isDown: false };
  let news: Change[] = [];
  const clock = { now: () => new Date(world.nowMs) };
  const watch = createCatalogueWatch({
    readChanges: async () => {
      world.looks += 1;
      if (world.isDown) throw new Error('no database');
      const changes = news;
      news = [];
      return { position: { snapshot: String(world.looks), atMs: world.nowMs }, changes };
    },
    clock,
  });
  const cache = createCatalogueCache({ watch, clock, ...(maxEntries && { maxEntries }) });
  const ask = (key = 'all', describe: (tags: CacheTags) => void = () => undefined) =>
    cache.get(key, async (tags) => {
      describe(tags);
      world.works += 1;
      return { key, stock: world.stock };
    });
  const change = (kind: ChangeKind, productId: string | null = null) => news.push({ kind, productId });
  const letHalfASecondPass = () => (world.nowMs += 500);
  return { world, watch, cache, ask, change, letHalfASecondPass };
}

it('works an answer out once, however many ask at once', async () => {
  const { world, ask } = setUp();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
  expect(new Set(answers).size).toBe(1);
  expect(world).toMatchObject({ works: 1, looks: 1 });
});

it("shows another process's change after half a second", async () => {
  const { world, ask, change } = setUp();
  await ask();
  world.stock = 4;
  change('ALL');
  world.nowMs += 499;
  expect(await ask()).toMatchObject({ stock: 5 });
  world.nowMs += 1;
  expect(await ask()).toMatchObject({ stock: 4 });
});

it("shows this process's own change at once", async () => {
  const { world, watch, ask, change } = setUp();
  await ask();
  world.stock = 4;
  change('STOCK', 'ragi');
  watch.invalidate();
  expect(await ask()).toMatchObject({ stock: 4 });
});

it('keeps answers when a look finds nothing changed', async () => {
  const { world, watch, ask } = setUp();
  await ask();
  watch.invalidate();
  await ask();
  expect(world).toMatchObject({ works: 1, looks: 2 });
});

it('looks again when the clock was set back', async () => {
  const { world, ask, change } = setUp();
  await ask();
  world.stock = 4;
  change('ALL');
  world.nowMs -= 3_600_000;
  expect(await ask()).toMatchObject({ stock: 4 });
});

describe('a change', () => {
  const KINDS: [ChangeKind, string | null, string[]][] = [
    ['STOCK', 'ragi', ['ragi', 'unsaid']],
    ['STOCK', 'kambu', ['unsaid']],
    ['SHELF', 'ragi', ['ragi', 'in stock', 'unsaid']],
    ['PRODUCT', 'ragi', ['ragi', 'list', 'unsaid']],
    ['PRODUCT', 'kambu', ['list', 'unsaid']],
    ['SALES', 'ragi', ['best sellers']],
    ['ALL', null, ['ragi', 'in stock', 'list', 'best sellers', 'shop', 'unsaid']],
  ];

  it.each(KINDS)('of the kind %s of %s ends what it is about and nothing else', async (kind, productId, expected) => {
    const { world, ask, change, letHalfASecondPass } = setUp();
    const askAll = async () => {
      await ask('ragi', (tags) => tags.products([{ _id: 'ragi' }, { _id: 'thinai' }]));
      await ask('in stock', (tags) => tags.stock());
      await ask('list', (tags) => tags.lists());
      await ask('best sellers', (tags) => tags.sales());
      await ask('shop', (tags) => tags.shop());
      await ask('unsaid');
    };
    await askAll();
    world.works = 0;
    change(kind, productId);
    letHalfASecondPass();
    await askAll();
    expect(world.works).toBe(expected.length);
  });

  it('of best sellers ends lists every half minute only', async () => {
    const { world, ask, change, letHalfASecondPass } = setUp();
    const askAgain = async () => {
      change('SALES', 'ragi');
      letHalfASecondPass();
      await ask('list', (tags) => tags.sales());
    };
    await askAgain();
    await askAgain();
    expect(world.works).toBe(2);
    for (let round = 0; round < 59; round += 1) await askAgain();
    expect(world.works).toBe(2);
    await askAgain();
    expect(world.works).toBe(3);
  });
});

describe('an answer under way', () => {
  /** Begins an answer that ends when told. */
  async function begin(describe: (tags: CacheTags) => void) {
    const shop = setUp();
    let finish: (answer: string) => void = () => undefined;
    const ask = () =>
      shop.cache.get('slow', (tags) => {
        shop.world.works += 1;
        describe(tags);
        return new Promise<string>((resolve) => (finish = resolve));
      });
    const answer = ask();
    await aMoment();
    return { ...shop, ask, answer, finish: (text: string) => finish(text) };
  }

  it.each([
    ['is not kept when what it shows has changed meanwhile', 'ragi', 2],
    ['is kept when something else has', 'kambu', 1],
  ])('%s', async (_what, productId, works) => {
    const { world, ask, answer, finish, change, letHalfASecondPass } = await begin((tags) =>
      tags.products([{ _id: 'ragi' }]),
    );
    change('STOCK', productId);
    letHalfASecondPass();
    const meanwhile = ask();
    await aMoment();
    finish('old');
    expect(await answer).toBe('old');
    expect(await meanwhile).toBe('old');
    const later = ask();
    await aMoment();
    finish('new');
    expect(await later).toBe(works === 1 ? 'old' : 'new');
    expect(world.works).toBe(works);
  });

  it('is asked for anew by whoever comes after a change of everything', async () => {
    const { ask, answer, finish, change, letHalfASecondPass } = await begin((tags) => tags.shop());
    change('ALL');
    letHalfASecondPass();
    const after = ask();
    await aMoment();
    finish('new');
    expect(await after).toBe('new');
    expect(await Promise.race([answer, Promise.resolve('still under way')])).toBe('still under way');
  });
});

it('does not trust a look that began before the change', async () => {
  const looks: ((changes: Change[]) => void)[] = [];
  const world = { stock: 5, nowMs: START_MS };
  const clock = { now: () => new Date(world.nowMs) };
  const watch = createCatalogueWatch({
    readChanges: () =>
      new Promise((resolve) => looks.push((changes) => resolve({ position: { snapshot: '', atMs: 0 }, changes }))),
    clock,
  });
  const cache = createCatalogueCache({ watch, clock });
  const ask = () => cache.get('all', async () => world.stock);

  const first = ask();
  looks[0]!([]);
  expect(await first).toBe(5);

  world.nowMs += 1000;
  const early = ask();
  world.stock = 4;
  watch.invalidate();
  looks[1]!([]);
  await early;
  const late = ask();
  looks[2]!([{ kind: 'STOCK', productId: 'ragi' }]);
  expect(await late).toBe(4);
});

it('does not go back to an earlier look that answers late', async () => {
  const looks: ((changes: Change[]) => void)[] = [];
  const since: (string | undefined)[] = [];
  const clock = { now: () => new Date(START_MS) };
  const watch = createCatalogueWatch({
    readChanges: (seen) => {
      since.push(seen?.snapshot);
      const snapshot = `look ${looks.length}`;
      return new Promise((resolve) => looks.push((changes) => resolve({ position: { snapshot, atMs: 0 }, changes })));
    },
    clock,
  });
  const heard: (readonly Change[])[] = [];
  watch.onChanges((news) => heard.push(news));
  const slow = watch.refresh();
  watch.invalidate();
  const quick = watch.refresh();
  looks[1]!([]);
  await quick;
  looks[0]!([{ kind: 'STOCK', productId: 'ragi' }]);
  await slow;
  expect(heard).toHaveLength(1);
  watch.invalidate();
  void watch.refresh();
  expect(since).toEqual([undefined, undefined, 'look 1']);
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

it('holds no answer for longer than ten minutes', async () => {
  const { world, ask } = setUp();
  await ask('shop', (tags) => tags.shop());
  world.nowMs += 599_999;
  await ask('shop', (tags) => tags.shop());
  expect(world.works).toBe(1);
  world.nowMs += 1;
  await ask('shop', (tags) => tags.shop());
  expect(world.works).toBe(2);
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

describe('without a database', () => {
  it('goes on giving what it keeps, however old, and nothing else', async () => {
    const { world, cache, ask } = setUp();
    await ask();
    world.isDown = true;
    world.stock = 4;
    world.nowMs += 86_400_000;
    expect(await ask()).toMatchObject({ stock: 5 });
    expect(world.works).toBe(1);
    await expect(cache.get('new', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  });

  it('shows what changed meanwhile as soon as it is back', async () => {
    const { world, ask, change, letHalfASecondPass } = setUp();
    await ask();
    world.isDown = true;
    letHalfASecondPass();
    await ask();
    world.isDown = false;
    world.stock = 4;
    change('STOCK', 'ragi');
    letHalfASecondPass();
    expect(await ask()).toMatchObject({ stock: 4 });
  });

  it('trusts nothing that was worked out before the first look', async () => {
    const { world, ask, letHalfASecondPass } = setUp();
    world.isDown = true;
    await ask();
    world.isDown = false;
    letHalfASecondPass();
    await ask();
    expect(world.works).toBe(2);
  });

  it('is asked twice a second, not by everybody', async () => {
    const { world, ask, letHalfASecondPass } = setUp();
    await ask();
    world.isDown = true;
    world.looks = 0;
    letHalfASecondPass();
    for (let round = 0; round < 20; round += 1) await ask();
    expect(world.looks).toBe(1);
  });

  it('tells of it once', async () => {
    const troubles: unknown[] = [];
    const world = { nowMs: START_MS };
    const watch = createCatalogueWatch({
      readChanges: () => Promise.reject(new Error('no database')),
      clock: { now: () => new Date(world.nowMs) },
      onError: (error) => troubles.push(error),
    });
    for (let round = 0; round < 3; round += 1) {
      world.nowMs += 500;
      await watch.refresh();
    }
    expect(troubles).toEqual([new Error('no database')]);
  });

  it('lets nobody wait who can be given something kept, when the database hangs', async () => {
    const world = { nowMs: START_MS, hangs: false, works: 0 };
    const clock = { now: () => new Date(world.nowMs) };
    const watch = createCatalogueWatch({
      readChanges: () =>
        world.hangs
          ? new Promise(() => undefined)
          : Promise.resolve({ position: { snapshot: '', atMs: 0 }, changes: [] }),
      clock,
    });
    const cache = createCatalogueCache({ watch, clock });
    const ask = () => cache.get('all', async () => (world.works += 1));
    await ask();
    world.hangs = true;
    world.nowMs += 86_400_000;
    // The first of them waits a little, the others not at all.
    for (let round = 0; round < 100; round += 1) expect(await ask()).toBe(1);
  });
});
