// `npm run dev`: the API server on 3001, restarted on every change, and webpack's server with hot reload in front on 3000.
import { spawn } from 'node:child_process';
import { ensureInstalled, root } from './prepare.mjs';

ensureInstalled();

const port = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? String(Number(port) + 1);
const shared = { ...process.env, NODE_ENV: 'development' };

const children = [
  run(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'], {
    ...shared,
    PORT: apiPort,
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  }),
  run(['node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development'], {
    ...shared,
    PORT: port,
    API_PORT: apiPort,
  }),
];

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
function run(args, env) {
  return spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).once('exit', stop);
}

/** One without the other is of no use: they end together. */
function stop() {
  for (const child of children) child.kill('SIGTERM');
}
process.once('SIGINT', stop).once('SIGTERM', stop);
console.log(`The shop with hot reload: http://localhost:${port}`);
