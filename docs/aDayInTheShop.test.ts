import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const page = readFileSync(path.join(__dirname, 'a-day-in-the-shop.md'), 'utf8');
const messages = readdirSync(path.join(__dirname, '../src/locales/en'))
  .filter((file) => file.startsWith('staff') && file.endsWith('.json'))
  .map((file) => readFileSync(path.join(__dirname, '../src/locales/en', file), 'utf8'))
  .join('\n');

it('shows pictures that exist, and all that are taken of the staff area', () => {
  const shown = [...page.matchAll(/screens\/([\w-]+\.webp)/g)].map(([, file]) => file!);
  expect(shown.filter((file) => !existsSync(path.join(__dirname, 'screens', file)))).toEqual([]);
  const taken = readdirSync(path.join(__dirname, 'screens')).filter((file) => file.startsWith('staff-'));
  expect(taken.filter((file) => !shown.includes(file))).toEqual([]);
});

it('names pages and buttons as the staff area does', () => {
  const named = [...page.matchAll(/(?<![\w*_])_([^_]+)_(?!\w)/g)].map(([, text]) => text!);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((text) => !messages.includes(`"${text.replace(/\s+/g, ' ')}`))).toEqual([]);
});
