// Starts the API server, and webpack's in front of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isPortFree } from './ports.mjs';
import { ensureInstalled, root } from './prepare.mjs';

const API_FILE = 'dist/dev/server.mjs';

const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? port + 1);

for (const [name, value] of Object.entries({ PORT: port, API_PORT: apiPort })) {
  if (await isPortFree(value)) continue;
  console.error(`Port ${value} is already in use. Stop the other program, or set ${name} to a free port.`);
  process.exit(1);
}

ensureInstalled();
process.chdir(root);
Object.assign(process.env, { NODE_ENV: 'development', PORT: String(port), API_PORT: String(apiPort) });

/** @type {import('node:child_process').ChildProcess | undefined} */
let api;
let isStopping = false;

console.log('Building the shop for development …');
const web = await startWebServer();
process.once('SIGINT', stop).once('SIGTERM', stop);
// Last, because the server's banner prints the URL.
const { context } = await import('esbuild');
const { serverBundle } = await import('./serverBundle.mjs');
const apiBuild = await context({
  ...serverBundle,
  outfile: API_FILE,
  plugins: [
    { name: 'restart', setup: ({ onEnd }) => onEnd(({ errors }) => (errors.length === 0 ? restartApi() : undefined)) },
  ],
});
await apiBuild.watch();

async function startWebServer() {
  const { default: webpack } = await import('webpack');
  const { default: WebpackDevServer } = await import('webpack-dev-server');
  const { default: webpackConfig } = await import('../webpack.config.js');
  const configs = webpackConfig({}, { mode: 'development' });
  const compiler = webpack(configs);
  const server = new WebpackDevServer(configs[0]?.devServer, compiler);
  const built = new Promise((resolve) => {
    compiler.hooks.done.tap('dev', resolve);
  });
  await server.start();
  await built;
  return server;
}

async function stopApi() {
  if (!api || api.exitCode !== null || api.signalCode !== null) return;
  const exited = once(api, 'exit');
  api.kill('SIGTERM');
  await exited;
}

async function restartApi() {
  await stopApi();
  if (isStopping) return;
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
  api = spawn(process.execPath, ['--enable-source-maps', API_FILE], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(apiPort), PUBLIC_URL: publicUrl },
  });
}

async function stop() {
  isStopping = true;
  await Promise.all([stopApi(), web.stop(), apiBuild.dispose()]);
  process.exit();
}
