import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, cpus, setPriority, totalmem } from 'node:os';
import path from 'node:path';
import { root } from './prepare.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, names?: string[] }} Totals with the names of what failed */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} script of package.json, with its arguments
 * @property {boolean} [isPackage] for a package's command instead
 * @property {number} [cores] Default: 1
 * @property {boolean} [fillsGaps] true for one that computes while the others wait: it runs beside them, after other such steps and at a low priority
 * @property {string[]} [needs] steps that end before, even if they fail
 * @property {Record<string, string>} [env]
 * @property {string} [totalsFile] a test runner's report
 * @property {(report: any) => Totals} [readTotals]
 * @property {RegExp} [worthReading] lines to print even on success
 */

const CORES = 2;
/** One more than cores: tests of the server wait for timeouts and the database. */
const JEST_WORKERS = 3;
/** Many rounds of races, kills and outages, and the way from an older development database. */
const SOAKS = '\\.soak\\.(db\\.)?test\\.ts$';
const ATTACKS = 'Attacks';
const TRUST = 'Trust';
/** Tests read it: some of them take a longer form. */
const FULL = { FULL_GATE: 'true' };
const reports = path.join(root, 'coverage');

/**
 * @param {boolean} isFull
 * @returns {Step}
 */
const jest = (isFull) => ({
  name: 'Jest',
  script: [
    ...['jest', '--ci', `--maxWorkers=${JEST_WORKERS}`, '--json', `--outputFile=${path.join(reports, 'jest.json')}`],
    ...(isFull ? [] : [`--testPathIgnorePatterns=${SOAKS}`]),
  ],
  cores: CORES,
  needs: ['Browser and database', ATTACKS, 'Playwright'],
  env: isFull ? FULL : {},
  totalsFile: path.join(reports, 'jest.json'),
  readTotals: (report) => ({
    passed: report.numPassedTests,
    // A file that fails before its first test has no tests to count.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    names: report.testResults.flatMap((/** @type {any} */ { name, status, assertionResults }) => {
      const failed = assertionResults.filter((/** @type {any} */ each) => each.status === 'failed');
      const file = path.relative(root, name);
      if (status === 'failed' && failed.length === 0) return [file];
      return failed.map((/** @type {any} */ each) => `${file} › ${each.fullName}`);
    }),
  }),
  worthReading: /^(Tests|Test Suites) *:/,
});

/** @param {any} suite of Playwright's report @returns {string[]} */
const failedSpecs = ({ specs, suites = [] }) => [
  ...specs.filter((/** @type {any} */ { ok }) => !ok).map((/** @type {any} */ { file, title }) => `${file} › ${title}`),
  ...suites.flatMap(failedSpecs),
];

/**
 * @param {string} name
 * @param {string[]} projects
 * @param {Pick<Step, 'cores' | 'needs' | 'env'>} schedule
 * @returns {Step}
 */
const playwright = (name, projects, { env, ...schedule }) => {
  const folder = projects.join('-');
  const totalsFile = path.join(reports, `${folder}.json`);
  return {
    name,
    script: [
      'e2e',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=list,json',
      `--output=test-results/${folder}`,
    ],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: totalsFile },
    totalsFile,
    readTotals: ({ stats, errors, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      names: suites.flatMap(failedSpecs),
    }),
    // Includes the names of flaky tests.
    worthReading: /^ {2}\d+ (passed|skipped|flaky)|^ {4}\[/,
    ...schedule,
  };
};

/** @type {Step} */
const build = { name: 'Build', script: ['build'] };
/** @type {Step} */
const types = { name: 'Types', script: ['types'], fillsGaps: true };

/**
 * Prints a line per promise. Alone, because an earlier release waits 2.5 s for what a migration locks: two busy steps beside it made
 * that longer.
 * @type {Step}
 */
const trust = {
  name: TRUST,
  script: ['trust'],
  cores: CORES,
  needs: ['Build', 'Browser and database', ATTACKS],
  totalsFile: path.join(reports, 'trust.json'),
  readTotals: (report) => report,
  worthReading: /^[✓–]/,
};

/** The browser tests leave gaps, which the other steps fill. */
const staticSteps = [
  build,
  { name: 'Storybook', script: ['build-storybook'] },
  { name: 'Browser and database', script: ['test:setup'], cores: 0 },
  { name: 'Lint', script: ['lint'], fillsGaps: true },
  types,
  { name: 'Prettier', script: ['format:check'], fillsGaps: true },
  { name: 'Unused code', script: ['unused'], fillsGaps: true },
  { name: 'Imports', script: ['imports'], fillsGaps: true, worthReading: /modules/ },
  {
    name: 'Size budgets',
    script: ['bundle'],
    fillsGaps: true,
    needs: ['Build'],
    worthReading: /^\s*(?!.*(?:Size limit|dist))\S.*/,
  },
];

export const nodeSteps = [build, types, { ...jest(true), needs: ['Build'] }];

