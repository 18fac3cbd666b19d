import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../server/config';
import { createLog } from '../server/lib/log';
import { createRegistry } from '../server/modules/metrics';

const read = (path: string) => readFileSync(join(__dirname, '..', path), 'utf8');
const alerts = read('deploy/alerts.yml');

it('every alert has its paragraph in the runbook, in the same order', () => {
  const named = [...alerts.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect([...read('docs/runbook.md').matchAll(/^## (\w+)\n\n\S/gm)].map(([, name]) => name)).toEqual(named);
});

const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });
/** It is in Prometheus' package, which would also start a server: nothing installs it. */
const itWithPromtool = promtool('--version').status === 0 ? it : it.skip;

it('every alert has an example that stays silent and one that fires', () => {
  const examples = read('deploy/alerts.test.yml')
    .split(/^ {2}- name: /m)
    .slice(1);
  expect(examples.map((example) => /^\w+/.exec(example)?.[0])).toEqual(
    [...alerts.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name),
  );
  for (const example of examples) expect(example).toMatch(/\{ eval_time: \w+, alertname: \w+ \}[^]*exp_alerts:/);
});

itWithPromtool('alerts stay silent and fire as their examples say', () => {
  const { status, stdout, stderr } = promtool('test', 'rules', join(__dirname, '../deploy/alerts.test.yml'));
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

it('alerts and runbook name figures that the shop has', async () => {
  const registry = await createRegistry({
    config: readConfig({}, join(__dirname, '..')),
    clock: { now: () => new Date() },
    log: createLog('silent'),
    // Nothing is read from it.
    database: {} as Parameters<typeof createRegistry>[0]['database'],
  });
  const text = await registry.render();
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!));
  const named = `${alerts}${read('docs/runbook.md')}`.match(/\b(?:vayal|nodejs|process)_\w+/g) ?? [];
  expect(new Set(named).size).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
});
