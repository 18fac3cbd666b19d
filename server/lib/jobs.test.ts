import { setTimeout as delay } from 'node:timers/promises';
import { startJobs } from './jobs';
import { createLog } from './log';

const log = createLog('silent');

it('runs repeatedly, continues after a failure and never overlaps', async () => {
  let running = 0;
  let rounds = 0;
  const run = async () => {
    expect(++running).toBe(1);
    await delay(5);
    running--;
    if (++rounds === 2) throw new Error('one bad round');
  };
  const stop = startJobs([{ name: 'test', everyMs: 1, run }], log);
  while (rounds < 4) await delay(5);
  await stop();
});

it('waits for the running round on stop and starts no other', async () => {
  let started = 0;
  let ended = 0;
  const run = async () => {
    started++;
    await delay(30);
    ended++;
  };
  const stop = startJobs([{ name: 'test', everyMs: 1, run }], log);
  while (started === 0) await delay(2);
  await stop();
  expect([started, ended]).toEqual([1, 1]);
  await delay(20);
  expect(started).toBe(1);
});
