// `npm start`: from a fresh clone to a running shop. The server runs in this process, so that signals reach it; builds run in child
// processes, so that their memory is freed.
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

process.chdir(root);
ensureInstalled({ withDev: false });
try {
  await ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
const server = '../dist/server/main.mjs';
await import(server);
