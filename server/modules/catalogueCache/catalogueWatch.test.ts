import { createCatalogueWatch } from './catalogueWatch';
import type { Change } from './changesRepository';

const START_MS = Date.parse('2026-11-20T06:00:00Z');

function setUp() {
  const world = { nowMs: START_MS, changes: [] as Change[], isAway: false };
  const clock = { now: () => new Date(world.nowMs) };
  const watch = createCatalogueWatch({
    clock,
    readChanges: async () => {
      if (world.isAway) throw new Error('no database');
      return { position: { upTo: 1 } as never, changes: world.changes };
    },
  });
  return { world, watch, version: watch.version };
}

it('returns the same version until something changes', async () => {
  const { world, watch, version } = setUp();
  const first = await version();
  expect(await version()).toBe(first);
  world.changes = [{ kind: 'SHELF', productId: 'ml-thinai' }];
  watch.invalidate();
  const second = await version();
  expect(second).not.toBe(first);
  world.changes = [];
  watch.invalidate();
  expect(await version()).toBe(second);
});

it('ends by itself after half a minute', async () => {
  const { world, version } = setUp();
  const first = await version();
  world.nowMs += 29_000;
  expect(await version()).toBe(first);
  world.nowMs += 1_000;
  expect(await version()).not.toBe(first);
});

it('is there without the database', async () => {
  const { world, version } = setUp();
  world.isAway = true;
  expect(await version()).toBe(await version());
});
