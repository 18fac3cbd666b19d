// The package `node` brings that version.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { nodeSteps, runGate } from './gate.mjs';
import { ensureInstalled, root } from './prepare.mjs';

const [version = '', isInside] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  console.error('Usage: npm run verify:node -- 24');
  process.exit(1);
}

if (isInside) {
  if (!`${process.versions.node}.`.startsWith(`${version}.`)) {
    console.error(`npx started Node ${process.versions.node} instead of ${version}.`);
    process.exit(1);
  }
  // A build by another version proves nothing about this one.
  for (const part of ['client', 'server']) rmSync(path.join(root, `dist/${part}.inputs`), { force: true });
  await runGate(nodeSteps);
} else {
  ensureInstalled();
  // Its install script fetches the program for this platform.
  const npx = ['--yes', '--ignore-scripts=false', '--package', `node@${version}`, '--'];
  const { status } = spawnSync('npx', [...npx, 'node', import.meta.filename, version, 'inside'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
