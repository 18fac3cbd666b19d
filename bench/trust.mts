// `npm run trust`: what the shop promises for when machines fail, tried on shops of its own on loopback. Writes
// docs/trust.md. `-- --long` tries more, before a release; words try only promises that contain them, and write nothing.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt, root } from '../scripts/prepare.mjs';
import { machine, table } from './report.mjs';
import { fuzz } from './trust/fuzz.mjs';
import { kills } from './trust/kills.mjs';
import { machineFaults } from './trust/machine.mjs';
import { overload } from './trust/overload.mjs';
import { providers } from './trust/providers.mjs';
import { releases } from './trust/releases.mjs';
import { restore } from './trust/restore.mjs';
import type { Scenario } from './trust/scenario.mjs';

const SCENARIOS: Scenario[] = [...kills, releases, ...providers, restore, fuzz, overload, ...machineFaults];

interface Row {
  promise: string;
  tries: number;
  failures: number;
  seconds: number;
  note: string;
}

const isLong = process.argv.includes('--long');
const words = process.argv.slice(2).filter((each) => !each.startsWith('--'));

async function tryOut({ promise, run }: Scenario): Promise<Row> {
  const began = performance.now();
  const row = (tries: number, failures: number, note: string): Row => ({
    promise,
    tries,
    failures,
    seconds: Math.round((performance.now() - began) / 1000),
    note,
  });
  try {
    const outcome = await run(isLong);
    if ('skipped' in outcome) return row(0, 0, `skipped: ${outcome.skipped}`);
    const { tries, failures, note = '' } = outcome;
    return row(tries, failures.length, [...new Set(failures), note].filter(Boolean).join('; '));
  } catch (error) {
    return row(1, 1, error instanceof Error ? error.message : String(error));
  }
}

await ensureBuilt();
console.log(machine());
const rows: Row[] = [];
for (const scenario of SCENARIOS.filter(({ promise }) => words.every((word) => promise.includes(word)))) {
  const row = await tryOut(scenario);
  rows.push(row);
  const mark = row.failures > 0 ? '✗' : row.tries === 0 ? '–' : '✓';
  console.log(`${mark} ${row.promise}: ${row.tries} tries, ${row.failures} failures, ${row.seconds} s`);
  console.log(`    ${row.note}`);
}

const count = (isCounted: (row: Row) => boolean) => rows.filter(isCounted).length;
const totals = {
  passed: count(({ tries, failures }) => tries > 0 && failures === 0),
  failed: count(({ failures }) => failures > 0),
  skipped: count(({ tries }) => tries === 0),
};
console.log(`${totals.passed} promises kept, ${totals.failed} broken, ${totals.skipped} skipped`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;

mkdirSync(path.join(root, 'coverage'), { recursive: true });
const names = rows.filter(({ failures }) => failures > 0).map(({ promise }) => promise);
writeFileSync(path.join(root, 'coverage/trust.json'), JSON.stringify({ ...totals, names }));
if (words.length === 0) {
  const day = new Date().toISOString().slice(0, 10);
  const form = isLong ? 'the long form, before a release' : 'the short form, as in `npm run test:full`';
  writeFileSync(
    path.join(root, 'docs/trust.md'),
    `# What was tried

Written by \`npm run trust\` (${form}) on ${day}: ${machine()}. Everything runs on loopback, on one machine, so no real network and no real disk failed.
Under load means: customers order, pay and cancel all the time, and each request without a good response is sent again. Then
everything that the shop acknowledged is looked for in the database: no order, payment or cancel is lost, no order is paid twice or made
twice, no money is refunded twice or kept after a cancel, and what was sold, what is held and what is in stock add up to the stock of the
beginning.

${table(rows.map(({ seconds, ...row }) => ({ ...row, seconds })))}
`,
  );
}
