import { spawnSync } from 'node:child_process';
import { root } from './prepare.mjs';

const host = process.env.HOST || '127.0.0.1';
const args = ['storybook', 'dev', '--port', '6006', '--host', host, '--no-open', ...process.argv.slice(2)];
const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
process.exitCode = status ?? 1;
