import { setTimeout as sleep } from 'node:timers/promises';
import { createVersionedCache } from './versionedCache';

function setUp({ maxBytes = 1000 } = {}) {
  const world = { stock: 5, loads: 0 };
  const cache = createVersionedCache<{ bytes: number; text: string }>(async () => String(world.stock), maxBytes);
  const get = (key = 'home', bytes = 10) =>
    cache.get(key, async () => {
      world.loads += 1;
      return { bytes, text: `${key} ${world.stock}` };
    });
  return { world, cache, get };
}

it('loads once for concurrent requests', async () => {
  const { world, get } = setUp();
  const values = await Promise.all(Array.from({ length: 50 }, () => get()));
  expect(new Set(values).size).toBe(1);
  expect(world.loads).toBe(1);
});

it('loads again when the version has changed', async () => {
  const { world, get } = setUp();
  await get();
  world.stock = 4;
  expect(await get()).toMatchObject({ text: 'home 4' });
  await get();
  expect(world.loads).toBe(2);
});

it('never serves a value after a change that happened while it was loading', async () => {
  const { world, cache } = setUp();
  let finish: (page: { bytes: number; text: string }) => void = () => undefined;
  const early = cache.get('home', () => new Promise((resolve) => (finish = resolve)));
  await sleep(0);
  world.stock = 4;
  const late = cache.get('home', async () => ({ bytes: 1, text: 'new' }));
  expect(await late).toMatchObject({ text: 'new' });
  finish({ bytes: 1, text: 'old' });
  await early;
  expect(await cache.get('home', async () => ({ bytes: 1, text: 'newer' }))).toMatchObject({ text: 'newer' });
});

it('keeps a value that is still true under a new version', async () => {
  const { world, cache, get } = setUp();
  const first = await get();
  world.stock = 4;
  expect(await cache.get('home', async (previous) => previous!)).toBe(first);
  expect(await get()).toBe(first);
});

it('stores no failure, and keeps the stale value', async () => {
  const { world, cache, get } = setUp();
  const fail = () => cache.get('home', () => Promise.reject(new Error('broken')));
  await expect(fail()).rejects.toThrow('broken');
  expect(cache.getStale('home')).toBeUndefined();
  expect(await get()).toMatchObject({ text: 'home 5' });
  world.stock = 4;
  await expect(fail()).rejects.toThrow('broken');
  expect(cache.getStale('home')).toMatchObject({ text: 'home 5' });
  expect(await get()).toMatchObject({ text: 'home 4' });
});

it('evicts the least recently used value beyond its budget', async () => {
  const { world, get } = setUp({ maxBytes: 25 });
  await get('a');
  await get('b');
  await get('a');
  await get('c');
  expect(world.loads).toBe(3);
  await get('a');
  await get('c');
  expect(world.loads).toBe(3);
  await get('b');
  expect(world.loads).toBe(4);
});

it('serves a value that exceeds the whole budget', async () => {
  const { get } = setUp({ maxBytes: 25 });
  expect(await get('huge', 100)).toMatchObject({ text: 'huge 5' });
  expect(await get('small')).toMatchObject({ text: 'small 5' });
});
