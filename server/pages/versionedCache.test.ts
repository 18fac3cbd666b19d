import { setTimeout as sleep } from 'node:timers/promises';
import { createPageCache } from './pageCache';

/** A shop that tests change, with a count of how often a page was made. */
function setUp({ maxBytes = 1000 } = {}) {
  const world = { stock: 5, made: 0 };
  const cache = createPageCache<{ bytes: number; text: string }>({
    readVersion: async () => String(world.stock),
    maxBytes,
  });
  const ask = (name = 'home', bytes = 10) =>
    cache.get(name, async () => {
      world.made += 1;
      return { bytes, text: `${name} ${world.stock}` };
    });
  return { world, cache, ask };
}

it('makes a page once, however many ask at once', async () => {
  const { world, ask } = setUp();
  const pages = await Promise.all(Array.from({ length: 50 }, () => ask()));
  expect(new Set(pages).size).toBe(1);
  expect(world.made).toBe(1);
});

it('makes it anew when the catalogue has changed', async () => {
  const { world, ask } = setUp();
  await ask();
  world.stock = 4;
  expect(await ask()).toMatchObject({ text: 'home 4' });
  await ask();
  expect(world.made).toBe(2);
});

it('gives nobody who asks after a change what was begun before it', async () => {
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

it('lets a page stay when what it shows has not changed', async () => {
  const { world, cache, ask } = setUp();
  const first = await ask();
  world.stock = 4;
  expect(await cache.get('home', async (previous) => previous!)).toBe(first);
  expect(await ask()).toBe(first);
});

it('keeps no failure, and what was there before it', async () => {
  const { world, cache, ask } = setUp();
  const fail = () => cache.get('home', () => Promise.reject(new Error('broken')));
  await expect(fail()).rejects.toThrow('broken');
  expect(cache.last('home')).toBeUndefined();
  expect(await ask()).toMatchObject({ text: 'home 5' });
  world.stock = 4;
  await expect(fail()).rejects.toThrow('broken');
  expect(cache.last('home')).toMatchObject({ text: 'home 5' });
  expect(await ask()).toMatchObject({ text: 'home 4' });
});

it('keeps no more than it may, and drops what was least recently asked', async () => {
  const { world, ask } = setUp({ maxBytes: 25 });
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  expect(world.made).toBe(3);
  await ask('a');
  await ask('c');
  expect(world.made).toBe(3);
  await ask('b');
  expect(world.made).toBe(4);
});

it('serves a page that is larger than all that it may keep', async () => {
  const { ask } = setUp({ maxBytes: 25 });
  expect(await ask('huge', 100)).toMatchObject({ text: 'huge 5' });
  expect(await ask('small')).toMatchObject({ text: 'small 5' });
});
