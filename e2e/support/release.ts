import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(__dirname, '../..');

/** Copies the built shop into `folder`, with client files that a test may change. */
export function copyRelease(folder: string): void {
  mkdirSync(path.join(folder, 'dist'), { recursive: true });
  cpSync(path.join(project, 'dist/client'), path.join(folder, 'dist/client'), { recursive: true });
  for (const part of ['dist/server', 'dist/ssr', 'server', 'node_modules', 'package.json']) {
    symlinkSync(path.join(project, part), path.join(folder, part));
  }
}

const APPS = {
  shop: { assets: 'assets', files: ['index.html', 'chunks.json', 'service-worker.js'] },
  staff: { assets: 'assets/staff', files: ['staff.html', 'staff-chunks.json'] },
};

/**
 * Turns the copy into a new release of one app: its main script gets a new hash, and the old one is deleted.
 * @param chunk one that gets a new hash likewise
 */
export function renewRelease(folder: string, app: keyof typeof APPS = 'shop', chunk?: string): void {
  const client = path.join(folder, 'dist/client');
  const { files } = APPS[app];
  const assets = path.join(client, APPS[app].assets);
  for (const name of ['main', ...(chunk === undefined ? [] : [chunk])]) {
    const found = readdirSync(assets);
    const [, hash = ''] = new RegExp(`(?:^| )${name}\\.(\\w+)\\.js`).exec(found.join(' ')) ?? [];
    if (hash === '') throw new Error(`There is no script ${name}`);
    const renewed = `${hash.slice(5)}${hash.slice(0, 5)}`;
    for (const file of found.filter((each) => each.startsWith(`${name}.${hash}.js`))) {
      renameSync(path.join(assets, file), path.join(assets, file.replace(hash, renewed)));
    }
    const main = readdirSync(assets).find((file) => /^main\.\w+\.js$/.test(file)) ?? '';
    // The main script names the chunks.
    for (const file of [...files, ...(name === 'main' ? [] : [path.join(APPS[app].assets, main)])]) {
      const text = readFileSync(path.join(client, file), 'utf8');
      writeFileSync(path.join(client, file), text.replaceAll(hash, renewed));
      for (const compressed of ['.br', '.gz']) rmSync(path.join(client, file + compressed), { force: true });
    }
  }
}
