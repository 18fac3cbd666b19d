// What `npm run verify` and `npm test` share: the steps of the gate, and a runner that runs all of them, whatever fails.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} script of package.json, with its arguments
 * @property {Record<string, string>} [env]
 * @property {string} [totalsFile] where a test runner leaves its report; a step without one counts as one
 * @property {(report: any) => Totals} [readTotals]
 * @property {RegExp} [worthReading] the lines that are printed even of a success
 */

const reports = path.join(root, 'coverage');
const jestReport = path.join(reports, 'jest.json');
const playwrightReport = path.join(reports, 'playwright.json');

/**
 * The gate's steps. Those of one group run two at a time, since each keeps one core busy; the groups run one after the other.
 *
 * @type {Step[][]}
 */
export const verifySteps = [
  [
    { name: 'Build', script: ['build'] },
    { name: 'Storybook', script: ['build-storybook'] },
    { name: 'ESLint', script: ['lint'] },
    { name: 'Types', script: ['types'] },
    { name: 'Prettier', script: ['format:check'] },
    { name: 'Imports', script: ['imports'], worthReading: /modules/ },
    { name: 'Unused code', script: ['unused'] },
  ],
  [{ name: 'Size budgets', script: ['bundle'], worthReading: /^\s*(?!.*(?:Size limit|dist))\S.*/ }],
  [
    {
      name: 'Jest',
      script: ['jest', '--ci', '--maxWorkers=2', '--json', `--outputFile=${jestReport}`],
      totalsFile: jestReport,
      readTotals: (report) => ({
        passed: report.numPassedTests,
        // A file that breaks before its first test has no tests to count.
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
        skipped: report.numPendingTests + report.numTodoTests,
      }),
      worthReading: /^(Tests|Test Suites) *:/,
    },
  ],
];

/** @type {Step[][]} */
export const browserSteps = [
  [
    {
      name: 'Playwright',
      script: ['e2e', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
      totalsFile: playwrightReport,
      readTotals: ({ stats, errors }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + errors.length,
        skipped: stats.skipped,
      }),
      // Of flaky ones the names, too.
      worthReading: /^ {2}\d+ (passed|skipped|flaky)|^ {4}\[/,
    },
  ],
];

/**
 * Runs every step, prints how each went and, last of all, the one line with the sum. Sets the exit code.
 *
 * @param {Step[][]} groups
 * @param {Totals} [before] what was counted already
 */
export async function runGate(groups, before = { passed: 0, failed: 0, skipped: 0 }) {
  const sum = { ...before };
  mkdirSync(reports, { recursive: true });
  for (const group of groups) {
    const waiting = [...group];
    const worker = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const totals = await runStep(step);
        sum.passed += totals.passed;
        sum.failed += totals.failed;
        sum.skipped += totals.skipped;
      }
    };
    await Promise.all([worker(), worker()]);
  }
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
  console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
}

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
  // The runner may have failed at something that is no test.
  return ok ? totals : { ...totals, failed: Math.max(totals.failed, 1) };
}

/** @param {Step} step @returns {Promise<{ ok: boolean, output: string }>} */
function runScript({ script, env }) {
  const [name = '', ...args] = script;
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
      cwd: root,
      env: { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    }
    child.once('error', (error) => resolve({ ok: false, output: String(error) }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}
