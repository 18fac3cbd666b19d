import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/prepare.mjs';
import { contentsOf } from '../../server/testing/schemaOf';
import { ask } from './ask.mjs';
import type { Scenario } from './scenario.mjs';
import { underLoad } from './underLoad.mjs';

const run = promisify(execFile);
const STEPS = { long: 2_000, short: 60 };

export const restore: Scenario = {
  promise: 'backup, wipe, restore onto a new machine: every table is equal row by row, and the shop goes on from there',
  run: (isLong) =>
    underLoad({}, async (stage, load) => {
      await load.steps(isLong ? STEPS.long : STEPS.short);
      await load.pause();
      stage.shop.kill();
      const before = await stage.withDatabase(({ db }) => contentsOf(db));

      const { url } = stage.cluster;
      const file = path.join(stage.temporaryFolder(), 'today.backup');
      const command = async (...args: string[]) => {
        const began = performance.now();
        const env = {
          PATH: process.env.PATH,
          DATABASE_URL: url,
          DATA_DIR: stage.temporaryFolder(),
          DEMO: 'true',
          BACKUP_PASSPHRASE: 'a passphrase for the trial',
          ...(args[0] === 'backup' && { SECRET_KEY: stage.secretKey }),
        };
        await run(process.execPath, ['dist/server/backup.mjs', ...args], { cwd: root, env });
        return ((performance.now() - began) / 60_000).toFixed(2);
      };
      const backupMinutes = await command('backup', '--to', file);
      const other = url.replace(/postgres$/, 'template1');
      await ask(other, 'DROP DATABASE postgres WITH (FORCE)', 'CREATE DATABASE postgres TEMPLATE template0');
      const restoreMinutes = await command('restore', '--from', file);

      const after = await stage.withDatabase(({ db }) => contentsOf(db));
      const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
      const failures = names
        .filter((name) => before[name] !== after[name])
        .map((name) => `${name}: ${before[name]}, then ${after[name]}`);
      await stage.restartShop();
      load.resume();
      const rows = Object.values(before).reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
      const note = `${names.length} tables with ${rows} rows; backup ${backupMinutes} minutes, restore ${restoreMinutes} minutes`;
      return { tries: 1, failures, note };
    }),
};