/** `npm test` */
export const gateSteps = [
  playwright('Playwright', ['journeys', 'stories'], {
    cores: CORES,
    needs: ['Build', 'Storybook', 'Browser and database', ATTACKS],
  }),
  ...staticSteps,
  jest(false),
];

/** `npm run test:full` */
export const fullSteps = [
  // These assert how long others wait, so nothing may run beside them.
  playwright(ATTACKS, ['alone'], { cores: CORES, needs: staticSteps.map(({ name }) => name) }),
  trust,
  playwright('Waiting journeys', ['waiting'], { cores: 0, needs: ['Build', 'Browser and database', ATTACKS, TRUST] }),
  playwright('Playwright', ['journeys', 'more-journeys', 'stories'], {
    cores: CORES,
    env: FULL,
    needs: ['Build', 'Storybook', 'Browser and database', ATTACKS],
  }),
  ...staticSteps,
  {
    name: 'Lying providers',
    script: ['bench:messages', '--small'],
    cores: 0,
    needs: ['Build', 'Browser and database', ATTACKS, TRUST],
    worthReading: /^\|/,
  },
  {
    name: 'Image',
    script: ['image'],
    needs: ['Build', 'Browser and database', ATTACKS],
    worthReading: /^[A-Z][a-z ]+: \d/,
  },
  jest(true),
];

/**
 * Runs every step once its needs have ended and a core is free; one that fills gaps waits for other such steps. Sets
 * the exit code.
 * @param {Step[]} steps
 */
export async function runGate(steps) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const failed = [];
  mkdirSync(reports, { recursive: true });
  // The process's start: installing packages counts.
  const began = 0;
  const seconds = (/** @type {number} */ since) => ((performance.now() - since) / 1000).toFixed(1);

  /** @type {{ step: string, start: string, seconds: string }[]} */
  const table = [];
  const waiting = [...steps];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  let free = CORES;

  const run = async (/** @type {Step} */ step) => {
    const { name } = step;
    const cores = coresOf(step);
    free -= cores;
    const start = performance.now();
    const row = { step: name, start: seconds(began), seconds: '' };
    const totals = await runStep(step);
    row.seconds = seconds(start);
    table.push(row);
    sum.passed += totals.passed;
    sum.failed += totals.failed;
    sum.skipped += totals.skipped;
    if (totals.failed > 0) failed.push(...(totals.names?.length ? totals.names : [step.name]));
    free += cores;
    running.delete(step);
  };
  const hasRoom = (/** @type {Step} */ step) =>
    step.fillsGaps ? ![...running.keys()].some(({ fillsGaps }) => fillsGaps) : free > 0 || coresOf(step) === 0;
  const isReady = (/** @type {Step} */ step) =>
    hasRoom(step) && [...waiting, ...running.keys()].every(({ name }) => !step.needs?.includes(name));

  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.find(isReady); next; next = waiting.find(isReady)) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, run(next));
    }
    await Promise.race(running.values());
  }

  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
  const columns = [{ step: '', start: 'from', seconds: 'seconds' }, ...table];
  for (const row of columns) console.log(row.step.padEnd(24) + row.start.padStart(8) + row.seconds.padStart(9));
  const [cpu] = cpus();
  console.log(
    `${seconds(began)} s on ${cpus().length} × ${cpu?.model.trim() ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
      `${process.platform}, Node ${process.versions.node}`,
  );
  for (const name of failed) console.log(`✗ ${name}`);
  console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
}

const coresOf = (/** @type {Step} */ { fillsGaps, cores = 1 }) => (fillsGaps ? 0 : cores);

/** @param {Step} step @returns {Promise<Totals>} */
async function runStep(step) {
  if (step.totalsFile) rmSync(step.totalsFile, { force: true });
  const began = performance.now();
  const { ok, output } = await runScript(step);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const totals = totalsOf(step, ok);

  const failed = totals.failed > 0;
  console.log(`${failed ? '✗' : '✓'} ${step.name}, ${seconds} s`);
  if (failed) console.log(output);
  else for (const line of output.split('\n')) if (step.worthReading?.test(line)) console.log(`    ${line.trim()}`);
  return totals;
}

/** @param {Step} step @param {boolean} ok @returns {Totals} */
function totalsOf(step, ok) {
  if (!step.totalsFile || !step.readTotals) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (!existsSync(step.totalsFile)) return { passed: 0, failed: 1, skipped: 0 };
  const totals = step.readTotals(JSON.parse(readFileSync(step.totalsFile, 'utf8')));
  // The runner itself may have failed.
  return ok ? totals : { ...totals, failed: Math.max(totals.failed, 1) };
}

/** @param {Step} step @returns {Promise<{ ok: boolean, output: string }>} */
function runScript({ script, isPackage, fillsGaps, env }) {
  const [name = '', ...args] = script;
  return new Promise((resolve) => {
    const run = isPackage ? ['exec', '--', name] : ['run', '--silent', name, '--'];
    const child = spawn('npm', [...run, ...args], {
      cwd: root,
      env: { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    // The processes that it starts inherit it.
    if (fillsGaps && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    }
    child.once('error', (error) => resolve({ ok: false, output: String(error) }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}
