import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processSlot, processStartTime } from '../lib/processes';
import { lockFolder } from './lock';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vayal-lock-'));
  path = join(folder, 'vayal.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const holder = (changes: object) =>
  JSON.stringify({
    pid: process.pid,
    processStart: processStartTime(process.pid),
    place: processSlot(),
    since: '2026-11-20T04:30:00.000Z',
    ...changes,
  });

function silentFor(seconds: number) {
  const then = new Date(Date.now() - seconds * 1000);
  utimesSync(path, then, then);
}

it('holds a folder for one process until it is released', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  lock.release();
  lockFolder(folder).release();
  expect(existsSync(path)).toBe(false);
});

it('names the process that holds it, since when it runs, and what to do', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    await once(other, 'spawn');
    const pid = other.pid ?? 0;
    writeFileSync(path, holder({ pid, processStart: processStartTime(pid) }));
    expect(() => lockFolder(folder)).toThrow(
      `Vayal is already running on the data folder ${folder}: process ${pid}, since 2026-11-20T04:30:00.000Z.\nUse that one, stop it first (kill ${pid})`,
    );
    expect(readFileSync(path, 'utf8')).toContain(String(pid));
  } finally {
    other.kill();
  }
});

it('takes over from a process that has ended', async () => {
  const other = spawn(process.execPath, ['-e', '']);
  const pid = other.pid ?? 0;
  await once(other, 'exit');
  writeFileSync(path, holder({ pid, processStart: '12345' }));
  const lock = lockFolder(folder);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  lock.release();
});

it('takes over when another process has got the pid meanwhile', () => {
  writeFileSync(path, holder({ processStart: 'an earlier start' }));
  lockFolder(folder).release();
});

it.each([
  ['on another machine', () => holder({ place: 'elsewhere' })],
  ['that is not fully written', () => '{"pid":'],
])('rejects a lock %s while it has a heartbeat, and replaces it after', (_where, text) => {
  writeFileSync(path, text());
  expect(() => lockFolder(folder)).toThrow(/in use by .*\n.*try again in \d+ seconds/);
  silentFor(60);
  lockFolder(folder).release();
});

it('lets one alone take over', () => {
  writeFileSync(path, holder({ processStart: 'an earlier start' }));
  writeFileSync(`${path}.takeover`, holder({}));
  expect(() => lockFolder(folder)).toThrow('Another process is taking over');
});

it('does not remove a lock that is no longer its own', () => {
  const lock = lockFolder(folder);
  writeFileSync(path, holder({ since: 'later' }));
  lock.release();
  expect(existsSync(path)).toBe(true);
});

it('names a folder that cannot be used', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockFolder(join(folder, 'file', 'data'))).toThrow(
    `The data folder ${join(folder, 'file', 'data')} can't be used`,
  );
});

it('takes over after a start that was killed during its takeover', async () => {
  const other = spawn(process.execPath, ['-e', '']);
  const pid = other.pid ?? 0;
  await once(other, 'exit');
  writeFileSync(path, holder({ pid, processStart: '12345' }));
  writeFileSync(`${path}.takeover`, holder({ pid, processStart: '12345' }));
  lockFolder(folder).release();
  expect(readdirSync(folder)).toEqual([]);
});

it('takes over after a start that could not write to a full disk', () => {
  writeFileSync(path, '');
  writeFileSync(`${path}.takeover`, '');
  const then = new Date(Date.now() - 31_000);
  for (const file of [path, `${path}.takeover`]) utimesSync(file, then, then);
  lockFolder(folder).release();
  expect(readdirSync(folder)).toEqual([]);
});
