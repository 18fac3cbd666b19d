// `npm start`: from a fresh clone to a running shop. The server takes this process over, so that signals reach it directly;
// builds run in processes of their own, so that none of their memory stays.
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
