// `npm run seed -- --demo` fills the shop's database with the demo's products.
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

process.chdir(root);
ensureInstalled({ withDev: false });
try {
  await ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

process.setSourceMapsEnabled(true);
const command = '../dist/server/seed.mjs';
await import(command);
