import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../config';
import { projectRoot } from '../../testing/projectRoot';
import { STAFF_CODE_LENGTH } from './codes';

const { otp } = readConfig({}, projectRoot);
const adr = readFileSync(join(projectRoot, 'docs/decisions/0024-caps-of-login-codes.md'), 'utf8');

/** Each code takes `maxWrongTries` different guesses. */
const chance = (digits: number, guesses: number): string => {
  const perCode = otp.maxWrongTries / 10 ** digits;
  return `${Number((100 * (1 - (1 - perCode) ** (guesses / otp.maxWrongTries))).toPrecision(2))} %`;
};

/** Staff's codes are never that short. */
const never = () => 'never';

it.each([
  { what: 'some account of the shop', guesses: 24 * otp.wrongTotalHour, ofFour: chance },
  { what: 'one given account', guesses: otp.wrongPerNumberDay, ofFour: chance },
  { what: 'some login of the staff', guesses: 24 * otp.wrongTotalHour, ofFour: never },
  { what: 'one given login of the staff', guesses: otp.wrongPerNumberDay, ofFour: never },
])('the chance to take over $what within a day is what the ADR says', ({ what, guesses, ofFour }) => {
  const row = adr.split('\n').find((line) => line.startsWith(`| ${what} `));
  const cells = row?.split('|').map((cell) => cell.trim());
  expect(cells).toEqual(['', what, String(guesses), ofFour(4, guesses), chance(STAFF_CODE_LENGTH, guesses), '']);
});
