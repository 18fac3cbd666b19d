import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

// drizzle-kit compares the schema with the newest snapshot alone.
const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'server/db/migrations/meta');
const kit = path.join(root, 'node_modules/drizzle-kit/bin.cjs');

execFileSync(process.execPath, [kit, 'generate', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
const snapshots = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort();
for (const name of snapshots.slice(0, -1)) rmSync(path.join(folder, name));
