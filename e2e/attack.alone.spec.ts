import { expect, test } from '@playwright/test';
import { attack, onPglite, formatRow } from '../scripts/attack/run.mjs';

test('holds against the short form of every attack', async () => {
  test.setTimeout(600_000);
  const rows = await attack(onPglite, { isShort: true });
  expect(rows.filter(({ through }) => through > 0).map(formatRow)).toEqual([]);
});
