import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../config';
import { projectRoot } from '../../testing/projectRoot';

const { otp } = readConfig({}, projectRoot);
const adr = readFileSync(join(projectRoot, 'docs/decisions/0024-caps-of-login-codes.md'), 'utf8');

/** Each code takes `maxWrongTries` different guesses. */
const chance = (digits: number, guesses: number): string => {
  const perCode = otp.maxWrongTries / 10 ** digits;
  return `${Number((100 * (1 - (1 - perCode) ** (guesses / otp.maxWrongTries))).toPrecision(2))} %`;
};

it.each([
  ['some account of the shop', 24 * otp.wrongTotalHour],
  ['one given account', otp.wrongPerNumberDay],
])('of %s within a day is what the ADR says', (what, guesses) => {
  const row = adr.split('\n').find((line) => line.startsWith(`| ${what} `));
  const cells = row?.split('|').map((cell) => cell.trim());
  expect(cells).toEqual(['', what, String(guesses), chance(4, guesses), chance(6, guesses), '']);
});
