import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Postgres } from '../../scripts/postgres.mjs';
import { ask } from './ask.mjs';
import type { Scenario } from './scenario.mjs';
import { underLoad } from './underLoad.mjs';

/** Between two kills; it varies to hit different moments. */
const steps = () => randomInt(10, 40);
const momentMs = () => randomInt(0, 40);

const server: Scenario = {
  promise: '`kill -9` of the server under load: nothing acknowledged is lost, nothing is paid twice, the stock adds up',
  run: (isLong) =>
    underLoad({}, async (stage, load) => {
      const tries = isLong ? 20 : 3;
      for (let kill = 0; kill < tries; kill += 1) {
        await load.steps(steps());
        await sleep(momentMs());
        await stage.restartShop();
      }
      return { tries };
    }),
};

const primary: Scenario = {
  promise: '`kill -9` of PostgreSQL under load: the same, and the running server goes on by itself',
  run: (isLong) =>
    underLoad({}, async ({ cluster }, load) => {
      const tries = isLong ? 20 : 3;
      for (let kill = 0; kill < tries; kill += 1) {
        await load.steps(steps());
        await sleep(momentMs());
        await cluster.kill();
        await cluster.restart();
      }
      return { tries };
    }),
};

const standby: Scenario = {
  promise:
    '`kill -9` of a synchronous standby, then of the primary with promotion of the standby: the same on the promoted one',
  run: (isLong) =>
    underLoad({}, async ({ cluster, lead, startStandby }, load) => {
      const turns = isLong ? 5 : 1;
      let old = cluster;
      for (let turn = 0; turn < turns; turn += 1) {
        const next = await startStandby(old);
        await ask(old.url, `ALTER SYSTEM SET synchronous_standby_names = 'standby'`, 'SELECT pg_reload_conf()');
        await untilSynchronous(old);
        await load.steps(steps());
        await next.kill();
        await sleep(momentMs());
        await next.restart();
        await untilSynchronous(old);
        await load.steps(steps());
        await sleep(momentMs());
        await old.kill();
        await ask(
          next.url,
          'SELECT pg_promote()',
          'ALTER SYSTEM RESET synchronous_standby_names',
          'SELECT pg_reload_conf()',
        );
        lead(next);
        await load.steps(steps());
        old = next;
      }
      return { tries: turns * 2 };
    }),
};

const GONE_MS = { long: 30_000, short: 10_000 };
const gone: Scenario = {
  promise:
    'the database is gone for 30 s (in the short form 10 s) under load: the same, and the running server goes on',
  run: (isLong) =>
    underLoad({}, async ({ cluster }) => {
      await cluster.kill();
      await sleep(isLong ? GONE_MS.long : GONE_MS.short);
      await cluster.restart();
      return { tries: 1 };
    }),
};

async function untilSynchronous(cluster: Postgres): Promise<void> {
  const query = `SELECT FROM pg_stat_replication WHERE sync_state = 'sync' AND state = 'streaming'`;
  while ((await ask(cluster.url, query)).length === 0) await sleep(100);
}

export const kills = [server, primary, standby, gone];
