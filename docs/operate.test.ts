import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../contract/constants';
import { RETENTION } from '../contract/retentionConstants';
import { privacyPolicy } from '../src/content/privacyPolicy';

const UNITS: Record<string, string> = { financialYears: 'financial year', years: 'year', days: 'day' };

it('what deletes itself is told with its time: to operators, and to customers in each language', () => {
  const rows = readFileSync(join(__dirname, 'operate.md'), 'utf8').match(/^\|.*\|$/gm)!;
  const told = rows.map((row) => row.split('|')[2]!.trim());
  const pages = LANGUAGES.map((language) => JSON.stringify(privacyPolicy[language]));
  for (const [unit, count] of Object.values(RETENTION).flatMap((time) => Object.entries(time))) {
    expect(told.filter((time) => time.startsWith(`${count} ${UNITS[unit]}`))).not.toEqual([]);
    for (const page of pages) expect(page).toMatch(new RegExp(`:\\*\\* [^"]*\\b${count} `));
  }
});
